import * as v from 'valibot';

/** Mail addresses. Each mailbox has one form, which is stored, compared and shown: its domain in its own script. */

/** Parameters of Punycode (RFC 3492). */
const [BASE, T_MIN, T_MAX, SKEW, DAMP, BIAS, FIRST] = [36, 1, 26, 38, 700, 72, 128];

/** A digit of Punycode: a–z are 0–25, 0–9 are 26–35. */
const digitOf = (letter: string): number => (letter < 'a' ? Number(letter) + 26 : letter.charCodeAt(0) - 97);

function adapt(delta: number, length: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / length);
  let k = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}

/** The text of a Punycode label, without its `xn--`; undefined if it is none. */
function decodedPunycode(label: string): string | undefined {
  const hyphen = label.lastIndexOf('-');
  if (hyphen === 0) return undefined;
  const text = Array.from(label.slice(0, Math.max(hyphen, 0)));
  const digits = Array.from(label.slice(hyphen + 1), digitOf);
  let [code, at, bias, next] = [FIRST, 0, BIAS, 0];
  while (next < digits.length) {
    const before = at;
    for (let [weight, k] = [1, BASE]; ; k += BASE) {
      const digit = digits[next];
      if (digit === undefined) return undefined;
      next += 1;
      at += digit * weight;
      const threshold = Math.min(Math.max(k - bias, T_MIN), T_MAX);
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    const length = text.length + 1;
    bias = adapt(at - before, length, before === 0);
    code += Math.floor(at / length);
    at %= length;
    if (code > 0x10ffff) return undefined;
    text.splice(at, 0, String.fromCodePoint(code));
    at += 1;
  }
  return text.join('');
}

/** A label of a domain, in any script (RFC 5890). */
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`;
const IS_LABEL = new RegExp(`^${LABEL}$`, 'u');

/** A label in its own script. One that says nothing so, e.g. of an emoji, stays in ASCII. */
function inOwnScript(label: string): string {
  if (!/^xn--[a-z0-9-]+$/.test(label)) return label;
  const text = decodedPunycode(label.slice(4));
  const isOther = text !== undefined && IS_LABEL.test(text) && /[^ -~]/.test(text) && text === folded(text);
  return isOther ? text : label;
}

const folded = (text: string): string => text.normalize('NFKC').toLowerCase().normalize('NFKC');

/** The one form of an address: lower-case, its domain in its own script. */
export function canonicalAddress(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = folded(address.slice(at)).split('.').map(inOwnScript).join('.');
  return address.slice(0, at).toLowerCase() + domain;
}

/** An atom of RFC 5322 (apostrophes included), and a domain. */
const ATOM = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const EMAIL = new RegExp(
  String.raw`^${ATOM}(?:\.${ATOM})*@(?:${LABEL}\.)+(?:[\p{L}\p{M}]{2,63}|xn--[a-z0-9-]{1,59})$`,
  'u',
);

/** A mail address, trimmed and in its one form. */
export const EmailSchema = v.pipe(
  v.string(),
  v.maxLength(1_000),
  v.transform((text) => canonicalAddress(text.normalize('NFC').trim())),
  v.maxLength(254),
  v.regex(EMAIL),
);
