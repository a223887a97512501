import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Mail } from './mail.ts';

/**
 * A captured mail as MIME message (RFC 5322, 2045–2047), for mail programs and tests. In production the platform builds the
 * message.
 */
export function mimeOf(mail: Mail, { id, at }: { readonly id: number; readonly at: number }): string {
  const boundary = `carrack-${id}-${at}`;
  const headers = {
    From: `"${mail.from.name}" <${mail.from.email}>`,
    To: mail.to,
    Subject: word(mail.subject),
    Date: new Date(at).toUTCString().replace('GMT', '+0000'),
    'Message-ID': `<captured-${id}-${at}@localhost.localdomain>`,
    'MIME-Version': '1.0',
    'Content-Type': `multipart/alternative; boundary="${boundary}"`,
    ...mail.headers,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const parts = [part('text/plain', mail.text), part('text/html', mail.html)];
  return [...lines, '', ...parts.flatMap((one) => [`--${boundary}`, one]), `--${boundary}--`, ''].join(
    '\r\n',
  );
}

const part = (type: string, content: string): string =>
  [
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: quoted-printable',
    '',
    quotedPrintable(content),
  ].join('\r\n');

const encode = (char: string): string =>
  bytesToHex(utf8ToBytes(char))
    .toUpperCase()
    .replace(/../g, (byte) => `=${byte}`);

/** Lines of at most 76 characters (RFC 2045, 6.7). */
function quotedPrintable(content: string): string {
  return content
    .split(/\r?\n/)
    .map((line) => {
      let encoded = '';
      let width = 0;
      for (const char of line) {
        const code = /[!-<>-~ ]/.test(char) ? char : encode(char);
        if (width + code.length > 75) {
          encoded += '=\r\n';
          width = 0;
        }
        encoded += code;
        width += code.length;
      }
      return encoded.replace(/ $/, '=20');
    })
    .join('\r\n');
}

/** Bytes in one encoded word. With its delimiters the word stays below 75 characters (RFC 2047, 2). */
const WORD_BYTES = 15;

/** The text of a header: unchanged if it is plain ASCII, else as encoded words. */
function word(text: string): string {
  if (/^[ -~]{0,70}$/.test(text) && !text.includes('=?')) return text;
  const words: string[] = [];
  const bytes: string[] = [];
  for (const char of text) {
    const code = encode(char).match(/=../g) ?? [];
    if (bytes.length + code.length > WORD_BYTES) words.push(bytes.splice(0).join(''));
    bytes.push(...code);
  }
  if (bytes.length > 0) words.push(bytes.join(''));
  return words.map((one) => `=?utf-8?Q?${one}?=`).join('\r\n ');
}
