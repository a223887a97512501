import { html, raw } from 'hono/html';
import { senderOf, type Mail } from './mail.ts';
import type { Language } from '../../shared/words/languages.ts';
import { oneLine } from './words.ts';

/** A mail before it is written out: the same parts make its text and its HTML. */
export interface Letter {
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  readonly parts: readonly Part[];
  readonly headers?: Readonly<Record<string, string>>;
}

export type Part =
  | { readonly kind: 'text'; readonly text: string }
  /** What the reader is asked to do. */
  | { readonly kind: 'button'; readonly label: string; readonly href: string }
  | { readonly kind: 'list'; readonly title: string; readonly items: readonly string[] }
  | {
      readonly kind: 'links';
      readonly title: string;
      readonly items: readonly { readonly label: string; readonly href: string }[];
    }
  /** Below the line. */
  | { readonly kind: 'small'; readonly text: string }
  | { readonly kind: 'smallLink'; readonly text: string; readonly label: string; readonly href: string };

export const text = (text: string): Part => ({ kind: 'text', text });
export const small = (text: string): Part => ({ kind: 'small', text });
export const button = (label: string, href: string): Part => ({ kind: 'button', label, href });

/** Subjects longer than this are cut by every mail program. */
const SUBJECT_LENGTH = 150;

/** The mail, with headers that say it was written by a machine. */
export function mailOf(env: Env, letter: Letter): Mail {
  return {
    from: senderOf(env),
    to: letter.to,
    subject: oneLine(letter.subject).slice(0, SUBJECT_LENGTH),
    text: `${letter.parts.map(textOf).join('\n\n')}\n`,
    html: htmlOf(letter),
    headers: {
      'X-Auto-Response-Suppress': 'All',
      ...Object.fromEntries(
        Object.entries(letter.headers ?? {}).map(([name, value]) => [name, oneLine(value)]),
      ),
    },
  };
}

function textOf(part: Part): string {
  switch (part.kind) {
    case 'text':
    case 'small':
      return part.text;
    case 'button':
      return `${part.label}:\n${part.href}`;
    case 'list':
      return [part.title, ...part.items.map((item) => `- ${item}`)].join('\n');
    case 'links':
      return [part.title, ...part.items.map(({ label, href }) => `- ${label}\n  ${href}`)].join('\n');
    case 'smallLink':
      return `${part.text}\n${part.label}: ${part.href}`;
  }
}

type Html = ReturnType<typeof html>;

const htmlOf = ({ language, subject, parts }: Letter): string =>
  String(
    html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <meta name="referrer" content="no-referrer" />
          <title>${oneLine(subject)}</title>
        </head>
        <body style="font: 16px/1.5 sans-serif; max-width: 36em; margin: 1em auto; padding: 0 1em">
          ${parts.map(htmlPart)}
        </body>
      </html>`,
  );

const SMALL = raw('style="font-size: 13px; color: #595959"');
const BUTTON = raw(
  'style="display: inline-block; padding: 10px 18px; background: #1f4e79; color: #ffffff; border-radius: 6px; text-decoration: none"',
);

function htmlPart(part: Part): Html {
  switch (part.kind) {
    case 'text':
      return html`<p>${part.text}</p>`;
    case 'button':
      return html`<p><a href="${part.href}" ${BUTTON}>${part.label}</a></p>`;
    case 'list':
      return html`<p>${part.title}</p>
        <ul>
          ${part.items.map((item) => html`<li>${item}</li>`)}
        </ul>`;
    case 'links':
      return html`<p>${part.title}</p>
        <ul>
          ${part.items.map(({ label, href }) => html`<li><a href="${href}">${label}</a></li>`)}
        </ul>`;
    case 'small':
      return html`<p ${SMALL}>${part.text}</p>`;
    case 'smallLink':
      return html`<p ${SMALL}>${part.text} <a href="${part.href}">${part.label}</a></p>`;
  }
}

/** The service's own address. */
export const originOf = (env: Env): string => {
  if (env.ORIGIN === undefined) throw new Error('mails need ORIGIN');
  return env.ORIGIN;
};

/** Threads mails of one game: they all answer a message that was never sent. */
export const threadOf = (env: Env, gameId: string): Readonly<Record<string, string>> => {
  const id = `<game.${gameId}@${new URL(originOf(env)).hostname}>`;
  return { 'In-Reply-To': id, References: id };
};

/** Lets mail programs show a button of their own; they POST, nothing happens on GET (RFC 8058). */
export const unsubscribe = (env: Env, token: string): Readonly<Record<string, string>> => ({
  'List-Unsubscribe': `<${originOf(env)}/api/mail/unsubscribe/${token}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
