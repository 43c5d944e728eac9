import {
  type Draft,
  draftText,
  EMPTY_OBJECT,
  editAt,
  type Field,
  FormSchema,
  resolve,
  type Spot,
  typed,
} from '../src/index.ts';

/** A schema from a plain value, or from its text. */
export function schemaOf(value: unknown): FormSchema {
  return new FormSchema(typeof value === 'string' ? value : JSON.stringify(value));
}

/** The field of the property `p` of an object schema that has only it. */
export function propertyField(property: unknown, more: object = {}): Field {
  const schema = schemaOf({ type: 'object', properties: { p: property }, ...more });
  return schema.field(propertySpot(schema, 'p'));
}

export function propertySpot(schema: FormSchema, name: string, of: Spot = schema.root): Spot {
  const { shape } = resolve(schema, of, EMPTY_OBJECT).field;
  const property = shape.kind === 'object' ? shape.properties.find((one) => one.name === name) : undefined;
  if (property === undefined) throw new Error(`no property ${name}`);
  return property.spot;
}

/** A form being filled: types into fields by pointer, and reads what would go out. */
export class Filling {
  readonly schema: FormSchema;
  root: Draft;

  constructor(schema: unknown, root: Draft = EMPTY_OBJECT) {
    this.schema = schemaOf(schema);
    this.root = root;
  }

  /** Types into the text box of the field, as its control would. */
  type(pointer: string, text: string): this {
    return this.edit(pointer, (_, { field }) => {
      return typed(
        field.shape.kind === 'number' ? 'number' : field.shape.kind === 'string' ? 'string' : 'json',
        text,
      );
    });
  }

  edit(pointer: string, change: Parameters<typeof editAt>[3]): this {
    this.root = editAt(this.schema, this.root, pointer, change);
    return this;
  }

  get text(): string | undefined {
    return draftText(this.root).text;
  }
}
