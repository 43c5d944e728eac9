import type { MessageReader } from '../../reader.ts';
import type { Sentences } from '../types.ts';

const quoted = (text: string | undefined) => (text === undefined ? '(nothing)' : `“${text}”`);
const listed = (names: readonly string[], count: number) =>
  names.length === 0 ? '' : ` (${names.join(', ')}${names.length < count ? ', …' : ''})`;
const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const program = (m: MessageReader, at: string) =>
  m.has(at)
    ? `“${m.text(`${at}/name`) ?? '?'}”, version ${m.text(`${at}/version`) ?? '?'}`
    : 'an unnamed program';
const declared = (m: MessageReader, at: string) =>
  m.count(at) === 0 ? 'declares no capabilities' : `declares ${m.keys(at).join(', ')}`;
const more = (m: MessageReader) => (m.has('/result/nextCursor') ? ' There are more pages.' : '');
const page = (m: MessageReader) =>
  m.has('/params/cursor') ? `, from the cursor ${quoted(m.text('/params/cursor'))} on` : '';
const progress = (m: MessageReader) => {
  const token = m.text('/params/_meta/progressToken');
  return token === undefined ? '' : ` It would like progress reports, with the token ${token}.`;
};
const asks = (m: MessageReader) =>
  m.text('/result/resultType') === 'input_required'
    ? `The server cannot finish yet: it needs ${counted(m.count('/result/inputRequests'), 'answer', 'answers')} first${listed(m.keys('/result/inputRequests'), m.count('/result/inputRequests'))}.`
    : undefined;
const again = (m: MessageReader) =>
  m.has('/params/inputResponses')
    ? ` It is sent again, with the answers that the server asked for${listed(m.keys('/params/inputResponses'), m.count('/params/inputResponses'))}.`
    : '';
const task = (m: MessageReader, at: string) =>
  `task ${quoted(m.text(`${at}/taskId`))} is ${m.text(`${at}/status`) ?? 'in an unknown state'}`;

const found = (key: string, one: string, many: string, name: string) => (m: MessageReader) => {
  const count = m.count(`/result/${key}`);
  return `The server lists ${counted(count, one, many)}${listed(m.names(`/result/${key}`, name), count)}.${more(m)}`;
};

