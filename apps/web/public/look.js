// Runs before the first paint: the last look of this page, so that it does not flash in the other theme.
(() => {
  let look = {};
  try {
    look = JSON.parse(localStorage.getItem('lifeline.look') || '{}');
  } catch {
    look = {};
  }
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  const theme = look.theme === 'light' || look.theme === 'dark' ? look.theme : dark ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme;
  if (look.language) document.documentElement.lang = look.language;
})();
