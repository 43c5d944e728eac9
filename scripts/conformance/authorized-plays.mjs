import fs from 'node:fs';
import { scratchFile } from './requester.mjs';

/** The address that the suite's authorization servers know as that of a client's metadata. */
const METADATA_URL = 'https://conformance-test.local/client-metadata.json';
const SECRET = 'CONFORMANCE_CLIENT_SECRET';

/** A call, because some scenarios want more for it than for the opening. */
const CALL = { name: 'test-tool', arguments: {} };

/**
 * @param {import('./requester.mjs').Request} request
 * @param {readonly string[]} options
 */
async function call(request, options) {
  return (await request('tools/call', CALL, options)).code;
}

/**
 * Authorization as a person would go through it, by redirects alone; the address of the metadata is used where the
 * server takes such.
 * @type {import('./plays.mjs').Play}
 */
export const authorized = (request) =>
  call(request, ['--authorize', 'redirects', '--client-metadata-url', METADATA_URL]);

/** @type {import('./plays.mjs').Play} */
export const preRegistered = (request, { client_id, client_secret, issuer }) => {
  process.env[SECRET] = client_secret;
  const client = ['--client-id', client_id, '--client-secret-env', SECRET];
  const bound = issuer === undefined ? [] : ['--issuer', issuer];
  return call(request, ['--authorize', 'redirects', ...client, ...bound]);
};

/** @type {import('./plays.mjs').Play} */
export const forItself = (request, { client_id, client_secret, private_key_pem, signing_algorithm }) => {
  const credential = () => {
    if (private_key_pem === undefined) {
      process.env[SECRET] = client_secret;
      return ['--client-secret-env', SECRET];
    }
    const file = scratchFile('key.pem');
    fs.writeFileSync(file, private_key_pem, { mode: 0o600 });
    return ['--client-key', file, '--client-key-alg', signing_algorithm];
  };
  return call(request, ['--authorize', 'client', '--client-id', client_id, ...credential()]);
};
