import fs from 'node:fs';
import path from 'node:path';

const shared = process.env.LIFELINE_SHARED ?? '';

/** The folder with real schemas beside the project; undefined lets a test skip, which `CI=true` forbids. */
export const SHARED = fs.existsSync(shared) || process.env.CI === 'true' ? shared : undefined;

export interface CorpusTool {
  readonly server: string;
  readonly name: string;
  readonly schemaText: string;
}

/** Every tool of every server of the corpus. */
export function corpusTools(folder: string): CorpusTool[] {
  const corpus = path.join(folder, 'corpus');
  const files = fs.readdirSync(corpus).filter((file) => file.endsWith('.json') && file !== 'real-calls.json');
  return files.flatMap((file) => {
    const { tools } = JSON.parse(fs.readFileSync(path.join(corpus, file), 'utf8'));
    return tools.map((tool: { name: string; inputSchema: unknown }) => ({
      server: file,
      name: tool.name,
      schemaText: JSON.stringify(tool.inputSchema),
    }));
  });
}
