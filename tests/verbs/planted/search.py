#!/usr/bin/env python3
"""Alpha-beta on trees of nested lists, and faults that can be planted in it: search.py [FAULT] [lines].

It speaks plymeter's protocols words and lines.
"""
import json
import sys

FAULT = sys.argv[1] if len(sys.argv) > 1 else "none"
LINES = "lines" in sys.argv
INFINITY = 2 ** 70
order = []


def height(node):
    return 1 + max(map(height, node)) if isinstance(node, list) else 0


def narrow(value):
    """As an int of 32 bits would hold it."""
    return (value + 2 ** 31) % 2 ** 32 - 2 ** 31 if FAULT == "overflow" else value


def leaf(value, ply, sign):
    order.append(value)
    if FAULT == "leaf-sign":
        return -sign * value
    if FAULT == "odd-sign" and ply % 2 == 1:
        return value
    return narrow(sign * value)


def child_value(child, depth, alpha, beta, above, sign, ply, first):
    if FAULT == "window":
        return -search(child, depth - 1, -alpha, -beta, beta, -sign, ply + 1)[0]
    if FAULT == "grandparent" and ply > 0:
        return -search(child, depth - 1, -beta, above, beta, -sign, ply + 1)[0]
    if FAULT == "null-window" and not first:
        return -search(child, depth - 1, -alpha - 1, -alpha, beta, -sign, ply + 1)[0]
    return narrow(-search(child, depth - 1, -beta, -alpha, beta, -sign, ply + 1)[0])


def search(node, depth, alpha, beta, above, sign, ply):
    """The value for the player to move, and the number of the best child; `above` is the parent's beta."""
    if not isinstance(node, list):
        return leaf(node, ply, sign), None
    if depth == 0:
        order.append(0)
        return 0, None
    best, move = -INFINITY, None
    for number, child in enumerate(node):
        value = child_value(child, depth, alpha, beta, above, sign, ply, number == 0)
        if FAULT == "first" and number > 0:
            continue
        if FAULT == "ties" and value == best:
            break
        if value > best or (FAULT == "tied-move" and value == best):
            best, move = value, number
        if FAULT != "alpha":
            alpha = max(alpha, best)
        if best > beta if FAULT == "strict" else best >= beta:
            break
    if FAULT == "tied-move":
        best = min(max(best, alpha), beta)
    return best, move


def solve(tree, depth, root):
    order.clear()
    sign = 1 if root == "max" else -1
    value, move = search(tree, depth - (FAULT == "depth"), -INFINITY, INFINITY, INFINITY, sign, 0)
    return (-sign if FAULT == "root-sign" else sign) * value, move


for line in sys.stdin:
    question = json.loads(line)
    if not LINES:
        value, _ = solve(question, height(question), "max")
        print(value, *order, flush=True)
    elif "hello" in question:
        print(json.dumps({"name": "planted"}), flush=True)
    else:
        value, move = solve(question["tree"], question["depth"], question["root"])
        print(json.dumps({"value": value, "move": move, "leaves": len(order), "order": order}), flush=True)
