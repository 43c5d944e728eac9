import { expect, it } from 'vitest';
import { iconsOf } from './icons.ts';

it('reads the icons of an entry, and says which of them came with it and which are elsewhere', () => {
  const icons = [
    { src: 'data:image/png;base64,AAAA', mimeType: 'image/png', sizes: ['16x16', '32x32'], theme: 'dark' },
    { src: 'https://icons.example/a.svg', sizes: ['any'] },
    { src: 'javascript:alert(1)' },
    { sizes: ['any'] },
    'no object',
  ];
  expect(iconsOf(JSON.stringify({ icons }))).toMatchObject([
    { base64: 'AAAA', host: undefined, sizes: '16x16 32x32', theme: 'dark' },
    { base64: undefined, host: 'icons.example', sizes: 'any' },
    { base64: undefined, host: undefined },
  ]);
  expect(iconsOf('{"icons":7}')).toEqual([]);
  expect(iconsOf('[')).toEqual([]);
});
