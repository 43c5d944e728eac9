import { useMemo } from 'react';
import { ItemForm } from '../../forms/index.ts';
import { useT } from '../../i18n/language.ts';
import { EarlierRuns } from '../../results/earlier-runs.tsx';
import { type LatestRun, useLatestRun } from '../../results/latest-run.ts';
import { useSession, useStore } from '../../source/hooks.ts';
import { draftKeyOf } from '../catalogue/draft-key.ts';
import type { Entry } from '../catalogue/entry.ts';
import { RunAndResult } from '../catalogue/run-and-result.tsx';
import { type RunCommand, uriParams, useRunCommand } from '../run-command.ts';
import { useTimeLimit } from '../time-limit.tsx';
import { useMeta } from '../use-meta.tsx';
import { useSuggest } from '../use-suggest.ts';
import { expandUri } from './expand-uri.ts';
import { argumentsOfUri } from './match-uri.ts';
import { ReadForm } from './read-form.tsx';
import type { ResourceUseProps } from './resource-read.tsx';
import { TemplateFault } from './template-fault.tsx';
import { templateSchema, templateValues } from './template-values.ts';
import { parseUriTemplate, type TemplatePart, variableNames } from './uri-template.ts';

/** Reads a resource by a template: values for its variables, the URI that comes of them, and what came. */
export function TemplateRead({ sessionId, entry }: ResourceUseProps) {
  const t = useT();
  const template = entry.item.key;
  const command = useRunCommand(sessionId);
  const { read } = command;
  const latest = useLatestRun(useStore(sessionId), {
    method: 'resources/read',
    subject: template,
    namedBy: 'action',
  });
  const parsed = useMemo(() => parseUriTemplate(template), [template]);
  return (
    <RunAndResult
      sessionId={sessionId}
      latest={latest}
      command={command}
      recorded={{ title: t.resources.goesOut, none: t.resources.noRead }}
    >
      {parsed.ok ? (
        <TemplateForm sessionId={sessionId} entry={entry} parts={parsed.parts} latest={latest} read={read} />
      ) : (
        <ReadForm
          uri={template}
          onRead={(meta) => read(template, template, { meta })}
          note={<TemplateFault template={parsed} />}
        />
      )}
    </RunAndResult>
  );
}

interface TemplateFormProps {
  readonly sessionId: string;
  readonly entry: Entry;
  readonly parts: readonly TemplatePart[];
  readonly latest: LatestRun | undefined;
  readonly read: RunCommand['read'];
}

function TemplateForm({ sessionId, entry, parts, latest, read }: TemplateFormProps) {
  const t = useT();
  const { item } = entry;
  const { timeoutMs, control } = useTimeLimit();
  const meta = useMeta();
  const session = useSession(sessionId);
  const suggest = useSuggest(sessionId, { type: 'ref/resource', key: item.key });
  const schemaText = useMemo(() => templateSchema(variableNames(parts)), [parts]);
  const uriOf = (text: string | undefined) => expandUri(parts, templateValues(text));
  return (
    <ItemForm
      name={item.key}
      schemaText={schemaText}
      draftKey={draftKeyOf(session, item)}
      runLabel={t.resources.read}
      suggest={suggest}
      onRun={(text, issues) =>
        meta.guard(() => read(uriOf(text), item.key, { issues, timeoutMs, meta: meta.text }))
      }
      note={meta.field}
      options={control}
      earlier={
        latest === undefined ? null : (
          <EarlierRuns sessionId={sessionId} latest={latest} read={(text) => argumentsOfUri(parts, text)} />
        )
      }
      outgoing={(text) => uriParams(uriOf(text), meta.text)}
    />
  );
}
