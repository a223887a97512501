import { domainToASCII, domainToUnicode } from 'node:url';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { canonicalAddress, EmailSchema } from '#shared/protocol/addresses.ts';

/** One mailbox has one form, however its domain is spelled. */

const DOMAINS = [
  'example.org',
  'bücher.example',
  'straße.example',
  'münchen-ost.example',
  'пример.рф',
  '例え.テスト',
  'παράδειγμα.gr',
  'مثال.إختبار',
  'नमूना.भारत',
  'łódź.pl',
  'xn.example',
  'a-b-c.example',
  '한국.한국',
  'x1.bücher.example',
  'ÅÄÖ.example',
  'đặng.vn',
  '他们为什么不说中文.example',
  '3年b組金八先生.example',
];

describe.each(DOMAINS)('an address at %s', (domain) => {
  const own = `ann@${domainToUnicode(domainToASCII(domain))}`;

  test.each([
    ['in its own script', domain],
    ['in ASCII', domainToASCII(domain)],
    ['in capital letters', domain.replace('ß', 'ẞ').toUpperCase().replaceAll('ẞ', 'ß')],
    ['in ASCII capitals', domainToASCII(domain).toUpperCase()],
    ['with decomposed letters', domain.normalize('NFD')],
  ])('is the same %s', (_, spelled) => {
    expect(v.parse(EmailSchema, ` Ann@${spelled} `)).toBe(own);
  });

  test('is left as it is once it has its form', () => {
    expect(canonicalAddress(own)).toBe(own);
  });
});

test('full-width letters and dots are the ordinary ones', () => {
  expect(v.parse(EmailSchema, 'ann@ｅｘａｍｐｌｅ．ｏｒｇ')).toBe('ann@example.org');
});

test.each([
  'xn--i-7iq.ws',
  'xn--99999999.example',
  'xn--a.example',
  'xn--bcher-kva-.example',
  'xn--.example',
])('what says nothing in its own script stays in ASCII: %s', (domain) => {
  expect(canonicalAddress(`ann@${domain}`)).toBe(`ann@${domain}`);
});

test('a random domain is decoded as the platform does', () => {
  const letters = [...'az09ßéçłøžđоиеявгαβλωשלוםمرحبا日本語ひらカタ한글हिन्दीไทย'];
  let seed = 7;
  const next = (n: number): number => (seed = (seed * 48_271) % 2_147_483_647) % n;
  for (let n = 0; n < 2_000; n += 1) {
    const label = Array.from({ length: 1 + next(20) }, () => letters[next(letters.length)]).join('');
    const ascii = domainToASCII(`${label}.example`);
    if (ascii === '') continue;
    expect(canonicalAddress(`a@${ascii}`)).toBe(`a@${domainToUnicode(ascii)}`);
  }
});
