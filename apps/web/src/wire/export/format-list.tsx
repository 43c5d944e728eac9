import {
  AppWindow,
  Download,
  FileText,
  GitCommitHorizontal,
  Image,
  type LucideIcon,
  ScrollText,
} from 'lucide-react';
import { useT } from '../../i18n/language.ts';
import { FILE_TYPES, type FileFormatName } from './file-content.ts';

const ICONS: Readonly<Record<FileFormatName, LucideIcon>> = {
  mermaid: GitCommitHorizontal,
  svg: Image,
  markdown: FileText,
  ndjson: ScrollText,
  html: AppWindow,
};

export interface FormatListProps {
  readonly formats: readonly FileFormatName[];
  /** Those that cannot hold so much. */
  readonly excess: readonly FileFormatName[];
  /** The diagram is larger than Mermaid draws without being told to. */
  readonly isLarge: boolean;
  readonly disabled: boolean;
  /** The one that is being written. */
  readonly busy: FileFormatName | undefined;
  readonly onChoose: (format: FileFormatName) => void;
}

/** The formats, each a button that starts a download. */
export function FormatList({ formats, excess, isLarge, disabled, busy, onChoose }: FormatListProps) {
  const t = useT();
  return (
    <ul
      className="grid grid-cols-2 gap-2 max-[560px]:grid-cols-1 [&>:first-child:nth-last-child(odd)]:col-span-full"
      aria-label={t.exporting.formatsLabel}
    >
      {formats.map((name) => {
        const Icon = ICONS[name];
        const words = t.exporting.formats[name];
        const isDisabled = disabled || excess.includes(name);
        return (
          <li key={name}>
            <button
              type="button"
              data-export={name}
              aria-disabled={isDisabled}
              aria-busy={busy === name}
              className="group flex h-full w-full items-start gap-3 rounded-menu border border-edge p-3 text-left hover:bg-fill aria-disabled:opacity-50"
              onClick={() => {
                if (!isDisabled) onChoose(name);
              }}
            >
              <Icon size={20} strokeWidth={1.5} aria-hidden className="mt-0.5 shrink-0 text-text-2" />
              <span className="min-w-0 flex-1">
                <span className="flex items-baseline gap-2">
                  <span className="font-semibold">{words.name}</span>
                  <span className="font-mono text-badge text-text-3">.{FILE_TYPES[name].extension}</span>
                </span>
                <span className="block text-meta text-text-2">{words.use}</span>
                {isLarge && name === 'mermaid' ? (
                  <span data-export-large="" className="block text-meta text-tool-error">
                    {t.exporting.mermaidLarge}
                  </span>
                ) : null}
              </span>
              <Download
                size={16}
                strokeWidth={1.5}
                aria-hidden
                className="shrink-0 text-text-2 group-hover:text-accent"
              />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
