"""Headless Chromium, for browser.t: each line of standard input is a command, or a script whose value is printed.

    show FILE             shows that file of the current folder; what was complained of before is forgotten
    press KEY
    drag SCRIPT           from one point of the page to another: [[x, y], [x, y]]
    tell METHOD [JSON]    a command of the DevTools protocol (chromedevtools.github.io/devtools-protocol)
    complaints            errors, violations of the policy, and requests for anything but the page; and a line with a point

Messages go over two pipes, which are the browser's files 3 and 4; each is JSON and ends in a 0.
"""
import json
import os
import select
import subprocess
import sys

PATIENCE = 60
KEYS = {"ArrowLeft": 37, "ArrowRight": 39, "Home": 36, "End": 35, "c": 67, "s": 83}
OPTIONS = ("--headless --no-sandbox --disable-gpu --no-first-run --disable-extensions --disable-background-networking "
           "--disable-dev-shm-usage --disable-breakpad --remote-debugging-pipe --user-data-dir=profile about:blank")

number, session, page, loaded, complaints, come = 0, None, "", False, [], b""
(to_read, to), (come_from, from_write) = os.pipe(), os.pipe()
browser = subprocess.Popen(["sh", "-c", f"exec chromium {OPTIONS} 3<&{to_read} 4>&{from_write}"], pass_fds=(to_read, from_write),
                           stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
os.close(to_read)
os.close(from_write)


def take_event(method, told):
    """What the browser tells unasked."""
    global loaded
    if method == "Page.loadEventFired":
        loaded = True
    elif method == "Runtime.exceptionThrown":
        complaints.append("exception: " + told["exceptionDetails"]["text"])
    elif method == "Log.entryAdded":
        complaints.append("log: " + told["entry"]["text"])
    elif method == "Runtime.consoleAPICalled":
        complaints.append("console: " + told["type"])
    elif method == "Network.requestWillBeSent":
        address = told["request"]["url"]
        if address != page and not address.startswith("data:"):
            complaints.append("request: " + address)


def next_message():
    global come
    while b"\0" not in come:
        if not select.select([come_from], [], [], PATIENCE)[0]:
            sys.exit("the browser says nothing any more")
        more = os.read(come_from, 65536)
        if not more:
            sys.exit("the browser has ended")
        come += more
    text, come = come.split(b"\0", 1)
    message = json.loads(text)
    take_event(message.get("method"), message.get("params"))
    return message


def ask(method, **parameters):
    global number
    number += 1
    message = {"id": number, "method": method, "params": parameters, **({"sessionId": session} if session else {})}
    sent = json.dumps(message).encode() + b"\0"
    while sent:
        sent = sent[os.write(to, sent):]
    while (answer := next_message()).get("id") != number:
        pass
    if "error" in answer:
        sys.exit(method + ": " + answer["error"]["message"])
    return answer["result"]


def value_of(script):
    answer = ask("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
    if "exceptionDetails" in answer:
        return "exception: " + answer["result"]["description"]
    return answer["result"].get("value")


target = ask("Target.createTarget", url="about:blank")["targetId"]
session = ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
for domain in ("Page", "Runtime", "Log", "Network"):
    ask(domain + ".enable")
for line in sys.stdin:
    command, _, rest = line.strip().partition(" ")
    if command == "show":
        page, loaded, complaints = "file://" + os.getcwd() + "/" + rest, False, []
        ask("Page.navigate", url=page)
        while not loaded:
            next_message()
    elif command == "press":
        for kind in ("rawKeyDown", "keyUp"):
            ask("Input.dispatchKeyEvent", type=kind, key=rest, code=rest, windowsVirtualKeyCode=KEYS[rest])
    elif command == "drag":
        (x, y), to_point = value_of(rest)
        for kind, (x, y) in (("mousePressed", (x, y)), ("mouseMoved", to_point), ("mouseReleased", to_point)):
            ask("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", buttons=1, clickCount=1)
    elif command == "tell":
        method, _, parameters = rest.partition(" ")
        ask(method, **json.loads(parameters or "{}"))
    elif command == "complaints":
        value_of("new Promise(done => setTimeout(done, 300))")  # what is under way arrives
        print(*complaints, ".", sep="\n", flush=True)
    elif (value := value_of(line)) is not None:
        print(value if isinstance(value, str) else json.dumps(value))
ask("Browser.close")
browser.wait(PATIENCE)
