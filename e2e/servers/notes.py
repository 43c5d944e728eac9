"""A small MCP server over stdio in plain Python: two tools, a resource and a prompt."""

import json
import sys

NOTES = ["buy milk"]

TOOLS = [
    {
        "name": "add_note",
        "description": "Keeps a note.",
        "inputSchema": {
            "type": "object",
            "properties": {"text": {"type": "string"}, "urgent": {"type": "boolean"}},
            "required": ["text"],
        },
    },
    {
        "name": "divide",
        "description": "Divides a by b.",
        "inputSchema": {
            "type": "object",
            "properties": {"a": {"type": "number"}, "b": {"type": "number"}},
            "required": ["a", "b"],
        },
    },
]
RESOURCES = [{"uri": "notes://all", "name": "All notes", "mimeType": "text/plain"}]
PROMPTS = [{"name": "review", "arguments": [{"name": "topic", "required": True}]}]


def text(value, is_error=False):
    return {"content": [{"type": "text", "text": value}], "isError": is_error}


def call(name, arguments):
    if name == "add_note":
        NOTES.append(arguments["text"])
        return text(f"{len(NOTES)} notes")
    try:
        return text(str(arguments["a"] / arguments["b"]))
    except ZeroDivisionError as error:
        return text(str(error), is_error=True)


def answer(method, params):
    if method == "initialize":
        return {
            "protocolVersion": params["protocolVersion"],
            "capabilities": {"tools": {}, "resources": {}, "prompts": {}},
            "serverInfo": {"name": "notes", "version": "1.0.0"},
        }
    if method == "tools/list":
        return {"tools": TOOLS}
    if method == "tools/call":
        return call(params["name"], params.get("arguments", {}))
    if method == "resources/list":
        return {"resources": RESOURCES}
    if method == "resources/templates/list":
        return {"resourceTemplates": []}
    if method == "resources/read":
        return {"contents": [{"uri": params["uri"], "mimeType": "text/plain", "text": "\n".join(NOTES)}]}
    if method == "prompts/list":
        return {"prompts": PROMPTS}
    if method == "prompts/get":
        topic = params["arguments"]["topic"]
        return {"messages": [{"role": "user", "content": {"type": "text", "text": f"Review: {topic}"}}]}
    if method == "ping":
        return {}
    return None


def main():
    print("notes server is up", file=sys.stderr, flush=True)
    for line in sys.stdin:
        message = json.loads(line)
        if "id" not in message:
            continue
        result = answer(message["method"], message.get("params", {}))
        reply = {"jsonrpc": "2.0", "id": message["id"]}
        if result is None:
            reply["error"] = {"code": -32601, "message": f"Method not found: {message['method']}"}
        else:
            reply["result"] = result
        print(json.dumps(reply, ensure_ascii=False), flush=True)


main()
