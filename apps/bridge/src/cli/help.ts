export const OPEN_HELP = `Look at a recording as it was; nothing is started, and nothing can be sent.

  mcp-lifeline open <recording> [options]

The recording is a file, or the id of one in the data directory: what Lifeline wrote, or an NDJSON capture. The file
is not changed; notes on it are kept beside it.

  --port <number>     port of 127.0.0.1 to listen on (default: 5463 or the next that is free)
  --no-open           do not open the browser
  --json              print one line of JSON with addresses and token, for a program that drives Lifeline
  --help, --version

Examples
  mcp-lifeline open session.ndjson
  mcp-lifeline open s-mabc1234
`;

export const HELP = `See what passes between an MCP client and its server, as it happens.

  mcp-lifeline [options] [command [arguments…]]   start a server and inspect it; without a command, choose on the page
  mcp-lifeline [options] <url> [options]          connect to a server by its address, http://… or https://…
  mcp-lifeline open <recording> [options]         look at a recording (open --help)
  mcp-lifeline export <recording> --format <name>   write it as html, svg, mermaid, markdown or ndjson (export --help)
  mcp-lifeline run <method> [options] <command…|url>   send one request, print its result (run --help)
  mcp-lifeline check [--suite <file>] <command…|url>   run cases, find faults, tell whether all holds (check --help)
  mcp-lifeline compare <A> <B> [--format text|json]   tell what differs between two recordings
  mcp-lifeline demo [--lang en|zh-CN|zh-TW]       print the exchange of the eight steps as raw JSON-RPC

Options end at the first word that is not one; -- ends them, too. Relative paths start where you stand.

  --config <file>     servers of a configuration ("mcpServers" or "servers") fill the form and wait for your click
  --server <name>     choose one of them
  --port <number>     port of 127.0.0.1 to listen on (default: 5463 or the next that is free)
  --cwd <directory>   working directory of the server
  --env NAME=VALUE    environment variable of the server; may be repeated
  --header 'Name: value'   header for a server with a URL; may be repeated
  --ca <file>         certificates (PEM) of further authorities to trust for https://
  --no-open           do not open the browser
  --json              print one line of JSON with addresses and token, for a program that drives Lifeline
  --help, --version

A server inherits HOME, LOGNAME, PATH, SHELL, TERM, USER, LANG, LC_* and TMPDIR, and nothing else, from the
environment. HTTP_PROXY, HTTPS_PROXY and NO_PROXY hold for servers with a URL. Recordings and settings are kept under LIFELINE_HOME, or where this system keeps the data of programs.

Examples
  mcp-lifeline node server.js
  mcp-lifeline --env API_KEY=… npx -y some-mcp-server
  mcp-lifeline http://127.0.0.1:3001/mcp --header 'Authorization: Bearer …'
  mcp-lifeline --config mcp.json --server files
`;
