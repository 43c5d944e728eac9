import { useEffect, useMemo, useState } from 'react';
import { useT } from '../i18n/language.ts';
import { Button } from '../ui/button.tsx';
import { bytesOfBase64, type Media, type MediaKind, readMedia } from './media.ts';
import { saveAs } from './save.ts';

type Shown = Extract<Media, { ok: true }>;

export interface MediaViewProps {
  readonly kind: MediaKind;
  readonly base64: string;
  readonly label: string;
}

/** Shows base64 content when its bytes are a known picture or sound; else says why not. */
export function MediaView({ kind, base64, label }: MediaViewProps) {
  const t = useT();
  const media = useMemo(() => readMedia(kind, base64), [kind, base64]);
  if (!media.ok) {
    return (
      <div className="flex flex-wrap items-center gap-2 text-malformed">
        {t.results.mediaNotShown[media.reason]}
        {media.reason === 'not-base64' ? null : <SaveBytes base64={base64} name={kind} />}
      </div>
    );
  }
  return kind === 'image' ? <Picture media={media} label={label} /> : <Sound media={media} label={label} />;
}

function Picture({ media, label }: { readonly media: Shown; readonly label: string }) {
  const url = useBlobUrl(media);
  if (url === undefined) return null;
  return <img src={url} alt={label} className="max-h-80 max-w-full self-start border border-border" />;
}

function Sound({ media, label }: { readonly media: Shown; readonly label: string }) {
  const url = useBlobUrl(media);
  if (url === undefined) return null;
  // biome-ignore lint/a11y/useMediaCaption: a server's sound comes without captions
  return <audio controls src={url} aria-label={label} className="h-10 w-full max-w-md" />;
}

/** Saves base64 content as the bytes that it stands for. */
export function SaveBytes({ base64, name }: { readonly base64: string; readonly name: string }) {
  const t = useT();
  const save = () => {
    const bytes = bytesOfBase64(base64);
    if (bytes !== undefined) saveAs(name, bytes, 'application/octet-stream');
  };
  return <Button onClick={save}>{t.results.save}</Button>;
}

function useBlobUrl(media: Shown): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([media.bytes], { type: media.mime }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [media]);
  return url;
}
