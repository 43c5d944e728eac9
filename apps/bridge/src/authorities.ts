import { X509Certificate } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { rootCertificates } from 'node:tls';
import { reason, systemReason } from './errors.ts';

export type Authorities =
  | { readonly ok: true; readonly ca: readonly string[] | undefined }
  | { readonly ok: false; readonly message: string; readonly hint: string };

/** Certificates of the file of `--ca` besides those that Node trusts; undefined without a file. PEM. */
export function readAuthorities(file: string | undefined, cwd: string): Authorities {
  if (file === undefined) return { ok: true, ca: undefined };
  const resolved = path.resolve(cwd, file);
  const shown = JSON.stringify(resolved);
  const hint = 'Give a file in PEM form, which begins with -----BEGIN CERTIFICATE-----.';
  let text: string;
  try {
    text = fs.readFileSync(resolved, 'utf8');
  } catch (error) {
    return {
      ok: false,
      message: `The certificates in ${shown} cannot be read: ${systemReason(error)}.`,
      hint,
    };
  }
  const certificates = text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  if (certificates.length === 0) return { ok: false, message: `There is no certificate in ${shown}.`, hint };
  try {
    for (const certificate of certificates) new X509Certificate(certificate);
  } catch (error) {
    return { ok: false, message: `A certificate in ${shown} cannot be used: ${reason(error)}.`, hint };
  }
  return { ok: true, ca: [...rootCertificates, ...certificates] };
}
