import type { Language } from './vocabulary.ts';

type Names = Readonly<Record<Language, string>>;

/** Codes with a meaning of their own (JSON-RPC 2.0, section 5.1; MCP: basic, error codes). */
const NAMES: ReadonlyMap<number, Names> = new Map([
  [-32700, { en: 'Parse error', 'zh-CN': '解析错误', 'zh-TW': '剖析錯誤' }],
  [-32600, { en: 'Invalid request', 'zh-CN': '无效请求', 'zh-TW': '無效的請求' }],
  [-32601, { en: 'Method not found', 'zh-CN': '方法不存在', 'zh-TW': '找不到方法' }],
  [-32602, { en: 'Invalid params', 'zh-CN': '参数无效', 'zh-TW': '參數無效' }],
  [-32603, { en: 'Internal error', 'zh-CN': '内部错误', 'zh-TW': '內部錯誤' }],
  [-32002, { en: 'Resource not found', 'zh-CN': '资源不存在', 'zh-TW': '找不到資源' }],
  [-32042, { en: 'URL elicitation required', 'zh-CN': '需要通过 URL 征询', 'zh-TW': '需要透過 URL 徵詢' }],
  [-32020, { en: 'Header mismatch', 'zh-CN': '标头与正文不符', 'zh-TW': '標頭與內文不符' }],
  [
    -32021,
    { en: 'Client capability missing', 'zh-CN': '缺少所需的客户端能力', 'zh-TW': '缺少所需的用戶端能力' },
  ],
  [-32022, { en: 'Unsupported protocol version', 'zh-CN': '不支持该修订版', 'zh-TW': '不支援該修訂版' }],
  [-1, { en: 'Rejected by the user', 'zh-CN': '用户已拒绝', 'zh-TW': '使用者已拒絕' }],
]);

/** JSON-RPC leaves the codes from -32099 to -32000 to the implementation. */
const SERVER_DEFINED: Names = {
  en: 'Server-defined error',
  'zh-CN': '服务器自定义错误',
  'zh-TW': '伺服器自訂錯誤',
};

/** What an error code means; `codeText` is its JSON text. Undefined for codes that only the server knows. */
export function errorCodeName(codeText: string, language: Language): string | undefined {
  if (codeText === '') return undefined;
  const code = Number(codeText);
  const name = NAMES.get(code) ?? (code >= -32099 && code <= -32000 ? SERVER_DEFINED : undefined);
  return name?.[language];
}
