import { ENGLISH } from '@lifeline/diagram';

const plural = (n: number, one: string, many: string) => (n === 1 ? one : many);

export const exporting = {
  open: 'Export',
  key: 'Export',
  title: 'Export session',
  revision: (revision: string) => `MCP ${revision}`,
  scope: 'What to export',
  all: 'All events',
  filtered: 'What the filter shows',
  preparing: 'Preparing…',
  failed: (reason: string) => `The session cannot be exported: ${reason}`,
  saved: (file: string, size: string) => `Saved ${file} (${size}).`,
  mermaidLarge:
    'Mermaid draws up to 50,000 characters unless it is set up for more; a filter makes the diagram smaller.',
  excess: (formats: string) => `This is too much for ${formats}.`,
  filterFirst: 'Apply a filter first, and export what it shows; NDJSON can hold everything.',
  separator: ', ',
  notes: 'With notes',
  redact: 'Replace secrets',
  noSecrets: 'No secrets were found. Look through the file yourself before you share it.',
  replaced: (n: number) =>
    plural(n, '1 secret is replaced by a marker.', `${n} secrets are replaced by markers.`),
  keepsSecrets:
    'The file will hold everything that crossed the wire: passwords, tokens and keys as well. Share it only with people who may have them.',
  kinds: {
    variable: 'Environment variables',
    header: 'Credentials of headers and cookies',
    member: 'Values named like secrets',
    token: 'Tokens of known services',
    key: 'Private keys',
    url: 'Passwords in addresses',
  },
  inEvents: 'events',
  inHeader: 'header',
  moreEvents: (n: number) => `and ${n} more`,
  moreSecrets: (n: number) => `${n} more are not listed.`,
  formatsLabel: 'Formats',
  formats: {
    svg: { name: 'SVG', use: 'The diagram as a picture, for slides and documents' },
    mermaid: { name: 'Mermaid', use: 'A sequence diagram as text, drawn by GitHub and many editors' },
    markdown: { name: 'Markdown', use: 'A document with diagram and messages, for issues' },
    ndjson: { name: 'NDJSON', use: 'A recording, to be opened in Lifeline again' },
    html: { name: 'HTML', use: 'A page with these views, to be read without Lifeline' },
  },
  document: ENGLISH.words.document,
};
