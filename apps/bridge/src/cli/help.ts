// Plain JavaScript without imports: `npm start -- --help` reads it before anything is installed (scripts/lib/help.mjs).

export const HELP = `See every message between an MCP client and its server, as it crosses the wire.

On the page
  mcp-lifeline                                   choose a server there, or try a bundled one
  mcp-lifeline [options] command [arguments…]    start a server and inspect it
  mcp-lifeline [options] <url> [options]         connect to a server at http://… or https://…
  mcp-lifeline open <recording>                  look at a recording

In the terminal
  mcp-lifeline run <method> <command… or url>         send one request and print its result
  mcp-lifeline check <command…, url or recording>     look for faults in what a server offers, run a suite of cases
  mcp-lifeline export <recording> --format <name>     write html, svg, mermaid, markdown or ndjson
  mcp-lifeline compare <recording> <recording>        list what differs
  mcp-lifeline demo                                   print an exchange of eight steps as raw JSON-RPC

Each word has a help of its own, such as: mcp-lifeline run --help

Options
  --config <file>           offer the servers of a configuration ("mcpServers" or "servers"); they wait for your click
  --server <name>           choose one of them
  --port <number>           listen on this port of 127.0.0.1 (default: 5463, or the next that is free)
  --cwd <directory>         working directory of the server
  --env NAME=VALUE          environment variable of the server; may be repeated
  --header 'Name: value'    header for a server with a URL; may be repeated
  --ca <file>               trust these certificates (PEM) for https://, beside the usual ones
  --no-open                 do not open the browser
  --json                    print addresses and token as one line of JSON, for a program that drives Lifeline
  --help, --version

Options end at the first word that is not one; -- ends them, too. Relative paths start where you stand.

A server that is started inherits HOME, LOGNAME, PATH, SHELL, TERM, USER, LANG, LC_* and TMPDIR from the environment,
and nothing else. HTTP_PROXY, HTTPS_PROXY and NO_PROXY hold for servers with a URL. Recordings and settings are kept
under LIFELINE_HOME, or where this system keeps the data of programs.

Examples
  mcp-lifeline node server.js
  mcp-lifeline --env API_KEY=… npx -y some-mcp-server
  mcp-lifeline http://127.0.0.1:3001/mcp --header 'Authorization: Bearer …'
  mcp-lifeline --config mcp.json --server files
`;

export const OPEN_HELP = `Looks at a recording as it was: nothing is started, and nothing can be sent.

  mcp-lifeline open <recording> [options]

The recording is a file, or the id of one in the data directory: what Lifeline wrote, or an NDJSON capture. The file
is not changed; notes on it are kept beside it.

Options
  --port <number>           listen on this port of 127.0.0.1 (default: 5463, or the next that is free)
  --no-open                 do not open the browser
  --json                    print addresses and token as one line of JSON, for a program that drives Lifeline

Examples
  mcp-lifeline open session.ndjson
  mcp-lifeline open s-mabc1234
`;

export const EXPORT_HELP = `Writes a recording in a format that others can open.

  mcp-lifeline export <recording> --format <name> [options]

The recording is a file, or the id of one in the data directory. Secrets are replaced by markers such as [redacted:1]:
credentials of headers, values named like secrets, tokens of known services, private keys, and the environment
variables of this shell that are named like secrets.

Options
  --format <name>           html       one page with the views of Lifeline; needs neither a server nor a network
                            svg        the diagram as a picture
                            mermaid    the diagram as text (sequenceDiagram)
                            markdown   a document with diagram and messages
                            ndjson     a recording again
  --filter <text>           only the events that match (docs/filter.md)
  -o, --output <file>       write to this file instead of standard output
  --no-notes                leave out what you wrote on the recording and its events
  --no-redact               keep secrets

Exit code
  0   written
  1   the recording or the output cannot be used
  2   the arguments are wrong

Examples
  mcp-lifeline export session.ndjson --format html -o session.html
  mcp-lifeline export s-mabc1234 --format markdown --filter "method:tools/call is:error" -o calls.md
`;

export const COMPARE_HELP = `Lists what differs between two recordings.

  mcp-lifeline compare <recording A> <recording B> [options]

A recording is a file, or the id of one in the data directory. Compared are messages, by method and arguments (only in
A, only in B, another outcome, result or time), and what the servers offered, with what each change means for callers.

Options
  --format <name>           text (default), or json
  --all                     list messages without a difference in the text, too; JSON has them all

Exit code
  0   both were read, whether they differ or not
  1   one of them cannot be read
  2   the arguments are wrong
`;

