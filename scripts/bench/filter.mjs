/**
 * Types a filter and waits until all rows were looked at; times from the keystroke on, ms.
 * @param {import('@playwright/test').Page} page shows a session without a filter
 * @param {string} text matches some events, not all
 * @returns {Promise<{first: number, complete: number, shown: number}>} `first`: some results were shown
 */
export async function filterTimes(page, text) {
  const field = page.locator('[data-filter]');
  await field.focus();
  await page.evaluate(() => {
    const wire = document.querySelector('[data-wire]');
    if (wire === null) throw new Error('there is no wire');
    const total = wire.getAttribute('data-count-total');
    const seen = new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error('the filter shows nothing')), 60_000);
      let startedAt = 0;
      let first = 0;
      addEventListener('input', () => (startedAt = performance.now()), { capture: true, once: true });
      const observer = new MutationObserver(() => {
        const count = wire.getAttribute('data-count-shown');
        if (startedAt === 0 || count === total || count === '0') return;
        if (wire.querySelector('[data-rows] [data-seq]') === null) return;
        first ||= performance.now() - startedAt;
        if (wire.getAttribute('data-searching') === 'true') return;
        observer.disconnect();
        resolve({ first, complete: performance.now() - startedAt, shown: Number(count) });
      });
      observer.observe(wire, { attributes: true, childList: true, subtree: true });
    });
    Reflect.set(window, 'filterSeen', seen);
  });
  await field.fill(text);
  const times = await page.evaluate(() => Reflect.get(window, 'filterSeen'));
  await field.fill('');
  return times;
}
