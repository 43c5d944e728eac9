import type { ExportLanguage, ExportWords } from './export-words.ts';

const counted = (one: string, many: string) => (n: number, shown: string) =>
  n === 1 ? `1 ${one}` : `${shown} ${many}`;

const WORDS: ExportWords = {
  kinds: { response: 'response' },
  unknownMethod: 'no method',
  batch: (n) => (n === 1 ? 'batch of 1 message' : `batch of ${n} messages`),
  malformed: {
    'not-json': 'not JSON',
    blank: 'blank line',
    'not-object': 'no JSON object',
    'no-shape': 'neither request nor response',
    'not-utf8': 'not UTF-8',
  },
  items: {
    tool: counted('tool', 'tools'),
    resource: counted('resource', 'resources'),
    template: counted('template', 'templates'),
    prompt: counted('prompt', 'prompts'),
  },
  more: (count) => `${count}, more follow`,
  capabilities: (n) => (n === 1 ? '1 capability' : `${n} capabilities`),
  inputRequired: (methods: string) =>
    methods === '' ? 'asks for the request once more' : `asks for input: ${methods}`,
  tasks: (n, shown) => (n === 1 ? '1 task' : `${shown} tasks`),
  events: {
    stderr: 'stderr line',
    note: 'note',
    opened: 'connection opened',
    timeout: (time) => `no answer within ${time}`,
    http: {
      request: 'HTTP',
      response: 'HTTP',
      'stream-opened': 'stream opened',
      'stream-event': 'SSE',
      'stream-closed': 'stream closed',
      failed: 'HTTP failed',
      other: 'HTTP event',
    },
    authorization: {
      challenge: 'asks for authorization',
      'resource-metadata': 'resource metadata',
      'server-metadata': 'server metadata',
      registration: 'registration',
      authorize: 'sign-in in the browser',
      callback: 'back from the browser',
      token: 'token',
      refresh: 'token refresh',
    },
    process: {
      spawned: (pid) => `spawned · pid ${pid}`,
      spawnFailed: (errno) => `not started · ${errno}`,
      stdinClosed: 'stdin closed',
      stdoutClosed: 'stdout closed',
      signal: (signal) => `${signal} sent`,
      exited: (code) => `exit ${code}`,
      killed: (signal) => `ended by ${signal}`,
    },
    closed: {
      disconnected: 'disconnected',
      exited: 'connection over: the server ended',
      'stdout-closed': 'connection over: the server closed its output',
      'spawn-failed': 'connection over: the server was not started',
      restarted: 'connection over: started again',
      'session-expired': 'connection over: the server had ended the protocol session',
      'stream-closed': 'connection over: the server closed its stream',
      'bridge-stopped': 'connection over: Lifeline stopped',
      'bridge-crashed': 'connection over: Lifeline was ended in mid-flight',
      other: 'connection over',
    },
    gap: {
      'disk-full': 'not recorded: the disk is full',
      'write-failed': 'not recorded: writing failed',
      'line-too-long': 'line kept to its first MiB',
      unreadable: 'a line of the recording cannot be read',
      other: 'something is missing here',
    },
    actions: {
      connect: 'connect',
      restart: 'start again',
      disconnect: 'disconnect',
      raw: 'send a raw line',
      cancel: 'cancel',
      answer: 'answer',
      byRule: (rule) => `by rule ${rule}`,
      unattended: 'declined: nobody was there',
      authorize: 'authorize',
      'pause-polls': 'stop asking after a task',
      'resume-polls': 'ask after a task',
      run: 'run',
      read: 'read',
      get: 'get',
      other: 'action',
      send: (method) => `send ${method}`,
    },
  },
  outcomes: {
    pending: 'pending',
    result: 'result',
    'tool-error': 'isError',
    error: 'error',
    cancelled: 'cancelled',
    timeout: 'timeout',
    lost: 'lost',
  },
  marks: { orphan: 'answers nothing', duplicate: 'answered twice', late: 'too late' },
  prelude: 'Connecting',
  lanes: { client: 'Client', server: 'Server', authorization: 'Authorization server' },
  foldPages: 'further pages',
  messages: counted('message', 'messages'),
  restarted: (n) => `Started again: connection ${n}`,
  nested: (n) => `+${n}`,
  negotiated: {
    server: (names) => `server: ${names}`,
    client: (names) => `client: ${names}`,
    nothing: 'no capabilities',
    asked: (revision) => `asked for ${revision}`,
  },
  phases: { 1: 'Initialization', 2: 'Discovery', 3: 'Operation', 4: 'Shutdown' },
  document: {
    title: 'MCP session',
    server: 'Server',
    command: 'Command',
    source: 'Source',
    revision: 'Revision',
    recorded: 'Recorded',
    content: 'Content',
    redacted: 'Redacted',
    sequence: 'Sequence',
    messages: 'Messages',
    note: 'Note',
    notes: 'Notes',
    event: (seq) => `event ${seq}`,
    events: (shown, total) =>
      shown === total ? (total === 1 ? '1 event' : `${total} events`) : `${shown} of ${total} events`,
    secrets: (n) => `${n === 1 ? '1 secret' : `${n} secrets`}, replaced by markers such as \`[redacted:1]\``,
    cut: (chars) => `This is the start of a text of ${chars} characters.`,
  },
};

function duration(ms: number): string {
  if (ms < 10) return `${ms < 0.05 ? 0 : ms.toFixed(1).replace(/\.0$/, '')} ms`;
  return ms < 999.5 ? `${ms.toFixed(0)} ms` : `${(ms / 1000).toFixed(ms < 10_000 ? 2 : 1)} s`;
}

/** The language of exports that no page asked for. */
export const ENGLISH: ExportLanguage = {
  tag: 'en',
  words: WORDS,
  format: {
    number: (value) => String(value),
    ms: duration,
    at: (ms) => `+${(ms / 1000).toFixed(3)} s`,
    date: (iso) => iso.replace('T', ' ').replace(/:\d\d(?:\.\d+)?Z$/, ' UTC'),
  },
};
