#!/usr/bin/env python3
"""An engine of plymeter's protocol "lines": it solves tic-tac-toe.

One line of JSON is read and one is written for each question, until the input ends.
"""
import json
import sys

LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
WIN = 10
nodes = 0


def read_position(text):
    """The board and the side to move: "x.o/.x./...:o", as `plymeter show` prints it; None is the start."""
    board, side = (text or ".../.../...:x").split(":")
    return list(board.replace("/", "")), side


def other(side):
    return "o" if side == "x" else "x"


def value(board, side, depth):
    """What the position is worth to the side to move, and its best move, as far as so many plies show."""
    global nodes
    nodes += 1
    if any(all(board[cell] == other(side) for cell in line) for line in LINES):
        return -WIN, None
    free = [cell for cell in range(9) if board[cell] == "."]
    if not free or depth == 0:
        return 0, None
    best, move = -WIN - 1, None
    for cell in free:
        board[cell] = side
        score = -value(board, other(side), depth - 1)[0]
        board[cell] = "."
        if score > best:
            best, move = score, cell
    return best, move


def answer(question):
    global nodes
    if question["game"] != "tictactoe":
        return {"error": "this engine plays tictactoe only"}
    board, side = read_position(question["position"])
    for move in question["moves"]:
        board["abc".index(move[0]) + 3 * "123".index(move[1])] = side
        side = other(side)
    nodes = 0
    depth = question.get("depth", 9)
    score, cell = value(board, side, depth)
    move = None if cell is None else "abc"[cell % 3] + "123"[cell // 3]
    return {"move": move, "score": score, "nodes": nodes, "depth": depth}


for line in sys.stdin:
    request = json.loads(line)
    print(json.dumps({"name": "Solver of tic-tac-toe"} if "hello" in request else answer(request)), flush=True)
