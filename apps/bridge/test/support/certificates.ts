import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryDirectory } from './programs.ts';

export interface Certificate {
  readonly key: string;
  readonly cert: string;
  /** Where `cert` is. */
  readonly file: string;
}

const CONFIG = `[ca]
default_ca=d
[d]
database=./index.txt
new_certs_dir=.
serial=./serial
default_md=sha256
policy=p
x509_extensions=e
[p]
commonName=supplied
[e]
subjectAltName=DNS:localhost,DNS:mcp.example,IP:127.0.0.1
`;

/** Whether certificates can be made here. */
export function hasOpenssl(): boolean {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false; // not installed
  }
}

/** A certificate for this machine, and for mcp.example, that signed itself, valid in these years. */
export function certificate(from: number, to: number): Certificate {
  const cwd = temporaryDirectory();
  const run = (...args: string[]) => execFileSync('openssl', args, { cwd, stdio: 'ignore' });
  writeFileSync(path.join(cwd, 'ca.cnf'), CONFIG);
  writeFileSync(path.join(cwd, 'index.txt'), '');
  writeFileSync(path.join(cwd, 'serial'), '01\n');
  run(
    'req',
    '-new',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    'k.pem',
    '-out',
    'r.pem',
    '-subj',
    '/CN=localhost',
  );
  const dates = ['-startdate', `${from}0101000000Z`, '-enddate', `${to}0101000000Z`];
  run(
    'ca',
    '-batch',
    '-config',
    'ca.cnf',
    '-selfsign',
    '-keyfile',
    'k.pem',
    '-in',
    'r.pem',
    '-out',
    'c.pem',
    '-notext',
    ...dates,
  );
  const file = path.join(cwd, 'c.pem');
  return { key: readFileSync(path.join(cwd, 'k.pem'), 'utf8'), cert: readFileSync(file, 'utf8'), file };
}
