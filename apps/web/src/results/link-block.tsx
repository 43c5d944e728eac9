import type { JsonNode } from '@lifeline/json';
import { navigate } from '../app/router.ts';
import { useT } from '../i18n/language.ts';
import { useRunCommand } from '../panels/run-command.ts';
import { Button } from '../ui/button.tsx';
import { FoldedText } from '../ui/folded-text.tsx';
import { RevealText } from '../ui/reveal-text.tsx';
import { AnnotationNotes } from './annotation-notes.tsx';
import { Block } from './block.tsx';
import { utf8Bytes } from './bytes.ts';
import { stringOf } from './response.ts';

/** A link to a resource: what it says of it, and "read", which shows the resource in its panel. */
export function LinkBlock({ sessionId, node }: { readonly sessionId: string; readonly node: JsonNode }) {
  const t = useT();
  const { read, readOnly } = useRunCommand(sessionId);
  const uri = stringOf(node, 'uri') ?? '';
  const name = stringOf(node, 'title') ?? stringOf(node, 'name');
  const description = stringOf(node, 'description');
  const mime = stringOf(node, 'mimeType');
  return (
    <Block
      content="resource_link"
      label={t.results.kinds.resource_link}
      bytes={utf8Bytes(uri)}
      aside={
        <>
          {mime === undefined ? null : <RevealText text={mime} />}
          <AnnotationNotes node={node} />
        </>
      }
    >
      <div className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
        {name === undefined ? null : <RevealText text={name} className="font-semibold" />}
        <FoldedText text={uri} className="font-mono text-wire" />
        {readOnly ? null : (
          <Button
            onClick={() => {
              read(uri);
              navigate({ panel: 'resources', name: uri });
            }}
          >
            {t.results.read}
          </Button>
        )}
      </div>
      {description === undefined ? null : <RevealText text={description} className="text-text-2" />}
    </Block>
  );
}
