import { html, raw } from 'hono/html';
import type { Language } from '#shared/words/languages.ts';
import { serviceOrigin, senderOf } from '../lib/settings.ts';
import { inAscii } from '../lib/addresses.ts';
import type { Mail } from '../lib/mail.ts';
import { shortened, oneLine } from './translator.ts';

/** A mail before it is rendered. The same parts make its plain text and its HTML. */
export interface MailContent {
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  readonly parts: readonly MailPart[];
  readonly headers?: Readonly<Record<string, string>>;
}

export type MailPart =
  | { readonly kind: 'text'; readonly text: string }
  /** The action the recipient is asked for. */
  | { readonly kind: 'button'; readonly label: string; readonly href: string }
  | { readonly kind: 'list'; readonly title: string; readonly items: readonly string[] }
  | {
      readonly kind: 'links';
      readonly title: string;
      readonly items: readonly { readonly label: string; readonly href: string }[];
    }
  /** Rows with a cell for each title; the first cell has the row's colour. */
  | {
      readonly kind: 'table';
      readonly titles: readonly string[];
      readonly rows: readonly { readonly colour: string; readonly cells: readonly string[] }[];
    }
  /** Left out of the plain text. */
  | { readonly kind: 'picture'; readonly src: string; readonly alt: string; readonly caption: string }
  /** Less important, in small print. */
  | { readonly kind: 'small'; readonly text: string }
  | { readonly kind: 'smallLink'; readonly text: string; readonly label: string; readonly href: string };

export const paragraph = (text: string): MailPart => ({ kind: 'text', text });
export const smallPrint = (text: string): MailPart => ({ kind: 'small', text });
export const button = (label: string, href: string): MailPart => ({ kind: 'button', label, href });
export const smallLink = (text: string, label: string, href: string): MailPart => ({
  kind: 'smallLink',
  text,
  label,
  href,
});

/** Maximum of UTF-16 units in a subject. Mail programs show fewer. */
const SUBJECT_LENGTH = 200;

/**
 * Renders the mail. It says that it is automatic (RFC 3834), so that mail programs send no automatic reply, and that it is
 * from this service (RFC 2919), for filters. Only mails that nobody asked for can be unsubscribed from.
 */
export function renderMail(env: Env, content: MailContent): Mail {
  return {
    from: senderOf(env),
    to: inAscii(content.to),
    subject: shortened(oneLine(content.subject), SUBJECT_LENGTH),
    text: `${content.parts.flatMap((part) => (part.kind === 'picture' ? [] : textOf(part))).join('\n\n')}\n`,
    html: htmlOf(content),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All', // Exchange
      'List-Id': `Carrack <mail.${new URL(serviceOrigin(env)).hostname}>`,
      ...Object.fromEntries(
        Object.entries(content.headers ?? {}).map(([name, value]) => [name, oneLine(value)]),
      ),
    },
  };
}

function textOf(part: Exclude<MailPart, { kind: 'picture' }>): string {
  switch (part.kind) {
    case 'text':
    case 'small':
      return part.text;
    case 'button':
      return `${part.label}\n${part.href}`;
    case 'list':
      return [part.title, ...part.items.map((item) => `- ${item}`)].join('\n');
    case 'table':
      return [part.titles, ...part.rows.map(({ cells }) => cells)]
        .map((cells) => `- ${cells.filter(Boolean).join(' · ')}`)
        .join('\n');
    case 'links':
      return [part.title, ...part.items.map(({ label, href }) => `- ${label}\n  ${href}`)].join('\n');
    case 'smallLink':
      return `${part.text}\n${part.label}\n${part.href}`;
  }
}

type Html = ReturnType<typeof html>;

const htmlOf = ({ language, subject, parts }: MailContent): string =>
  String(
    html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <meta name="referrer" content="no-referrer" />
          <meta name="color-scheme" content="light dark" />
          <meta name="supported-color-schemes" content="light dark" />
          <title>${oneLine(subject)}</title>
        </head>
        <body
          style="font: 16px/1.5 sans-serif; max-width: 36em; margin: 1em auto; padding: 0 1em; overflow-wrap: anywhere"
        >
          ${parts.map(htmlPart)}
        </body>
      </html>`,
  );

/** Text has the reader's own colours, light or dark; what has a colour of its own has its background with it. */
const SMALL = raw('style="font-size: 13px"');
/** Lines that are tapped stand apart. */
const LINK = raw('style="margin-bottom: 8px"');
const TABLE = raw('style="border-collapse: collapse; background: #f6f2e7; color: #222222"');
/** As wide as the mail at most. */
const PICTURE = raw('style="width: 100%; max-width: 600px; height: auto; border: 0"');
const BUTTON = raw(
  'style="display: inline-block; padding: 10px 18px; background: #1f4e79; color: #ffffff; border-radius: 6px; text-decoration: none"',
);

function htmlPart(part: MailPart): Html {
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
          ${part.items.map(({ label, href }) => html`<li ${LINK}><a href="${href}">${label}</a></li>`)}
        </ul>`;
    case 'table':
      return tableHtml(part);
    case 'picture':
      return html`<p>
        <img src="${part.src}" alt="${part.alt}" width="600" ${PICTURE} /><br />
        <span ${SMALL}>${part.caption}</span>
      </p>`;
    case 'small':
      return html`<p ${SMALL}>${part.text}</p>`;
    case 'smallLink':
      return html`<p ${SMALL}>${part.text} <a href="${part.href}">${part.label}</a></p>`;
  }
}

function tableHtml({ titles, rows }: Extract<MailPart, { kind: 'table' }>): Html {
  return html`<table cellpadding="6" ${TABLE}>
    <tr>
      ${titles.map((title) => html`<th align="left">${title}</th>`)}
    </tr>
    ${rows.map(
      ({ colour, cells: [first, ...others] }) =>
        html`<tr>
          <td style="border-left: 8px solid ${colour}">${first ?? ''}</td>
          ${others.map((cell) => html`<td>${cell}</td>`)}
        </tr>`,
    )}
  </table>`;
}

/** Headers that put all mails of one game into one thread: each answers the same message, which was never sent. */
export const threadHeaders = (env: Env, gameId: string): Readonly<Record<string, string>> => {
  const id = `<game.${gameId}@${new URL(serviceOrigin(env)).hostname}>`;
  return { 'In-Reply-To': id, References: id };
};

/** Headers by which mail programs offer to unsubscribe (RFC 8058). They POST to the address; a GET changes nothing. */
export const unsubscribeHeaders = (env: Env, token: string): Readonly<Record<string, string>> => ({
  'List-Unsubscribe': `<${serviceOrigin(env)}/api/mail/unsubscribe/${token}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
