/** Name of a file without its ending: the server and the day. */
export function fileName(server: string, createdAt: string): string {
  const words = server
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${words === '' ? 'mcp-session' : words}-${createdAt.slice(0, 10)}`;
}
