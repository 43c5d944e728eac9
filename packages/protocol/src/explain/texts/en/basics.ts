import type { BasicsTopic, MemberText, PhaseTexts } from '../types.ts';

export const EN_BASICS = {
  'json-rpc': [
    'MCP speaks JSON-RPC 2.0: every message is one JSON object, and its members say what it is. JSON-RPC knows no transport; over stdio a message is a line, over HTTP the body of a POST or an event of a stream.',
  ],
  kinds: [
    'There are three kinds of message. With method and id it is a request, with method alone a notification, with result or error a response. Nothing else tells them apart.',
  ],
  id: [
    'A request has an id because answers may overtake each other: the answer that carries the same id is its answer. Each side counts its own ids, so the same number may be under way in both directions.',
    'A string or an integer, never null; the answer returns it unchanged.',
  ],
  'no-id': [
    'A notification has no id because nobody waits for an answer to it. Whoever sends one cannot know whether it was understood; an answer to it would belong to nothing.',
    'The receiver must not answer.',
  ],
  'three-failures': [
    'Things fail in three ways. error: the request could not be carried out at all, such as for an unknown method or tool. isError: the tool was run and failed; that is a result, so that the model reads it and can try otherwise. Transport: no answer came, because the process ended, the connection broke or HTTP refused; no message says so, only what surrounds the messages.',
    'A timeout in the client is none of them: it is the client’s own patience.',
  ],
  codes: [
    'The code of an error is for programs. -32700 and -32600 to -32603 are JSON-RPC’s own, -32000 to -32099 are left to protocols and programs, and all other integers are free.',
    'Since 2026-07-28, -32020 to -32099 belong to the specification alone.',
  ],
  directions: [
    'Both sides may send requests: the client asks for tools, the server for sampling, elicitation and roots, both for ping. Since 2026-07-28 only clients send requests; what a server wants to know stands in a result of type input_required.',
  ],
  batch: [
    'In 2025-03-26 several messages may stand in one JSON array. 2025-06-18 took that away again.',
    'initialize must not be in a batch, and a batch must not be empty.',
  ],
} as const satisfies Readonly<Record<BasicsTopic, MemberText>>;

export const EN_PHASES: PhaseTexts = {
  prelude: {
    before: 'Nothing is known: the client has a command or an address, and no more.',
    exchanged:
      'The process is started or the connection made. A client that speaks both eras asks server/discover, to learn which one the server belongs to.',
    after:
      'Whatever the answer, the client now knows how to begin: with initialize, or with any request at once.',
  },
  initialization: {
    before: 'The two do not know yet which revision they share and what the other can do.',
    exchanged:
      'The client offers a revision, its capabilities and its name; the server answers with its own; notifications/initialized says that the client is ready. In the modern era there is no such exchange: each request says it in _meta.',
    after:
      'What both declared holds until the end. Each side may ask for what the other declared, and for nothing else.',
  },
  discovery: {
    before: 'The client knows that there are tools, resources or prompts, but not which.',
    exchanged: 'Lists: tools/list, resources/list, resources/templates/list, prompts/list, page by page.',
    after:
      'The host can show the lists and give the tools to its model. A server that declared listChanged tells when one of them has changed; otherwise the client has to look again.',
  },
  operation: {
    before: 'Revision, capabilities and lists are known.',
    exchanged:
      'The work: tools are called, resources read, prompts filled in. Progress and log messages arrive meanwhile, and the server may ask back.',
    after:
      'Either side may go on for as long as it likes; requests may be cancelled, and lists read again at any time.',
  },
  shutdown: {
    before: 'The client wants to end, or the server has ended by itself.',
    exchanged:
      'No message: MCP has none for it. Over stdio the client closes stdin, waits, sends SIGTERM, waits, sends SIGKILL. Over HTTP it ends the protocol session with DELETE, where there is one.',
    after: 'What was still under way is lost. A new connection begins from the start and remembers nothing.',
  },
  note: 'The specification names three phases: initialization, operation, shutdown. Discovery is a teaching name for the lists, which belong to operation; here it returns whenever lists are read.',
};
