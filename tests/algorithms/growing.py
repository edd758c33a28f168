"""Best-first minimax, UCT and PUCT on explicit trees, written from their papers, with floating-point numbers: on trees drawn by lot
the positions that they score, in their order, are those of the program.     growing.py PROGRAM TREES"""
import json, math, random, subprocess, sys


class Node:
    """Values are those of the side to move."""
    def __init__(self, run, text, name, sign, above):
        inner = text if isinstance(text, dict) else {'children': text} if isinstance(text, list) else {'value': text}
        self.worth, self.texts = sign * inner.get('value', 0), inner.get('children', [])
        self.run, self.name, self.sign, self.above, self.children = run, name, sign, above, []
        self.low, self.high, self.value = -run.bound, run.bound, None
        self.sum, self.visits, self.promise = 0.0, 0, 0.0

    def settled(self):
        return self.low == self.high

    def expand(self):
        self.children = [Node(self.run, text, f'{self.name}.{i}', -self.sign, self) for i, text in enumerate(self.texts)]

    def score(self):
        self.run.scored.append(self.name[1:] or 'MAX')
        self.value = self.worth
        if not self.texts:
            self.low = self.high = self.worth
            self.promise = 1.0 if self.worth > 0 else 0.0 if self.worth < 0 else 0.5
            return self.promise
        return self.run.result(self.worth)

    def back_up(self):
        if not self.children:
            return
        self.low = max(-child.high for child in self.children)
        self.high = max(-child.low for child in self.children)
        self.value = max(-child.value for child in self.children if child.value is not None)
        self.value = min(max(self.value, self.low), self.high)
        for child in self.children:
            if child.settled():
                self.promise = max(self.promise, 1 - child.promise)

    def open(self):
        return [child for child in self.children if not child.settled() and -child.low > self.low]


def upwards(node):
    while node:
        yield node
        node = node.above


def first_best(run, children, worth):
    """The first of the largest; where rounding decides, programs cannot be compared."""
    worths = [worth(child) for child in children]
    best = children[worths.index(max(worths))]
    run.doubtful |= any(max(worths) - one < 1e-6 and (child.value, child.sum, child.visits) != (best.value, best.sum, best.visits)
                        for child, one in zip(children, worths))
    return best


def best(run, root):
    root.score()
    while not root.settled():
        node = root
        while node.children:
            node = first_best(run, node.open(), lambda child: -child.value)
        node.expand()
        for child in node.children:
            child.score()
        for above in upwards(node):
            above.back_up()


def worth(run, node, child):
    likely = 1 / len(node.children)
    if child.visits:
        mean = 1 - child.sum / child.visits
        mean += run.implicit * (run.result(-child.value) - mean)
    elif run.urgency == 'all':
        return math.inf
    else:
        mean = max(0.0, node.sum / node.visits - float(run.urgency))
    if run.algorithm == 'uct':
        return mean + run.exploration * math.sqrt(math.log(node.visits) / max(1, child.visits))
    return mean + run.exploration * likely * math.sqrt(node.visits) / (1 + child.visits)


def visits(run, root):
    while not root.settled():
        node = root
        while node.children:
            node = first_best(run, node.open(), lambda child: worth(run, node, child))
        if node.visits:
            node.expand()
            node = first_best(run, node.open(), lambda child: worth(run, node, child))
        found = node.score()
        for above in upwards(node):
            above.back_up()
            found = max(found, above.promise)
            above.sum += found
            above.visits += 1
            found = 1 - found


def values(text):
    if isinstance(text, dict):
        return [text['value']] + [value for one in text['children'] for value in values(one)]
    return [text]


class Run:
    def __init__(self, algorithm, tree, exploration, urgency, implicit, scale):
        self.algorithm, self.exploration, self.urgency, self.implicit = algorithm, exploration, urgency, implicit
        self.scale, self.bound, self.scored = scale, max([1] + [abs(value) for value in values(tree)]), []
        self.doubtful = False
        (best if algorithm == 'best' else visits)(self, Node(self, tree, '', 1, None))

    def result(self, value):
        return (1 + value / (abs(value) + self.scale)) / 2


def drawn_tree(depth):
    if depth == 0 or depth < 4 and random.random() < 0.15:
        return random.randint(-9, 9)
    return {'value': random.randint(-9, 9), 'children': [drawn_tree(depth - 1) for _ in range(random.randint(1, 3))]}


def asked(program, tree, words):
    told = subprocess.run([program, 'draw', '--step', 'game=tree', 'tree=' + json.dumps(tree)] + words,
                          capture_output=True, text=True, check=True).stdout
    leaves = [line.split() for line in told.splitlines() if line.split()[:1] == ['leaf']]
    return [words[2].rstrip(':') if words[1] in ('MAX', 'MIN') else 'MAX' for words in leaves]


random.seed(1)
compared = 0
for i in range(int(sys.argv[2])):
    tree = drawn_tree(4)
    exploration, implicit, scale = random.choice([0, 0.3, 1, 2]), random.choice([0, 0.25, 1]), random.choice([1, 4, 10])
    urgency = random.choice(['all', '0.125', '0.5'])
    for algorithm in 'best', 'uct', 'puct':
        run = Run(algorithm, tree, exploration, urgency, implicit, scale)
        words = [] if algorithm == 'best' else [f'exploration={exploration}', f'urgency={urgency}', f'implicit={implicit}', f'scale={scale}']
        theirs = asked(sys.argv[1], tree, ['algorithm=' + algorithm] + words)
        if run.scored != theirs and not run.doubtful:
            sys.exit(f'{algorithm} {" ".join(words)} tree={json.dumps(tree)}\n{run.scored}\n{theirs}')
        compared += not run.doubtful
print('compared:', compared)