/** Sentences by method and kind, from the values of the message at hand. */
export const EN_SENTENCES: Readonly<Record<string, Sentences>> = {
  initialize: {
    request: (m) =>
      `The client opens the connection: it is ${program(m, '/params/clientInfo')}, would like to speak revision ${m.text('/params/protocolVersion') ?? '(none named)'}, and ${declared(m, '/params/capabilities')}.`,
    response: (m) =>
      `The server is ${program(m, '/result/serverInfo')}. From now on both speak revision ${m.text('/result/protocolVersion') ?? '(none named)'}; the server ${declared(m, '/result/capabilities')}.`,
  },
  'notifications/initialized': {
    notification: () =>
      'The client tells the server that it has read the answer to initialize and that the work may begin.',
  },
  'server/discover': {
    request: () => 'The client asks the server which revisions it speaks and what it offers.',
    response: (m) =>
      `The server speaks ${m.names('/result/supportedVersions').join(', ') || 'no revision that it names'} and ${declared(m, '/result/capabilities')}.`,
  },
  ping: {
    request: () => 'The sender asks whether the other side still answers.',
    response: () => 'Yes, it still answers; the result is empty on purpose.',
  },
  'notifications/cancelled': {
    notification: (m) =>
      `The sender no longer wants the answer to its request ${m.text('/params/requestId') ?? '(not named)'}${m.has('/params/reason') ? `, because: ${quoted(m.text('/params/reason'))}` : ''}.`,
  },
  'notifications/progress': {
    notification: (m) =>
      `Work on the request with the token ${m.text('/params/progressToken') ?? '(not named)'} has reached ${m.text('/params/progress') ?? '?'}${m.has('/params/total') ? ` of ${m.text('/params/total') ?? '?'}` : ''}${m.has('/params/message') ? `: ${quoted(m.text('/params/message'))}` : ''}.`,
  },
  'subscriptions/listen': {
    request: (m) =>
      `The client wants to hear of ${m.keys('/params/notifications').join(', ') || 'nothing'}; the stream stays open for it.`,
    response: () => 'The server has ended the stream in good order.',
  },
  'notifications/subscriptions/acknowledged': {
    notification: (m) =>
      `The server will report ${m.keys('/params/notifications').join(', ') || 'nothing of what was asked for'}.`,
  },
  'tools/list': {
    request: (m) => `The client asks which tools the server has${page(m)}.`,
    response: found('tools', 'tool', 'tools', 'name'),
  },
  'tools/call': {
    request: (m) =>
      `The client calls the tool ${quoted(m.text('/params/name'))} ${m.count('/params/arguments') === 0 ? 'without arguments' : `with ${counted(m.count('/params/arguments'), 'argument', 'arguments')}${listed(m.keys('/params/arguments'), m.count('/params/arguments'))}`}${m.has('/params/task') ? ', as a task' : ''}.${progress(m)}${again(m)}`,
    response: (m) => {
      const asked = asks(m);
      if (asked !== undefined) return asked;
      if (m.has('/result/task')) return `The server has made a task of the call: ${task(m, '/result/task')}.`;
      if (m.has('/result/taskId')) return `The server has made a task of the call: ${task(m, '/result')}.`;
      const blocks = counted(m.count('/result/content'), 'block', 'blocks');
      return m.isTrue('/result/isError')
        ? `The tool was run and failed; ${blocks} of content say why. The request itself succeeded, so this is no JSON-RPC error.`
        : `The tool did its work and returns ${blocks} of content${m.has('/result/structuredContent') ? ', and the same as data' : ''}.`;
    },
  },
  'notifications/tools/list_changed': {
    notification: () =>
      'The server tells the client that its list of tools has changed; reading it again is up to the client.',
  },
  'resources/list': {
    request: (m) => `The client asks which resources the server has${page(m)}.`,
    response: found('resources', 'resource', 'resources', 'uri'),
  },
  'resources/templates/list': {
    request: (m) => `The client asks which resource templates the server has${page(m)}.`,
    response: found('resourceTemplates', 'template', 'templates', 'uriTemplate'),
  },
  'resources/read': {
    request: (m) => `The client reads the resource ${quoted(m.text('/params/uri'))}.${again(m)}`,
    response: (m) =>
      asks(m) ??
      `The server returns ${counted(m.count('/result/contents'), 'content', 'contents')}, ${m.has('/result/contents/0/blob') ? 'as base64' : 'as text'}${m.has('/result/contents/0/mimeType') ? ` (${m.text('/result/contents/0/mimeType') ?? ''})` : ''}.`,
  },
  'resources/subscribe': {
    request: (m) => `The client wants to hear of changes of ${quoted(m.text('/params/uri'))}.`,
    response: () => 'The server will report changes of this resource.',
  },
  'resources/unsubscribe': {
    request: (m) => `The client no longer wants to hear of changes of ${quoted(m.text('/params/uri'))}.`,
    response: () => 'The server will not report changes of this resource any more.',
  },
  'notifications/resources/list_changed': {
    notification: () => 'The server tells the client that its list of resources has changed.',
  },
  'notifications/resources/updated': {
    notification: (m) =>
      `The resource ${quoted(m.text('/params/uri'))} has changed; reading it again gives the new content.`,
  },
  'prompts/list': {
    request: (m) => `The client asks which prompts the server has${page(m)}.`,
    response: found('prompts', 'prompt', 'prompts', 'name'),
  },
  'prompts/get': {
    request: (m) =>
      `The client wants the prompt ${quoted(m.text('/params/name'))}, filled in with ${counted(m.count('/params/arguments'), 'argument', 'arguments')}${listed(m.keys('/params/arguments'), m.count('/params/arguments'))}.${again(m)}`,
    response: (m) =>
      asks(m) ??
      `The server returns ${counted(m.count('/result/messages'), 'message', 'messages')}, ready for the model.`,
  },
  'notifications/prompts/list_changed': {
    notification: () => 'The server tells the client that its list of prompts has changed.',
  },
  'completion/complete': {
    request: (m) =>
      `The client asks what could complete ${quoted(m.text('/params/argument/value'))} as the argument ${quoted(m.text('/params/argument/name'))} of ${quoted(m.text('/params/ref/name') ?? m.text('/params/ref/uri'))}.`,
    response: (m) => {
      const count = m.count('/result/completion/values');
      return `The server suggests ${counted(count, 'value', 'values')}${listed(m.names('/result/completion/values'), count)}.`;
    },
  },
  'logging/setLevel': {
    request: (m) => `The client wants log messages from the level ${quoted(m.text('/params/level'))} on.`,
    response: () => 'The server has taken over the level.',
  },
  'notifications/message': {
    notification: (m) =>
      `The server logs, at the level ${quoted(m.text('/params/level'))}${m.has('/params/logger') ? `, for ${quoted(m.text('/params/logger'))}` : ''}: ${m.has('/params/data') ? quoted(m.text('/params/data') ?? '{…}') : 'nothing, because data is missing'}.`,
  },
  'roots/list': {
    request: () => 'The server asks the client in which directories it may work.',
    response: (m) => {
      const count = m.count('/result/roots');
      return `The client opens ${counted(count, 'directory', 'directories')}${listed(m.names('/result/roots', 'uri'), count)}.`;
    },
  },
  'notifications/roots/list_changed': {
    notification: () => 'The client tells the server that its directories have changed.',
  },
  'sampling/createMessage': {
    request: (m) =>
      `The server wants the host’s model asked: ${counted(m.count('/params/messages'), 'message', 'messages')}, at most ${m.text('/params/maxTokens') ?? '?'} tokens for the answer.`,
    response: (m) =>
      `The client returns what the model ${quoted(m.text('/result/model'))} wrote${m.has('/result/stopReason') ? `; it stopped because of ${m.text('/result/stopReason') ?? '?'}` : ''}.`,
  },
  'elicitation/create': {
    request: (m) =>
      m.text('/params/mode') === 'url'
        ? `The server wants the user to visit ${quoted(m.text('/params/url'))}: ${quoted(m.text('/params/message'))}`
        : `The server asks the user: ${quoted(m.text('/params/message'))}, with a form of ${counted(m.count('/params/requestedSchema/properties'), 'field', 'fields')}${listed(m.keys('/params/requestedSchema/properties'), m.count('/params/requestedSchema/properties'))}.`,
    response: (m) =>
      `The user chose ${quoted(m.text('/result/action'))}${m.count('/result/content') === 0 ? '' : ` and gave ${counted(m.count('/result/content'), 'answer', 'answers')}`}.`,
  },
  'notifications/elicitation/complete': {
    notification: (m) =>
      `What the user was to do on a web page (${m.text('/params/elicitationId') ?? '?'}) is done.`,
  },
  'tasks/get': {
    request: (m) => `The sender asks how the task ${quoted(m.text('/params/taskId'))} stands.`,
    response: (m) => `The ${task(m, '/result')}.`,
  },
  'tasks/list': {
    request: (m) => `The sender asks which tasks there are${page(m)}.`,
    response: (m) =>
      `There are ${counted(m.count('/result/tasks'), 'task', 'tasks')} on this page.${more(m)}`,
  },
  'tasks/result': {
    request: (m) =>
      `The sender wants the result of the task ${quoted(m.text('/params/taskId'))} and waits for it.`,
    response: () => 'Here is the result that the original request would have had.',
  },
  'tasks/cancel': {
    request: (m) => `The sender wants the task ${quoted(m.text('/params/taskId'))} stopped.`,
    response: (m) =>
      m.has('/result/status')
        ? `The ${task(m, '/result')}.`
        : 'The wish to stop has arrived; tasks/get will say what came of it.',
  },
  'tasks/update': {
    request: (m) =>
      `The client hands in ${counted(m.count('/params/inputResponses'), 'answer', 'answers')} that the task ${quoted(m.text('/params/taskId'))} waits for.`,
    response: () => 'The server has taken over the answers.',
  },
  'notifications/tasks/status': { notification: (m) => `News: the ${task(m, '/params')}.` },
  'notifications/tasks': { notification: (m) => `News: the ${task(m, '/params')}.` },
};

export const EN_GENERAL = {
  request: (m: MessageReader) =>
    `A request for “${m.text('/method') ?? '?'}”, which no revision of MCP has. Its id is ${m.text('/id') ?? '?'}.`,
  notification: (m: MessageReader) =>
    `A notification named “${m.text('/method') ?? '?'}”, which no revision of MCP has.`,
  response: (m: MessageReader) => `The answer to the request ${m.text('/id') ?? '(without id)'}.`,
  error: (m: MessageReader) =>
    `The request ${m.text('/id') ?? '(id unknown)'} failed: code ${m.text('/error/code') ?? '(none)'}${m.has('/error/message') ? `, ${quoted(m.text('/error/message'))}` : ''}.`,
  batch: (count: number) => `A batch of ${counted(count, 'message', 'messages')}.`,
  broken: 'This is JSON, but no message of JSON-RPC: it has neither method nor result nor error.',
};
