import type { ControlProps } from './control-props.ts';
import { DateControl } from './date-control.tsx';
import { FileControl } from './file-control.tsx';
import { JsonControl } from './json-control.tsx';
import { MultiControl } from './multi-control.tsx';
import { NumberControl } from './number-control.tsx';
import { BooleanControl, NullControl, SelectControl } from './select-control.tsx';
import { TextControl } from './text-control.tsx';

/** The one native control of a field that is no group. */
export function Control(props: ControlProps) {
  const { shape } = props.field;
  switch (shape.kind) {
    case 'string':
      if (shape.binary) return <FileControl {...props} accept={shape.mediaType} />;
      return shape.picker === undefined ? (
        <TextControl {...props} />
      ) : (
        <DateControl {...props} picker={shape.picker} />
      );
    case 'number':
      return <NumberControl {...props} />;
    case 'boolean':
      return <BooleanControl {...props} />;
    case 'null':
      return <NullControl {...props} />;
    case 'choice':
      return <SelectControl {...props} kind="select" options={shape.options} />;
    case 'multi':
      return <MultiControl {...props} options={shape.options} />;
    default:
      return <JsonControl {...props} />;
  }
}
