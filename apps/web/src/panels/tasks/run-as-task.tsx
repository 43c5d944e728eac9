import { type ReactNode, useState } from 'react';
import { useT } from '../../i18n/language.ts';
import { useStore, useStoreVersion } from '../../source/hooks.ts';
import type { AsTask } from '../run-command.ts';
import {
  capabilitiesWith,
  clientDeclaresTasks,
  type TaskSupport,
  taskSupport,
  taskText,
  ttlMs,
} from './task-support.ts';

export interface RunAsTask {
  /** The switch beside Run; null where tasks are not offered. */
  readonly control: ReactNode;
  /** What the next call adds; undefined: nothing. */
  readonly asTask: AsTask | undefined;
}

/** Whether the next call of a tool runs as a task: the switch, and what it adds to the call. */
export function useRunAsTask(sessionId: string, entryText: string): RunAsTask {
  const { model } = useStore(sessionId);
  useStoreVersion(useStore(sessionId));
  const support = taskSupport(model, entryText);
  const isUsual = support === 'required' || (support === 'server-decides' && clientDeclaresTasks(model));
  const [chosen, setChosen] = useState<boolean>();
  const [ttl, setTtl] = useState('');
  if (support === undefined) return { control: null, asTask: undefined };
  const isOn = chosen ?? isUsual;
  const asTask: AsTask | undefined =
    support !== 'server-decides'
      ? isOn
        ? { taskText: taskText(ttl) }
        : undefined
      : isOn === clientDeclaresTasks(model)
        ? undefined
        : { capabilitiesText: capabilitiesWith(model, isOn) };
  const control = (
    <>
      <TaskSwitch support={support} isOn={isOn} onChange={setChosen} />
      {isOn && support !== 'server-decides' ? <TtlBox text={ttl} onChange={setTtl} /> : null}
    </>
  );
  return { control, asTask };
}

interface TtlBoxProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

function TtlBox({ text, onChange }: TtlBoxProps) {
  const words = useT().tasks.runAs.ttl;
  const bad = text.trim() !== '' && ttlMs(text) === undefined;
  return (
    <label
      className="flex items-center gap-1 text-meta whitespace-nowrap text-text-3"
      title={bad ? words.bad : words.hint}
    >
      {words.label}
      <input
        data-field="task-ttl"
        inputMode="decimal"
        autoComplete="off"
        aria-invalid={bad}
        className="control h-6 w-12 px-1 text-right text-meta figures"
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
      {words.unit}
    </label>
  );
}

interface TaskSwitchProps {
  readonly support: TaskSupport;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function TaskSwitch({ support, isOn, onChange }: TaskSwitchProps) {
  const words = useT().tasks.runAs;
  return (
    <label className="flex items-center gap-1.5 whitespace-nowrap" title={words.hints[support]}>
      <input
        type="checkbox"
        data-field="as-task"
        data-task-support={support}
        className="accent-accent"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
      {support === 'server-decides' ? words.allow : words.label}
      {support === 'required' && !isOn ? <small className="text-malformed">{words.required}</small> : null}
    </label>
  );
}
