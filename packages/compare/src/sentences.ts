import type { Language } from '@lifeline/protocol';
import type { ChangeCode, ChangeReason, DefinitionChange } from './change.ts';

/** Says what was changed; `before` and `after` are empty where the change has none. */
type Fact = (before: string, after: string) => string;

const FACTS: Readonly<Record<Language, Readonly<Record<ChangeCode, Fact>>>> = {
  en: {
    'property-removed': (before) => `${before} was removed.`,
    'property-added': (_, after) => `${after} was added.`,
    'required-added': (_, after) => `${after} is now required.`,
    'required-removed': (before) => `${before} is no longer required.`,
    'type-narrowed': (before, after) => `Fewer types: ${before || 'any'} became ${after}.`,
    'type-widened': (before, after) => `More types: ${before} became ${after || 'any'}.`,
    'type-changed': (before, after) => `Another type: ${before || 'any'} became ${after || 'any'}.`,
    'choices-removed': (before) => `No longer among the choices: ${before}.`,
    'choices-added': (_, after) => `New among the choices: ${after}.`,
    'limit-tightened': (before, after) =>
      before === '' ? `A new limit: ${after}.` : `A tighter limit: ${before} became ${after}.`,
    'limit-loosened': (before, after) =>
      after === '' ? `The limit ${before} was lifted.` : `A looser limit: ${before} became ${after}.`,
    'limit-changed': (before, after) => `Another limit: ${before} became ${after}.`,
    closed: (_, after) => `Further values are limited to ${after}.`,
    opened: () => 'Further values are no longer limited.',
    'branches-removed': (before) => `${before} of the alternatives were removed.`,
    'branches-added': (_, after) => `${after} alternatives were added.`,
    'default-changed': (before, after) => `The default ${before || '(none)'} became ${after || '(none)'}.`,
    'text-changed': () => 'The text was changed.',
    'hint-changed': (before, after) => `The hint ${before} became ${after}.`,
    'member-added': (_, after) => `${after} was added.`,
    'member-removed': (before) => `${before} was removed.`,
    'member-changed': (before, after) => `${before || '(nothing)'} became ${after || '(nothing)'}.`,
  },
  'zh-CN': {
    'property-removed': (before) => `删除了 ${before}。`,
    'property-added': (_, after) => `新增了 ${after}。`,
    'required-added': (_, after) => `${after} 变为必填。`,
    'required-removed': (before) => `${before} 不再必填。`,
    'type-narrowed': (before, after) => `类型减少：${before || '任意'} 变为 ${after}。`,
    'type-widened': (before, after) => `类型增加：${before} 变为 ${after || '任意'}。`,
    'type-changed': (before, after) => `类型不同：${before || '任意'} 变为 ${after || '任意'}。`,
    'choices-removed': (before) => `可选值中不再有：${before}。`,
    'choices-added': (_, after) => `可选值中新增：${after}。`,
    'limit-tightened': (before, after) =>
      before === '' ? `新增限制：${after}。` : `限制收紧：${before} 变为 ${after}。`,
    'limit-loosened': (before, after) =>
      after === '' ? `取消了限制 ${before}。` : `限制放宽：${before} 变为 ${after}。`,
    'limit-changed': (before, after) => `限制不同：${before} 变为 ${after}。`,
    closed: (_, after) => `其余的值只能是 ${after}。`,
    opened: () => '其余的值不再受限。',
    'branches-removed': (before) => `删除了 ${before} 个备选分支。`,
    'branches-added': (_, after) => `新增了 ${after} 个备选分支。`,
    'default-changed': (before, after) => `默认值 ${before || '（无）'} 变为 ${after || '（无）'}。`,
    'text-changed': () => '文字有改动。',
    'hint-changed': (before, after) => `标注 ${before} 变为 ${after}。`,
    'member-added': (_, after) => `新增了 ${after}。`,
    'member-removed': (before) => `删除了 ${before}。`,
    'member-changed': (before, after) => `${before || '（无）'} 变为 ${after || '（无）'}。`,
  },
  'zh-TW': {
    'property-removed': (before) => `移除了 ${before}。`,
    'property-added': (_, after) => `新增了 ${after}。`,
    'required-added': (_, after) => `${after} 變為必填。`,
    'required-removed': (before) => `${before} 不再必填。`,
    'type-narrowed': (before, after) => `型別減少：${before || '任意'} 變為 ${after}。`,
    'type-widened': (before, after) => `型別增加：${before} 變為 ${after || '任意'}。`,
    'type-changed': (before, after) => `型別不同：${before || '任意'} 變為 ${after || '任意'}。`,
    'choices-removed': (before) => `可選值中不再有：${before}。`,
    'choices-added': (_, after) => `可選值中新增：${after}。`,
    'limit-tightened': (before, after) =>
      before === '' ? `新增限制：${after}。` : `限制收緊：${before} 變為 ${after}。`,
    'limit-loosened': (before, after) =>
      after === '' ? `取消了限制 ${before}。` : `限制放寬：${before} 變為 ${after}。`,
    'limit-changed': (before, after) => `限制不同：${before} 變為 ${after}。`,
    closed: (_, after) => `其餘的值只能是 ${after}。`,
    opened: () => '其餘的值不再受限。',
    'branches-removed': (before) => `移除了 ${before} 個替代分支。`,
    'branches-added': (_, after) => `新增了 ${after} 個替代分支。`,
    'default-changed': (before, after) => `預設值 ${before || '（無）'} 變為 ${after || '（無）'}。`,
    'text-changed': () => '文字有更動。',
    'hint-changed': (before, after) => `標註 ${before} 變為 ${after}。`,
    'member-added': (_, after) => `新增了 ${after}。`,
    'member-removed': (before) => `移除了 ${before}。`,
    'member-changed': (before, after) => `${before || '（無）'} 變為 ${after || '（無）'}。`,
  },
};

