"""A build server for tests: answers with what a file says.

The file has an object: the results of requests by their methods, and `options`, the results of
textDocument/sourceKitOptions by the sources' URIs. A method without a result is unknown. What was asked for is written to
a file beside it, a line for each message.
"""

import json
import sys

with open(sys.argv[1]) as file:
    answers = json.load(file)
requests = open(sys.argv[1] + ".requests", "w")


def send(message):
    body = json.dumps(dict(message, jsonrpc="2.0")).encode()
    sys.stdout.buffer.write(b"Content-Length: %d\r\n\r\n" % len(body))
    sys.stdout.buffer.flush()
    # In two pieces, as pipes may deliver it.
    sys.stdout.buffer.write(body[:5])
    sys.stdout.buffer.flush()
    sys.stdout.buffer.write(body[5:])
    sys.stdout.buffer.flush()


def receive():
    length = 0
    while True:
        line = sys.stdin.buffer.readline()
        if not line:
            sys.exit(0)
        if line == b"\r\n":
            return json.loads(sys.stdin.buffer.read(length))
        if line.lower().startswith(b"content-length:"):
            length = int(line.split(b":")[1])


while True:
    message = receive()
    method = message.get("method")
    requests.write((method or "answer to " + str(message["id"])) + "\n")
    requests.flush()
    if method is not None and method == answers.get("dies at"):
        sys.stderr.write("out of memory\n")
        sys.exit(3)
    if method == "build/exit":
        sys.exit(0)
    if "id" not in message or method is None:
        continue
    send({"method": "build/logMessage", "params": {"type": 4, "message": "working"}})
    send({"id": "from-server", "method": "window/workDoneProgress/create", "params": {}})
    if method == "textDocument/sourceKitOptions" and "options" in answers:
        send({"id": message["id"], "result": answers["options"].get(message["params"]["textDocument"]["uri"])})
    elif method in answers:
        send({"id": message["id"], "result": answers[method]})
    else:
        send({"id": message["id"], "error": {"code": -32601, "message": "no such method"}})
