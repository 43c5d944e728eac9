import type { MemberText } from '../types.ts';

export const ZH_CN_HEADERS = {
  accept: [
    '客户端能接受哪些形式的响应：一段 JSON，或事件流。',
    'POST 必须同时列出 application/json 和 text/event-stream，GET 必须列出后者。',
  ],
  'content-type': [
    '正文的形式：application/json 是一条消息，text/event-stream 是多条消息的流。',
    '响应用哪一种由服务器决定，客户端必须两种都支持。',
  ],
  'mcp-session-id': [
    '协议会话：服务器可以在回答 initialize 时给出，之后客户端的每个请求都要带上。',
    '只能用可见的 ASCII 字符。缺少时返回 400；会话已结束时返回 404，客户端必须重新初始化。2026-07-28 已取消。',
  ],
  'mcp-protocol-version': [
    '使用中的修订版，每个请求各自说明。',
    '自 2025-06-18 起，初始化之后必须带上；自 2026-07-28 起每个 POST 都必须带上，且与 _meta 中的修订版一致。',
  ],
  'mcp-method': [
    '把正文中的方法重复一遍，代理不必读正文就能转发。',
    '必须与正文中的方法一致，否则返回 -32020。',
  ],
  'mcp-name': [
    '把正文中的工具、提示词或资源重复一遍，代理不必读正文就能转发。',
    'tools/call、prompts/get 和 resources/read 必须带上；不是普通 ASCII 时写成 =?base64?…?=。',
  ],
  'mcp-param-*': [
    '把正文中的一个工具参数重复一遍，因为工具的 inputSchema 用 x-mcp-header 提出了要求。',
    '参数未提供或为 null 时省略。',
  ],
  'last-event-id': [
    '流断开之前收到的最后一个事件；服务器从那里继续。',
    '2026-07-28 已取消：断开的请求要重新发送。',
  ],
  origin: [
    '浏览器从哪个网页发出了请求。',
    '服务器必须检查，以免外来网页访问到本机的服务器；自 2025-11-25 起用 403 拒绝。',
  ],
  authorization: ['允许客户端访问的令牌。', '每个请求都要带，绝不能放进地址里。'],
  'www-authenticate': ['从哪里、怎样获取令牌；随 401 和 403 一起返回。'],
  'x-accel-buffering': ['值为 no，请代理立即转发事件，不要攒起来再发。', '每个事件流都应当带上。'],
} as const satisfies Readonly<Record<string, MemberText>>;
