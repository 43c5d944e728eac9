import type { Language, LegacyRevision } from './vocabulary.ts';

type Texts = Readonly<Record<Language, string>>;

export interface DemoStep {
  /** From 1; also the id of the step's request. */
  readonly n: number;
  readonly method: string;
  /** Exactly the JSON text of `params`. */
  readonly paramsText: string;
  readonly title: Texts;
  /** One line: what happens and why. */
  readonly explanation: Texts;
}

export const DEMO_REVISION: LegacyRevision = '2024-11-05';
export const DEMO_CLIENT_INFO = { name: 'demo-client', version: '1.0.0' } as const;
/** JSON text of the client capabilities that the demo declares. */
export const DEMO_CAPABILITIES_TEXT = '{"roots":{"listChanged":true},"sampling":{}}';

const SUMMARIZED = 'MCP defines a standard protocol for connecting AI models to tools and data sources.';

const STEPS: readonly Omit<DemoStep, 'n'>[] = [
  {
    method: 'initialize',
    paramsText: `{"protocolVersion":"${DEMO_REVISION}","capabilities":${DEMO_CAPABILITIES_TEXT},"clientInfo":${JSON.stringify(DEMO_CLIENT_INFO)}}`,
    title: { en: 'Open the connection', 'zh-CN': '建立连接', 'zh-TW': '建立連線' },
    explanation: {
      en: 'Client and server agree on a revision and tell each other their capabilities; everything later depends on it.',
      'zh-CN': '客户端与服务器商定修订版，并互相说明各自的能力；之后的一切都以此为准。',
      'zh-TW': '用戶端與伺服器商定修訂版，並互相說明各自的能力；之後的一切都以此為準。',
    },
  },
  {
    method: 'tools/list',
    paramsText: '{}',
    title: { en: 'Discover the tools', 'zh-CN': '发现工具', 'zh-TW': '發現工具' },
    explanation: {
      en: 'The server lists its tools; from each description and inputSchema a model learns when and how to call it.',
      'zh-CN': '服务器列出工具；模型根据说明和 inputSchema 得知何时、如何调用。',
      'zh-TW': '伺服器列出工具；模型根據說明和 inputSchema 得知何時、如何呼叫。',
    },
  },
  {
    method: 'tools/call',
    paramsText: '{"name":"echo","arguments":{"message":"Hello from MCP client!"}}',
    title: { en: 'Call the tool echo', 'zh-CN': '调用工具 echo', 'zh-TW': '呼叫工具 echo' },
    explanation: {
      en: 'A call names the tool and gives its arguments; the result is a list of content blocks, here one of text.',
      'zh-CN': '调用时给出工具名称和参数；结果是一组内容块，这里只有一个文本块。',
      'zh-TW': '呼叫時給出工具名稱和引數；結果是一組內容區塊，這裡只有一個文字區塊。',
    },
  },
  {
    method: 'tools/call',
    paramsText: '{"name":"add","arguments":{"a":42,"b":58}}',
    title: { en: 'Call the tool add', 'zh-CN': '调用工具 add', 'zh-TW': '呼叫工具 add' },
    explanation: {
      en: 'isError is false: the tool succeeded. A failed tool answers isError true, still as a result and not as a JSON-RPC error.',
      'zh-CN':
        'isError 为 false，表示工具执行成功。工具失败时 isError 为 true，但仍然是结果，不是 JSON-RPC 错误。',
      'zh-TW':
        'isError 為 false，表示工具執行成功。工具失敗時 isError 為 true，但仍然是結果，不是 JSON-RPC 錯誤。',
    },
  },
  {
    method: 'resources/list',
    paramsText: '{}',
    title: { en: 'Discover the resources', 'zh-CN': '发现资源', 'zh-TW': '發現資源' },
    explanation: {
      en: 'Resources are data to be read. Each has a URI; the server chooses the scheme, here info://.',
      'zh-CN': '资源是可读取的数据，每个都有 URI；URI scheme 由服务器自定，这里是 info://。',
      'zh-TW': '資源是可讀取的資料，每個都有 URI；URI scheme 由伺服器自訂，這裡是 info://。',
    },
  },
  {
    method: 'resources/read',
    paramsText: '{"uri":"info://server-info"}',
    title: { en: 'Read a resource', 'zh-CN': '读取资源', 'zh-TW': '讀取資源' },
    explanation: {
      en: 'Reading returns the contents with their type and changes nothing; the application decides when to read.',
      'zh-CN': '读取会返回内容及其类型，不会改变任何东西；何时读取由应用决定。',
      'zh-TW': '讀取會傳回內容及其類型，不會改變任何東西；何時讀取由應用程式決定。',
    },
  },
  {
    method: 'prompts/list',
    paramsText: '{}',
    title: { en: 'Discover the prompts', 'zh-CN': '发现提示词', 'zh-TW': '發現提示詞' },
    explanation: {
      en: 'Prompts are message templates that a user picks; the list says which arguments each one takes.',
      'zh-CN': '提示词是供用户选用的消息模板；列表说明每个模板需要哪些参数。',
      'zh-TW': '提示詞是供使用者選用的訊息範本；清單說明每個範本需要哪些引數。',
    },
  },
  {
    method: 'prompts/get',
    paramsText: `{"name":"summarize","arguments":{"text":"${SUMMARIZED}","max_words":"20"}}`,
    title: { en: 'Fill in a prompt', 'zh-CN': '生成提示词', 'zh-TW': '產生提示詞' },
    explanation: {
      en: 'The server fills the template and returns finished messages; prompt arguments are always strings, so 20 is written "20".',
      'zh-CN': '服务器填好模板并返回完整的消息；提示词的参数总是字符串，所以 20 写作 "20"。',
      'zh-TW': '伺服器填好範本並傳回完整的訊息；提示詞的引數一律是字串，所以 20 寫作 "20"。',
    },
  },
];

/**
 * The eight-step exchange with the bundled `protocol-demo` server: initialize (followed by
 * `notifications/initialized`), then a list and a use of tools, resources and prompts.
 */
export const DEMO_STEPS: readonly DemoStep[] = STEPS.map((step, index) => ({ n: index + 1, ...step }));
