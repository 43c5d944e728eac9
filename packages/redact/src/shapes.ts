import type { Finding, SecretKind } from './finding.ts';

interface Shape {
  readonly kind: SecretKind;
  readonly name: string;
  /** The secret is its first group, or the whole match. */
  readonly pattern: RegExp;
}

const token = (name: string, pattern: RegExp): Shape => ({ kind: 'token', name, pattern });

/** Every repetition is bounded or of one character class only, so that no text takes more than linear time. */
const SHAPES: readonly Shape[] = [
  token('OpenAI, Anthropic', /\bsk-[A-Za-z0-9_-]{16,256}/g),
  token('GitHub', /\bgh[opusr]_[A-Za-z0-9]{20,255}/g),
  token('GitHub', /\bgithub_pat_[A-Za-z0-9_]{22,255}/g),
  token('GitLab', /\bglpat-[A-Za-z0-9_-]{16,255}/g),
  token('Slack', /\bxox[abeoprs]-[A-Za-z0-9-]{10,255}/g),
  token('AWS', /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g),
  token('Google', /\bAIza[A-Za-z0-9_-]{30,64}/g),
  token('Google', /\bya29\.[A-Za-z0-9_-]{20,2048}/g),
  token('Stripe', /\b[rsp]k_(?:live|test)_[A-Za-z0-9]{10,255}/g),
  token('npm', /\bnpm_[A-Za-z0-9]{30,64}/g),
  token('Hugging Face', /\bhf_[A-Za-z0-9]{20,64}/g),
  token('SendGrid', /\bSG\.[A-Za-z0-9_-]{16,64}\.[A-Za-z0-9_-]{16,64}/g),
  token('DigitalOcean', /\bdo[opr]_v1_[a-f0-9]{40,128}/g),
  token('JWT', /\beyJ[A-Za-z0-9_-]{8,8192}\.eyJ[A-Za-z0-9_-]{4,8192}\.[A-Za-z0-9_-]{0,8192}/g),
  {
    kind: 'key',
    name: 'PEM',
    pattern:
      /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY-----(?:(?!-----)[\s\S]){1,16384}-----END [A-Z0-9 ]{0,40}PRIVATE KEY-----/g,
  },
  { kind: 'header', name: 'Bearer', pattern: /\b[Bb]earer\s{1,4}([A-Za-z0-9._~+/-]{8,8192}={0,2})/g },
  { kind: 'header', name: 'Basic', pattern: /\b[Bb]asic\s{1,4}([A-Za-z0-9+/]{8,8192}={0,2})/g },
  {
    kind: 'url',
    name: '://',
    pattern: /\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s:@/?#"'<>]{0,256}:([^\s@/"'<>]{1,256})@/gi,
  },
];

/** Secrets that a text shows by their shape, wherever they stand. */
export function findShapes(text: string): Finding[] {
  return SHAPES.flatMap(({ kind, name, pattern }) =>
    [...text.matchAll(pattern)].map((match) => ({ kind, name, value: match[1] ?? match[0] })),
  ).filter(({ name, value }) => (name !== 'Bearer' && name !== 'Basic') || isCredential(value));
}

/** “Bearer authentication” is no credential. */
function isCredential(value: string): boolean {
  return /\d/.test(value) || value.length >= 24 || (/[A-Z]/.test(value) && /[a-z]/.test(value));
}
