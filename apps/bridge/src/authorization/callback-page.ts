import { createHash } from 'node:crypto';
import type { CallbackOutcome } from './callbacks.ts';

type Language = 'en' | 'zh-CN' | 'zh-TW';

interface Words {
  readonly authorized: string;
  readonly close: string;
  readonly failed: string;
  readonly unknown: string;
  readonly unknownWhy: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    authorized: 'Authorized',
    close: 'Lifeline has the token. You can close this page and go back to it.',
    failed: 'Not authorized',
    unknown: 'Nothing is waiting for this',
    unknownWhy:
      'This authorization was finished already, given up, or never started here. Go back to Lifeline and start it again.',
  },
  'zh-CN': {
    authorized: '已授权',
    close: 'Lifeline 已取得令牌。可以关闭此页面，返回 Lifeline。',
    failed: '未获授权',
    unknown: '没有等待此回调的授权',
    unknownWhy: '这次授权已完成、已放弃，或并非从这里开始。请返回 Lifeline 重新开始授权。',
  },
  'zh-TW': {
    authorized: '已授權',
    close: 'Lifeline 已取得權杖。可以關閉此頁面，返回 Lifeline。',
    failed: '未獲授權',
    unknown: '沒有等待此回呼的授權',
    unknownWhy: '這次授權已完成、已放棄，或並非從這裡開始。請返回 Lifeline 重新開始授權。',
  },
};

const STYLE =
  ':root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:36rem;margin:20vh auto 0;padding:0 1.5rem}h1{font-size:1.25rem}p{overflow-wrap:anywhere}';
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** The page's own policy: no script, nothing loaded, nothing sent, its one style by its hash. */
export const CALLBACK_CSP = [
  "default-src 'none'",
  `style-src 'sha256-${STYLE_HASH}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** What the person reads when the browser is back. `wish`: of the settings; `accepted`: `Accept-Language`. */
export function callbackPage(outcome: CallbackOutcome, wish: string, accepted: string): string {
  const language = languageOf(wish, accepted);
  const words = WORDS[language];
  const [title, text] =
    outcome.kind === 'authorized'
      ? [words.authorized, words.close]
      : outcome.kind === 'failed'
        ? [words.failed, outcome.message]
        : [words.unknown, words.unknownWhy];
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${STYLE}</style></head><body><h1>${escaped(title)}</h1><p>${escaped(text)}</p></body></html>\n`;
}

function languageOf(wish: string, accepted: string): Language {
  const asked = wish === 'system' ? (accepted.split(',')[0] ?? '') : wish;
  if (/^zh-(tw|hk|mo|hant)/i.test(asked)) return 'zh-TW';
  return /^zh/i.test(asked) ? 'zh-CN' : 'en';
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