const REASONS: Readonly<Record<Language, Readonly<Record<ChangeReason, string>>>> = {
  en: {
    accepted: 'Every call that was accepted still is.',
    refused: 'Calls that were accepted may now be refused.',
    expected: 'Every answer still is what callers had to expect.',
    unexpected: 'Callers may get what they did not have to expect.',
    missing: 'Callers may read what is no longer there.',
    description: 'Calls and answers stay as they are; a model may choose differently.',
    trust: 'A host may have run it without asking because of this hint.',
    unknown: 'What it means for callers cannot be judged.',
  },
  'zh-CN': {
    accepted: '以前接受的调用现在仍然接受。',
    refused: '以前接受的调用现在可能被拒绝。',
    expected: '结果仍在调用方预期之内。',
    unexpected: '调用方可能得到预期之外的结果。',
    missing: '调用方可能读取已不存在的内容。',
    description: '调用和结果不变；模型的选择可能不同。',
    trust: '宿主可能因为这项标注而未经询问就执行过它。',
    unknown: '对调用方的影响无法判断。',
  },
  'zh-TW': {
    accepted: '先前接受的呼叫現在仍然接受。',
    refused: '先前接受的呼叫現在可能被拒絕。',
    expected: '結果仍在呼叫端預期之內。',
    unexpected: '呼叫端可能得到預期之外的結果。',
    missing: '呼叫端可能讀取已不存在的內容。',
    description: '呼叫與結果不變；模型的選擇可能不同。',
    trust: '主機可能因為這項標註而未經詢問就執行過它。',
    unknown: '對呼叫端的影響無法判斷。',
  },
};

/** Whether a change, as it came as JSON, is one that there are words for. */
export function isKnownChange(
  change: Readonly<Record<'pointer' | 'code' | 'reason', string>> & {
    readonly effect: 'breaking' | 'safe';
    readonly before?: string | undefined;
    readonly after?: string | undefined;
  },
): change is DefinitionChange {
  return Object.hasOwn(FACTS.en, change.code) && Object.hasOwn(REASONS.en, change.reason);
}

/** Longest text of a value in a sentence, in characters. */
const MOST_CHARS = 80;

/** Says in two sentences what was changed and what that means for callers. */
export function changeSentences(change: DefinitionChange, language: Language): string {
  const fact = FACTS[language][change.code](shortened(change.before), shortened(change.after));
  const gap = language === 'en' ? ' ' : '';
  return `${fact}${gap}${REASONS[language][change.reason]}`;
}

function shortened(text = ''): string {
  return text.length > MOST_CHARS ? `${text.slice(0, MOST_CHARS)}…` : text;
}