export const DEMO_HELP = `Prints the exchange of eight steps with the bundled server as raw JSON-RPC.

  mcp-lifeline demo [--lang en|zh-CN|zh-TW] [--step]

  --step   wait for a key before each step; q quits. Where stdin is no terminal, each line of it is one step
`;

const DECLARES = `  --declares <JSON>|@<file>   what the client says of itself, in place of what the settings say:
                            {"clientInfo"?: {"name"?, "version"?}, "capabilities"?: {…} as it goes out}`;

const AUTHORIZATION = `Authorization (for a URL): tokens that the page has kept in the file are used. Else, without a person:
  --authorize redirects     follow the authorization server's redirects without a browser, until they lead back; for
                            servers that ask nobody, such as those of tests
  --authorize client        ask for a token for the client itself (client_credentials)
  --client-id <id>          of a client that is registered already
  --client-secret-env NAME  environment variable with its secret
  --client-key <file>       its private key (PKCS #8, PEM), in place of a secret
  --client-key-alg <name>   how the key signs (default: ES256)
  --client-metadata-url <url>   address of its metadata document
  --issuer <url>            the only authorization server that it is for
  --scope '<scopes>'        instead of those that the server asks for`;

export const RUN_HELP = `Sends one request to a server and prints its result. The session is recorded like every other one.

  mcp-lifeline run <method> [options] (command… or url)

Options
  --params <JSON>|@<file>   params of the request
  --era <era>               auto (default): ask server/discover, else initialize; legacy, modern, or a revision
  --header 'Name: value'    header for a URL; may be repeated
  --ca <file>               trust these certificates (PEM) for https://, beside the usual ones
  --timeout <seconds>       for all of it, the start of the server included (default: 60)
  --answers <file>          answers to what the server asks: a JSON list of
                            {"method", "match"?, "action"?, "content"?, "result"?, "error"?}; the first that fits
                            is taken ("match": a text in the params, or members that they have; "method": "*" fits
                            all; "accept" without content takes the defaults of the form). What none fits is declined
${DECLARES}
  --format <format>         text (default); json: {"outcome", "result"?, "error"?, "durationMs"}; raw: the line as it
                            came
  --cwd <directory>         working directory of a command
  --env NAME=VALUE          environment variable of a command; may be repeated

${AUTHORIZATION}

Exit code
  0   a result
  2   a tool error, or wrong arguments
  3   a protocol error
  4   no connection, or no answer
  5   timeout

Examples
  mcp-lifeline run tools/list node server.js
  mcp-lifeline run tools/call --params '{"name":"echo","arguments":{"message":"hi"}}' node server.js
  mcp-lifeline run tools/list http://127.0.0.1:3001/mcp --header 'Authorization: Bearer …'
`;

export const CHECK_HELP = `Looks for faults in what a server offers, and runs the cases of a suite against its tools.

  mcp-lifeline check [options] command [arguments…]
  mcp-lifeline check [options] <url>
  mcp-lifeline check [options] <recording>

The session is recorded like any other. In a recording (a file, or its id) only findings are looked for: cases need a
server. The report goes to standard output, everything else to standard error.

Options
  --suite <file>            run the cases of this suite (YAML; docs/suites.md says what it may hold)
  --findings                look for faults in names, descriptions and schemas (done anyway without --suite)
  --format <name>           text (default), json, junit, markdown or html
  --allow-writes            call tools that are not marked read-only (annotations.readOnlyHint), too; else their cases
                            do not run
  --timeout <seconds>       give a call up after this time (default: the one of the settings, 60 s), and the server,
                            where it has not got ready and listed what it offers by then (default: 60 s)
  --env NAME=VALUE          environment variable of the server, and value of \${env:NAME} in the suite;
                            may be repeated
  --cwd <directory>         working directory of the server
  --header 'Name: value'    header of every request to the URL; may be repeated
  --ca <file>               trust these certificates (PEM) for https://, beside the usual ones
${DECLARES}

${AUTHORIZATION}

Options come before the command; -- ends them.

Exit code
  0   every case passed, the suite has no mistake, and no finding is of severity “must”
  1   something is not as it should be, cases did not run, or a list could not be read
  2   the arguments are wrong
  3   nothing could be checked: the server did not start or list its tools, the suite or recording cannot be read, or
      the suite has no cases

Examples
  mcp-lifeline check node server.js
  mcp-lifeline check --suite suite.yaml --allow-writes --format junit node server.js > report.xml
  mcp-lifeline check --suite suite.yaml https://example.org/mcp
  mcp-lifeline check --format html npx -y some-mcp-server > findings.html
`;
