"""A small MCP server in plain Python, on lines of JSON."""
import json
import sys

print("plain server: starting", file=sys.stderr, flush=True)
for line in sys.stdin:
    message = json.loads(line)
    if "id" not in message:
        continue
    method, result = message["method"], {}
    if method == "initialize":
        result = {
            "protocolVersion": message["params"]["protocolVersion"],
            "capabilities": {"tools": {}},
            "serverInfo": {"name": "plain", "version": "1.0.0"},
        }
    elif method == "tools/list":
        result = {"tools": [{"name": "double", "inputSchema": {"type": "object"}}]}
    elif method == "tools/call":
        n = message["params"]["arguments"]["n"]
        result = {"content": [{"type": "text", "text": str(2 * n)}]}
    print(json.dumps({"jsonrpc": "2.0", "id": message["id"], "result": result}), flush=True)
