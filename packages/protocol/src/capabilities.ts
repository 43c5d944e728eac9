import { EXTENSION } from './meta-keys.ts';
import {
  ALL,
  FROM_2025_03,
  FROM_2025_06,
  FROM_2025_11,
  LEGACY,
  MODERN,
  ONLY_2025_11,
} from './methods/sets.ts';
import { type Language, REVISIONS, type Revision } from './vocabulary.ts';

export interface CapabilityInfo {
  readonly side: 'server' | 'client';
  /** Dotted path into the capabilities object. */
  readonly path: string;
  readonly revisions: readonly Revision[];
  /** Revisions in which it still works and is deprecated. */
  readonly deprecated?: readonly Revision[];
  /** What the side that declares it can do, as a phrase. */
  readonly phrase: Readonly<Record<Language, string>>;
}

function phrase(en: string, cn: string, tw: string): CapabilityInfo['phrase'] {
  return { en, 'zh-CN': cn, 'zh-TW': tw };
}

const SERVER: readonly Omit<CapabilityInfo, 'side'>[] = [
  { path: 'tools', revisions: ALL, phrase: phrase('offers tools', '提供工具', '提供工具') },
  {
    path: 'tools.listChanged',
    revisions: ALL,
    phrase: phrase('says when its tools change', '工具列表变化时通知', '工具清單變更時通知'),
  },
  { path: 'resources', revisions: ALL, phrase: phrase('offers resources', '提供资源', '提供資源') },
  {
    path: 'resources.subscribe',
    revisions: ALL,
    phrase: phrase('reports changes of single resources', '可订阅单个资源的变化', '可訂閱單一資源的變更'),
  },
  {
    path: 'resources.listChanged',
    revisions: ALL,
    phrase: phrase('says when its list of resources changes', '资源列表变化时通知', '資源清單變更時通知'),
  },
  { path: 'prompts', revisions: ALL, phrase: phrase('offers prompts', '提供提示词', '提供提示詞') },
  {
    path: 'prompts.listChanged',
    revisions: ALL,
    phrase: phrase('says when its prompts change', '提示词列表变化时通知', '提示詞清單變更時通知'),
  },
  {
    path: 'completions',
    revisions: FROM_2025_03,
    phrase: phrase('suggests values for arguments', '提供参数补全', '提供引數補全'),
  },
  {
    path: 'logging',
    revisions: ALL,
    deprecated: MODERN,
    phrase: phrase('sends log messages', '发送日志', '傳送日誌'),
  },
  {
    path: 'tasks',
    revisions: ONLY_2025_11,
    phrase: phrase('runs requests as tasks', '以任务方式执行请求', '以任務方式執行請求'),
  },
  {
    path: 'tasks.list',
    revisions: ONLY_2025_11,
    phrase: phrase('lists its tasks', '可列出任务', '可列出任務'),
  },
  {
    path: 'tasks.cancel',
    revisions: ONLY_2025_11,
    phrase: phrase('can cancel tasks', '可取消任务', '可取消任務'),
  },
  {
    path: 'tasks.requests.tools.call',
    revisions: ONLY_2025_11,
    phrase: phrase('runs tool calls as tasks', '可将工具调用作为任务执行', '可將工具呼叫作為任務執行'),
  },
];

const CLIENT: readonly Omit<CapabilityInfo, 'side'>[] = [
  {
    path: 'roots',
    revisions: ALL,
    deprecated: MODERN,
    phrase: phrase('names root directories', '提供根目录', '提供根目錄'),
  },
  {
    path: 'roots.listChanged',
    revisions: LEGACY,
    phrase: phrase('says when its roots change', '根目录变化时通知', '根目錄變更時通知'),
  },
  {
    path: 'sampling',
    revisions: ALL,
    deprecated: MODERN,
    phrase: phrase('lets servers ask its model', '允许服务器请求模型采样', '允許伺服器請求模型取樣'),
  },
  {
    path: 'sampling.tools',
    revisions: FROM_2025_11,
    phrase: phrase('lets sampling use tools', '采样时可使用工具', '取樣時可使用工具'),
  },
  {
    path: 'sampling.context',
    revisions: FROM_2025_11,
    phrase: phrase(
      'adds context from servers to sampling',
      '采样时可附带服务器上下文',
      '取樣時可附帶伺服器的上下文',
    ),
  },
  {
    path: 'elicitation',
    revisions: FROM_2025_06,
    phrase: phrase('lets servers ask the user', '允许服务器向用户征询', '允許伺服器向使用者徵詢'),
  },
  {
    path: 'elicitation.form',
    revisions: FROM_2025_11,
    phrase: phrase('asks the user with a form', '以表单征询用户', '以表單徵詢使用者'),
  },
  {
    path: 'elicitation.url',
    revisions: FROM_2025_11,
    phrase: phrase('sends the user to a web page', '引导用户打开网页', '引導使用者開啟網頁'),
  },
  {
    path: 'tasks',
    revisions: ONLY_2025_11,
    phrase: phrase('runs requests as tasks', '以任务方式执行请求', '以任務方式執行請求'),
  },
];

const BOTH: readonly Omit<CapabilityInfo, 'side'>[] = [
  {
    path: 'experimental',
    revisions: ALL,
    phrase: phrase(
      'has features outside the specification',
      '含规范之外的实验性功能',
      '含規範之外的實驗性功能',
    ),
  },
  {
    path: 'extensions',
    revisions: MODERN,
    phrase: phrase('supports extensions', '支持扩展', '支援擴充功能'),
  },
  {
    path: `extensions.${EXTENSION.tasks}`,
    revisions: MODERN,
    phrase: phrase('works with tasks', '支持以任务方式执行', '支援以任務方式執行'),
  },
  {
    path: `extensions.${EXTENSION.apps}`,
    revisions: MODERN,
    phrase: phrase('works with apps (MCP Apps)', '支持应用（MCP Apps）', '支援應用（MCP Apps）'),
  },
];

/** Every capability that a published revision defines, on both sides. */
export const CAPABILITIES: readonly CapabilityInfo[] = [
  ...[...SERVER, ...BOTH].map((info) => ({ side: 'server' as const, ...info })),
  ...[...CLIENT, ...BOTH].map((info) => ({ side: 'client' as const, ...info })),
];

/** What declaring a capability means, as a phrase; undefined for one that no revision defines. */
export function capabilityPhrase(
  side: 'server' | 'client',
  path: string,
  language: Language,
): string | undefined {
  return CAPABILITIES.find((info) => info.side === side && info.path === path)?.phrase[language];
}

/** How a capability stands in a revision: it will go, or it is not in it. Undefined where all is well, or unknown. */
export function capabilityStanding(
  side: 'server' | 'client',
  path: string,
  revision: string | undefined,
): 'deprecated' | 'not-in-revision' | undefined {
  const info = CAPABILITIES.find((one) => one.side === side && one.path === path);
  const known = REVISIONS.find((one) => one === revision);
  if (info === undefined || known === undefined) return undefined;
  if (info.deprecated?.includes(known) === true) return 'deprecated';
  return info.revisions.includes(known) ? undefined : 'not-in-revision';
}
