import { CLIENT_SHAPES } from './client.ts';
import { CONTENT_SHAPES } from './content.ts';
import { ENVELOPE_SHAPES } from './envelope.ts';
import { LIFECYCLE_SHAPES } from './lifecycle.ts';
import { ROUND_SHAPES } from './rounds.ts';
import { SCHEMA_SHAPES } from './schema.ts';
import { SERVER_SHAPES } from './server.ts';
import type { Shape, Shapes } from './types.ts';

/** Every kind of object that messages of the protocol hold, by name. */
export const SHAPES: Shapes = {
  ...ENVELOPE_SHAPES,
  ...LIFECYCLE_SHAPES,
  ...SERVER_SHAPES,
  ...CONTENT_SHAPES,
  ...CLIENT_SHAPES,
  ...ROUND_SHAPES,
  ...SCHEMA_SHAPES,
};

/** The shape of that name; undefined for scalars and free values. */
export function shapeOf(name: string): Shape | undefined {
  return Object.hasOwn(SHAPES, name) ? SHAPES[name] : undefined;
}
