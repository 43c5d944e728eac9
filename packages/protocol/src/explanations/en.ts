import type { MethodCatalogue } from './types.ts';

export const EN = {
  initialize: {
    request: 'The client opens the connection: which revision it wants to speak, what it can do, who it is.',
    response: 'The server answers with the revision that both will use, what it can do, and who it is.',
  },
  'notifications/initialized': {
    notification: 'The client has read the answer and is ready; normal work may begin.',
  },
  'server/discover': {
    request:
      'The client asks which revisions and capabilities the server has; the modern era has no handshake.',
    response: 'The server names the revisions that it speaks and its capabilities.',
  },
  ping: {
    request: 'One side checks that the other still answers.',
    response: 'The other side is alive; the answer is empty on purpose.',
  },
  'notifications/cancelled': {
    notification: 'The sender no longer wants the answer to its earlier request; work on it should stop.',
  },
  'notifications/progress': {
    notification: 'Whoever works on a request reports how far it is; the token says which request it is.',
  },
  'subscriptions/listen': {
    request: 'The client opens a stream for the kinds of change that it wants to hear about.',
    response: 'The server has ended the stream of changes in good order.',
  },
  'notifications/subscriptions/acknowledged': {
    notification: 'The server confirms which changes it will report on this stream.',
  },
  'tools/list': {
    request: 'The client asks which tools the server offers; long lists come in pages.',
    response: 'The server lists its tools, each with a description and a schema for its arguments.',
  },
  'tools/call': {
    request: 'The client runs a tool with the arguments that the model, or here you, chose.',
    response: 'The server returns what the tool produced; isError says whether the tool itself failed.',
  },
  'notifications/tools/list_changed': {
    notification: 'The server says that its list of tools is no longer the one that the client read.',
  },
  'resources/list': {
    request: 'The client asks which resources, data to be read, the server offers.',
    response: 'The server lists its resources, each with a URI to read it by.',
  },
  'resources/templates/list': {
    request: 'The client asks for the patterns from which URIs of further resources can be made.',
    response: 'The server lists its resource templates; filling in their variables gives URIs.',
  },
  'resources/read': {
    request: 'The client reads the resource with this URI; nothing is changed by it.',
    response: 'The server returns what the resource contains, as text or as base64 data.',
  },
  'resources/subscribe': {
    request: 'The client wants to hear whenever this resource changes.',
    response: 'The server will report changes of this resource.',
  },
  'resources/unsubscribe': {
    request: 'The client no longer wants to hear about changes of this resource.',
    response: 'The server will not report changes of this resource any more.',
  },
  'notifications/resources/list_changed': {
    notification: 'The server says that its list of resources is no longer the one that the client read.',
  },
  'notifications/resources/updated': {
    notification:
      'A resource that the client subscribed to has changed; reading it again gives the new content.',
  },
  'prompts/list': {
    request: 'The client asks which prompts, message templates for the user to pick, the server offers.',
    response: 'The server lists its prompts with the arguments that each takes.',
  },
  'prompts/get': {
    request: 'The client fills a prompt with arguments that the user gave.',
    response: 'The server returns the finished messages, ready for the model.',
  },
  'notifications/prompts/list_changed': {
    notification: 'The server says that its list of prompts is no longer the one that the client read.',
  },
  'completion/complete': {
    request: 'The client asks what could complete the value that is being typed.',
    response: 'The server suggests values, at most 100.',
  },
  'logging/setLevel': {
    request: 'The client sets how important a log message must be for the server to send it.',
    response: 'The server has taken over the level.',
  },
  'notifications/message': {
    notification: 'A log message of the server: level, perhaps the logger’s name, and any data.',
  },
  'roots/list': {
    request: 'The server asks in which directories it may work; the client decides.',
    response: 'The client names the root directories that it opens to the server.',
  },
  'notifications/roots/list_changed': {
    notification: 'The client says that its root directories are no longer the ones that the server read.',
  },
  'sampling/createMessage': {
    request: 'The server asks the host’s model for a completion; a person may review or refuse it.',
    response: 'The client returns what the model wrote, and which model it was.',
  },
  'elicitation/create': {
    request: 'The server asks the user for information while it works on a request.',
    response: 'The client returns what the user chose: accept (with content), decline or cancel.',
  },
  'notifications/elicitation/complete': {
    notification: 'The server says that what the user was asked to do in the browser is done.',
  },
  'tasks/get': {
    request: 'The requester asks how far a long-running task has come.',
    response: 'The state of the task, and when to ask again.',
  },
  'tasks/list': {
    request: 'The requester asks which tasks there are.',
    response: 'The tasks with their states, a page at a time.',
  },
  'tasks/result': {
    request: 'The requester asks for the result of a task and waits until it is there.',
    response: 'The result that the original request would have had.',
  },
  'tasks/cancel': {
    request: 'The requester asks for a task to be stopped.',
    response: 'The wish to stop has arrived; the status, here or from tasks/get, says what came of it.',
  },
  'tasks/update': {
    request: 'The client hands in the answers that a waiting task asked for.',
    response: 'The server has taken over the answers; the task goes on.',
  },
  'notifications/tasks/status': {
    notification: 'A task has changed its state; telling so is optional, asking with tasks/get always works.',
  },
  'notifications/tasks': {
    notification: 'The server reports the new state of a task that the client listens to.',
  },
  shutdown: {
    request:
      'No MCP revision has this method; it comes from the Language Server Protocol. MCP over stdio ends by closing stdin.',
    response: 'An answer to a method that no MCP revision has; it comes from the Language Server Protocol.',
  },
  exit: {
    notification:
      'No MCP revision has this method; it comes from the Language Server Protocol. MCP over stdio ends by closing stdin.',
  },
  initialized: {
    notification: 'No MCP revision has this name; the notification is called notifications/initialized.',
  },
} as const satisfies MethodCatalogue;
