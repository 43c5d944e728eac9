import { ArrayBody } from './array-body.tsx';
import type { MapEntriesProps } from './map-entries.tsx';
import { ObjectBody } from './object-body.tsx';

/** The children of an object or array. */
export function GroupBody(props: Omit<MapEntriesProps, 'shape'>) {
  const { shape } = props.field;
  if (shape.kind === 'object') return <ObjectBody {...props} shape={shape} />;
  return shape.kind === 'array' ? <ArrayBody {...props} shape={shape} /> : null;
}
