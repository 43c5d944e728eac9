// Unpacks the page's code and runs it. The browser lets it run because the policy of the page names its hash.
const unpacked = async (id) => {
  const bytes = Uint8Array.from(atob(document.getElementById(id).textContent), (char) => char.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text();
};
const run = (code) => {
  const rules = { createScript: (text) => text };
  const script = document.createElement('script');
  script.type = 'module';
  script.text = window.trustedTypes?.createPolicy('viewer-code', rules).createScript(code) ?? code;
  document.head.append(script);
};
unpacked('code').then(run, (error) => {
  document.getElementById('root').textContent =
    `This page cannot be shown: the file is damaged, or this browser is older than 2023. (${error})`;
});
