import { FailureText } from '../../app/failure.tsx';
import { useT } from '../../i18n/language.ts';
import { Button } from '../../ui/button.tsx';
import { useBench } from './state/bench.ts';

export interface ChangedFileStripProps {
  /** The file that holds something else than is known here. */
  readonly path: string;
  readonly onSaveOver: () => void;
  readonly onDone: () => void;
}

/** A save was refused because another program has written the file: the person chooses whose text stays. */
export function ChangedFileStrip({ path, onSaveOver, onDone }: ChangedFileStripProps) {
  const words = useT().bench.head;
  const { actions, failure } = useBench();
  const load = async () => {
    if (await actions.open(path)) onDone();
  };
  return (
    <div role="alert" className="flex flex-wrap items-center gap-2 text-tool-error">
      <span className="min-w-0 flex-1">
        <FailureText error={failure} />
      </span>
      <Button data-action="load-theirs" onClick={() => void load()}>
        {words.loadTheirs}
      </Button>
      <Button data-action="save-over" onClick={onSaveOver}>
        {words.saveOver}
      </Button>
    </div>
  );
}
