/** What a person's browser does with an address: goes there, follows each redirect and keeps cookies per origin. */
export async function browse(address: string): Promise<{
  readonly url: string;
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}> {
  const jars = new Map<string, Map<string, string>>();
  let url = new URL(address);
  for (let hops = 0; hops < 20; hops += 1) {
    const jar = jars.get(url.origin) ?? new Map<string, string>();
    jars.set(url.origin, jar);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie, 'sec-fetch-site': 'cross-site' },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null)
      return {
        url: url.href,
        status: response.status,
        text: await response.text(),
        headers: response.headers,
      };
    url = new URL(location, url);
  }
  throw new Error(`too many redirects, at last to ${url}`);
}
