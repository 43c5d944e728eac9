import type { MemberTexts } from '../types.ts';

export const EN_ENVELOPE = {
  Request: ['A request: it asks for something and will get exactly one answer.'],
  Notification: ['A notification: it tells something, and nobody may answer it.'],
  Response: ['A response: it brings what a request asked for.'],
  ErrorResponse: ['A response that says why a request could not be carried out.'],
  Batch: ['Several messages in one JSON array. Only revision 2025-03-26 has batches.'],
  '*.jsonrpc': [
    'Says that this is JSON-RPC 2.0, so that both sides read the message by the same rules.',
    'It must be exactly "2.0", in every message.',
  ],
  'Request.id': [
    'The number of the ticket: the answer will carry it, so that it finds its request even when others overtake it.',
    'A string or an integer, never null, not used before by the same sender (since 2026-07-28: not in use at the moment).',
  ],
  'Response.id': [
    'The id of the request that this answers; it is how the two are matched.',
    'It must come back unchanged, with its type: 1 and "1" are different ids.',
  ],
  'ErrorResponse.id': [
    'The id of the request that failed.',
    'It must be that of the request. Since 2025-11-25 it is left out when the request’s id could not be read.',
  ],
  'Request.method': ['What the sender wants done. The receiver decides by this name what the params mean.'],
  'Notification.method': [
    'What has happened. Names of notifications begin with notifications/.',
    'A notification has no id; with one it would be a request.',
  ],
  'Request.params': [
    'What the method needs to know, as named members.',
    'An object; MCP never uses a list here.',
  ],
  'Notification.params': ['The details of what happened, as named members.', 'An object, if it is there.'],
  'Response.result': [
    'What came of the request. Which members it has depends on the method that was asked.',
    'An object, even when there is nothing to say, and never together with error.',
  ],
  'Response.error': ['Why the request failed.', 'Never together with result.'],
  'ErrorResponse.result': [
    'A result beside an error: the two exclude each other.',
    'Send one of them, never both.',
  ],
  'ErrorResponse.error': [
    'Why the request failed on the level of the protocol. A tool that ran and failed says so elsewhere: with isError in its result.',
    'It must have code and message.',
  ],
  Error: ['The failure: a number for programs, a sentence for people.'],
  'Error.code': ['The kind of failure, as a number that programs can act on.', 'An integer.'],
  'Error.message': ['The failure in words, for whoever reads logs.', 'It should be one short sentence.'],
  'Error.data': [
    'More about the failure, in whatever form the sender likes; some codes define what stands here.',
  ],
  ErrorData: ['Details of the failure.'],
  'ErrorData.supported': [
    'The revisions that the server does speak; the client picks one of them and tries again.',
  ],
  'ErrorData.requested': ['The revision that was asked for and is not available.'],
  'ErrorData.requiredCapabilities': [
    'What the client would have had to declare for this request to be carried out.',
  ],
  'ErrorData.elicitations': ['Pages that the user has to visit before the request can be made again.'],
  'ErrorData.uri': ['The resource that was asked for and was not found.'],
  EmptyParams: ['Params of a method that needs no details.'],
  EmptyNotice: ['Params of a notification that has no details.'],
  EmptyResult: ['A result that says no more than “done”.'],
  '*._meta': [
    'A place for things beside the matter itself: tokens, traces, data of extensions.',
    'Keys may have a prefix such as com.example/; those of modelcontextprotocol and mcp are reserved.',
  ],
  RequestMeta: ['What travels with the request without being part of what is asked.'],
  NotificationMeta: ['What travels with the notification without being part of the news.'],
  ResultMeta: ['What travels with the result without being part of it.'],
  Meta: ['Data of extensions and vendors about this object.'],
  'RequestMeta.progressToken': [
    'Asks for progress reports: each will carry this token, which tells to which request it belongs. Without a token nothing may be reported.',
    'A string or an integer, unique among the requests under way. The receiver may still stay silent.',
  ],
  'RequestMeta.io.modelcontextprotocol/protocolVersion': [
    'The revision by which this request is to be read. There is no handshake, so each request says it.',
    'Required; over HTTP it must equal the header MCP-Protocol-Version.',
  ],
  'RequestMeta.io.modelcontextprotocol/clientCapabilities': [
    'What the client can do, for this request only: the server must not remember it from earlier ones.',
    'Required; {} means nothing beyond the basics.',
  ],
  'RequestMeta.io.modelcontextprotocol/clientInfo': [
    'Which program is asking, for logs and for people.',
    'It should be on every request. Servers should not change their behaviour by it.',
  ],
  'RequestMeta.io.modelcontextprotocol/logLevel': [
    'How important a log message about this request must be for the server to send it.',
    'Left out, the server must not send any.',
  ],
  '*.io.modelcontextprotocol/subscriptionId': [
    'The stream to which this belongs: the id of the subscriptions/listen request that opened it.',
    'On every message of a stream; over stdio it is the only way to tell streams apart.',
  ],
  '*.io.modelcontextprotocol/related-task': ['The task to which this message belongs.'],
  'ResultMeta.io.modelcontextprotocol/serverInfo': [
    'Which program has answered, for logs and for people.',
    'It should be on every result. Clients should not change their behaviour by it.',
  ],
  'ResultMeta.io.modelcontextprotocol/model-immediate-response': [
    'A text that the host may hand to the model at once, while the task still runs.',
  ],
  '*.traceparent': [
    'Ties the request to a distributed trace, so that it can be followed across programs.',
    'Format of W3C Trace Context.',
  ],
  '*.tracestate': [
    'Data of tracing systems that travel along with traceparent.',
    'Format of W3C Trace Context.',
  ],
  '*.baggage': ['Values that are passed on along a distributed trace.', 'Format of W3C Baggage.'],
  'Meta.ui': ['Links the tool or resource to an app (extension MCP Apps): a page that the host can show.'],
  'Meta.ui/resourceUri': ['The app that belongs to this tool; the older form of ui.resourceUri.'],
  AppLink: ['How an app (extension MCP Apps) belongs to this.'],
  'AppLink.resourceUri': ['The ui:// resource that holds the app’s page.'],
  'AppLink.visibility': ['Who may call the tool: the model, the app, or both.'],
  'AppLink.csp': ['Where the app’s page may load from and connect to.'],
  'AppLink.permissions': ['What the app’s page would like to use, such as the camera.'],
  'AppLink.domain': ['An origin of its own for the app’s page.'],
  'AppLink.prefersBorder': ['Whether the app wants a border around it.'],
  RelatedTask: ['The task to which a message belongs.'],
  'RelatedTask.taskId': ['The id that the task was given when it was made.'],
  ProgressParams: ['How far the work on a request has come.'],
  'ProgressParams.progressToken': [
    'The token from the request’s _meta: it tells which request is meant.',
    'Only tokens of requests that are still under way.',
  ],
  'ProgressParams.progress': [
    'How much is done.',
    'It must grow with every report, even when the total is unknown.',
  ],
  'ProgressParams.total': ['How much there is to do, in the same unit, where that is known.'],
  'ProgressParams.message': ['What is being done just now, for people.'],
  CancelledParams: ['Which request is no longer wanted.'],
  'CancelledParams.requestId': [
    'The id of the request that is called off.',
    'Only one’s own requests, believed to be under way; initialize must not be cancelled.',
  ],
  'CancelledParams.reason': ['Why, for logs and for people.'],
} as const satisfies MemberTexts;
