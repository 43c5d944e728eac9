import { Ajv, type Options } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

const OPTIONS: Options = {
  strict: false,
  allErrors: true,
  validateSchema: false,
  ownProperties: true,
  logger: false,
};

/** The second opinion: ajv, with the class that the schema's dialect needs. */
export function oracle(schemaText: string): (value: unknown) => boolean {
  const isOld = /"\$schema":"http:\/\/json-schema\.org\/draft-07/.test(schemaText);
  const ajv = isOld ? new Ajv(OPTIONS) : new Ajv2020(OPTIONS);
  formats.default(ajv);
  const validate = ajv.compile(JSON.parse(schemaText));
  return (value) => validate(value) === true;
}
