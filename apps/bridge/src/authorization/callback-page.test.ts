import { expect, it } from 'vitest';
import { CALLBACK_CSP, callbackPage } from './callback-page.ts';

it('speaks the language of the settings, else of the browser', () => {
  const done = { kind: 'authorized' } as const;
  expect(callbackPage(done, 'zh-TW', 'en')).toContain('lang="zh-TW"');
  expect(callbackPage(done, 'system', 'zh-HK,zh;q=0.9')).toContain('已授權');
  expect(callbackPage(done, 'system', 'zh-CN')).toContain('已授权');
  expect(callbackPage(done, 'system', '')).toContain('<h1>Authorized</h1>');
});

it('shows what a server wrote as text, and runs nothing', () => {
  const page = callbackPage({ kind: 'failed', message: '<script>alert("1")</script> & more' }, 'en', '');
  expect(page).not.toContain('<script');
  expect(page).toContain('&#60;script&#62;alert(&#34;1&#34;)&#60;/script&#62; &#38; more');
  expect(CALLBACK_CSP).not.toContain('script-src');
});
