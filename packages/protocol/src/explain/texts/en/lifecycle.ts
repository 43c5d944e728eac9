import type { MemberTexts } from '../types.ts';

export const EN_LIFECYCLE = {
  InitializeParams: ['What the client says of itself when it opens the connection.'],
  'InitializeParams.protocolVersion': [
    'The revision that the client would like to speak. It is an offer: the server may answer with another one.',
    'It should be the newest that the client supports.',
  ],
  'InitializeParams.capabilities': [
    'What the client can do for the server. What is not declared here must not be asked of it later.',
  ],
  'InitializeParams.clientInfo': ['Which program the client is.'],
  InitializeResult: ['What the server says of itself; with it the terms of the connection are settled.'],
  'InitializeResult.protocolVersion': [
    'The revision that both will use from here on. The same as asked for if the server supports it, else another one that it does.',
    'If the client cannot speak it, it should disconnect.',
  ],
  'InitializeResult.capabilities': [
    'What the server offers. What is not declared here must not be asked of it later.',
  ],
  'InitializeResult.serverInfo': ['Which program the server is.'],
  '*.instructions': [
    'Advice for the model on how to use this server; hosts may put it into the system prompt.',
  ],
  DiscoverResult: [
    'What the server says of itself when asked. The modern era has no handshake that would say it.',
  ],
  'DiscoverResult.supportedVersions': [
    'The revisions that the server speaks.',
    'The client should choose one of them for its requests.',
  ],
  'DiscoverResult.capabilities': ['What the server offers.'],
  Implementation: ['A program, as it calls itself. Nobody checks it.'],
  'Implementation.name': ['The program’s name, for programs.'],
  'Implementation.version': ['The program’s own version; it has nothing to do with the protocol’s revision.'],
  'Implementation.title': ['The program’s name, for people.'],
  'Implementation.description': ['What the program does.'],
  'Implementation.websiteUrl': ['The program’s website.'],
  '*.icons': [
    'Pictures that a client may show beside the name.',
    'Clients that show icons must take PNG and JPEG, and should take SVG and WebP.',
  ],
  Icon: ['One picture.'],
  'Icon.src': [
    'Where the picture is.',
    'https: or data:. Clients should only load it from the server’s own or a trusted domain.',
  ],
  'Icon.mimeType': ['The picture’s format, where the address does not tell.'],
  'Icon.sizes': ['The sizes that it suits.', 'Such as "48x48", or "any" for what scales.'],
  'Icon.theme': ['The background that it is drawn for.', '"light" or "dark".'],
  ClientCapabilities: [
    'What the client can do for servers. An entry means yes, even an empty one; its absence means no.',
  ],
  'ClientCapabilities.roots': ['The client can name directories in which the server may work (roots/list).'],
  'ClientCapabilities.sampling': [
    'The server may ask the host’s model for a completion (sampling/createMessage).',
  ],
  'ClientCapabilities.elicitation': [
    'The server may ask the user something (elicitation/create).',
    'Since 2025-11-25 with its modes; {} means forms only.',
  ],
  'ClientCapabilities.tasks': ['The client can carry out requests of the server as tasks.'],
  '*.experimental': ['Features outside the specification, by names of their own.'],
  '*.extensions': [
    'Extensions of the protocol that are supported, by id, each with its settings.',
    'Ids must have a prefix, such as io.modelcontextprotocol/.',
  ],
  RootsCapability: ['Details of how roots are supported.'],
  'RootsCapability.listChanged': [
    'The client says by itself when its roots change (notifications/roots/list_changed).',
  ],
  SamplingCapability: ['Details of how sampling is supported.'],
  'SamplingCapability.tools': ['The model may be given tools while it is sampled.'],
  'SamplingCapability.context': ['Context from servers may be asked for (includeContext).'],
  ElicitationCapability: ['Ways in which the user can be asked.'],
  'ElicitationCapability.form': ['The client can show a form.'],
  'ElicitationCapability.url': [
    'The client can send the user to a web page, for what must not pass through it.',
  ],
  ClientTasks: ['What the client can do with tasks.'],
  ServerTasks: ['What the server can do with tasks.'],
  '*.list': ['Tasks can be listed (tasks/list).'],
  '*.cancel': ['Tasks can be cancelled (tasks/cancel).'],
  '*.requests': ['Which requests can be carried out as tasks; what is not named cannot.'],
  ClientTaskRequests: ['Requests that the client can carry out as tasks.'],
  'ClientTaskRequests.sampling': ['Which sampling requests can be tasks.'],
  'ClientTaskRequests.elicitation': ['Which elicitation requests can be tasks.'],
  SamplingTasks: ['Sampling requests that can be tasks.'],
  'SamplingTasks.createMessage': ['sampling/createMessage can be a task.'],
  ElicitationTasks: ['Elicitation requests that can be tasks.'],
  'ElicitationTasks.create': ['elicitation/create can be a task.'],
  ServerCapabilities: [
    'What the server offers. An entry means yes, even an empty one; its absence means no.',
  ],
  'ServerCapabilities.tools': [
    'The server has tools: functions that the model may call.',
    'Servers with tools must declare it.',
  ],
  'ServerCapabilities.resources': [
    'The server has resources: data that the application may read.',
    'Servers with resources must declare it.',
  ],
  'ServerCapabilities.prompts': [
    'The server has prompts: templates that the user may pick.',
    'Servers with prompts must declare it.',
  ],
  'ServerCapabilities.completions': [
    'The server suggests values for arguments (completion/complete).',
    'Required since 2025-03-26 for servers that do so.',
  ],
  'ServerCapabilities.logging': [
    'The server sends log messages (notifications/message).',
    'Servers that do so must declare it.',
  ],
  'ServerCapabilities.tasks': ['The server can carry out requests of the client as tasks.'],
  ToolsCapability: ['Details of how tools are offered.'],
  'ToolsCapability.listChanged': ['The server says when its list of tools changes.'],
  PromptsCapability: ['Details of how prompts are offered.'],
  'PromptsCapability.listChanged': ['The server says when its list of prompts changes.'],
  ResourcesCapability: ['Details of how resources are offered.'],
  'ResourcesCapability.subscribe': ['Changes of single resources can be subscribed to.'],
  'ResourcesCapability.listChanged': ['The server says when its list of resources changes.'],
  ServerTaskRequests: ['Requests that the server can carry out as tasks.'],
  'ServerTaskRequests.tools': ['Which tool requests can be tasks.'],
  ToolTasks: ['Tool requests that can be tasks.'],
  'ToolTasks.call': [
    'tools/call can be a task; each tool says in execution.taskSupport whether it wants that.',
  ],
  Extensions: ['Extensions by id, each with its settings.'],
  'Extensions.io.modelcontextprotocol/ui': ['MCP Apps: tools may bring a page along that the host shows.'],
  'Extensions.io.modelcontextprotocol/tasks': ['Tasks: a call may answer at once and be asked after later.'],
  'Extensions.io.modelcontextprotocol/oauth-client-credentials': [
    'Authorization of a program without a user (OAuth client credentials).',
  ],
  'Extensions.io.modelcontextprotocol/enterprise-managed-authorization': [
    'Authorization that the organisation’s identity provider decides.',
  ],
  AppsSettings: ['Settings of MCP Apps.'],
  'AppsSettings.mimeTypes': ['The formats of app pages that can be shown.'],
} as const satisfies MemberTexts;
