import { LANGUAGES, type Revision } from '@lifeline/protocol';
import { SPEC_PAGES } from '@lifeline/protocol/spec';
import { describe, expect, it } from 'vitest';
import {
  LESSON_PAGES,
  LESSONS,
  type LessonId,
  lessonPage,
  loadLesson,
  loadList,
  loadWords,
  type PageKey,
  type StepWords,
} from '../src/index.ts';

/** Mainland words that have another one in Taiwan, and simplified characters. */
const NOT_IN_TAIWAN =
  /服务|服務器|客戶端|響應|信息|文件夾|軟件|默認|鏈接|網絡|用戶名|進程|程序|字符|操作系統|通信|宿主|調用|演示|查找|[这个们对关开关应设请从发]/u;

const IDS: readonly LessonId[] = LESSONS.map(({ id }) => id);

/** Paths and texts of a step's words. */
function* leaves(value: unknown, path = ''): Generator<readonly [string, string]> {
  if (typeof value === 'string') yield [path, value];
  else if (typeof value === 'object' && value !== null) {
    for (const [key, child] of Object.entries(value)) yield* leaves(child, `${path}/${key}`);
  }
}

/** Keys under which a step needs words, whatever the language. */
function shape(words: StepWords): object {
  return {
    action: words.action !== undefined,
    task: words.task !== undefined,
    after: words.after !== undefined,
    myth: words.myth !== undefined,
    wrong: Object.keys(words.wrong ?? {}).sort(),
    hints: words.hints?.length ?? 0,
    beside: words.beside?.length ?? 0,
  };
}

it('takes at most ten minutes each', () => {
  expect(LESSONS.filter(({ minutes }) => minutes > 10)).toEqual([]);
});

describe.each(IDS)('%s', (id) => {
  it.each(LANGUAGES)('has words for every step in %s, and no others', async (language) => {
    const [lesson, words, list] = await Promise.all([
      loadLesson(id),
      loadWords(id, language),
      loadList(language),
    ]);
    expect(Object.keys(words).sort()).toEqual(lesson.steps.map((step) => step.id).sort());
    expect(list[id].title).not.toBe('');
    for (const step of lesson.steps) {
      const told = words[step.id];
      expect({ step: step.id, ...(told && shape(told)) }).toMatchObject({
        step: step.id,
        // a step that does something names it, one that asks says what, and helps
        action: step.action !== undefined,
        task: step.solution !== undefined,
        wrong: Object.keys(step.wrong ?? {}).sort(),
        hints: step.solution === undefined ? 0 : expect.any(Number),
        beside: step.beside?.length ?? 0,
      });
      if (step.solution !== undefined) expect(told?.hints?.length).toBeGreaterThan(0);
    }
  });

  it('says the same in all languages, each in its own words', async () => {
    const english = await loadWords(id, 'en');
    for (const language of LANGUAGES.filter((one) => one !== 'en')) {
      const words = await loadWords(id, language);
      for (const [step, told] of Object.entries(words)) {
        const model = english[step];
        expect(model && shape(told)).toEqual(model && shape(model));
      }
      const same = new Map(leaves(english));
      const untranslated = [...leaves(words)].filter(
        ([path, text]) => same.get(path) === text && !/^[\w/:,. -]*$/.test(text),
      );
      expect(untranslated, language).toEqual([]);
    }
  });

  it('cites pages that the specification has', async () => {
    const { steps } = await loadLesson(id);
    const known: readonly string[] = Object.keys(LESSON_PAGES);
    expect(steps.flatMap(({ cites }) => cites).filter((key) => !known.includes(key))).toEqual([]);
    // what only starts a server and lets it fail states nothing
    expect(steps.filter((step) => step.cites.length === 0 && step.action?.do !== 'connect')).toEqual([]);
  });
});

it('uses full-width punctuation, and Taiwan words in zh-TW', async () => {
  for (const id of IDS) {
    for (const language of ['zh-CN', 'zh-TW'] as const) {
      const texts = [...leaves(await loadWords(id, language))].map(([, text]) =>
        text.replace(/`[^`]*`/g, ''),
      );
      expect(texts.filter((text) => /\p{Script=Han}[,;:!?]/u.test(text))).toEqual([]);
      if (language === 'zh-TW') expect(texts.filter((text) => NOT_IN_TAIWAN.test(text))).toEqual([]);
    }
  }
});

describe.each(IDS)('citations of %s', (id) => {
  it('are pages and sections that the revision has', async () => {
    const { steps, servers } = await loadLesson(id);
    const missing = steps.flatMap(({ cites, on }) =>
      // before the handshake the page cites the newest revision that has one
      [servers[on]?.revision, '2025-11-25' as const].flatMap((revision) =>
        cites.filter((key) => revision === undefined || !isListed(key, revision)),
      ),
    );
    expect(missing).toEqual([]);
  });
});

function isListed(key: PageKey, wanted: Revision): boolean {
  const { page, anchor, revision } = lessonPage(key, wanted);
  const sections = SPEC_PAGES[revision][page];
  return sections !== undefined && (anchor === undefined || sections.includes(anchor));
}
