import type { Language } from '#shared/words/languages.ts';
import { serviceOrigin, senderOf } from '../lib/settings.ts';
import { inAscii, type Mail } from '../lib/mail.ts';
import { htmlOf } from './mailHtml.ts';
import type { MailLink, MailPart } from './mailParts.ts';
import { shortened, oneLine } from './translator.ts';

/** A mail before it is rendered. The same parts make its plain text and its HTML. */
export interface MailContent {
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  readonly parts: readonly MailPart[];
  readonly headers?: Readonly<Record<string, string>>;
}

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
    case 'title':
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
    case 'answers':
      return [part.title, ...part.items.map((item) => `- ${lineOf(item)}\n  ${item.href}`)].join('\n');
    case 'smallLink':
      return `${part.text}\n${part.label}\n${part.href}`;
  }
}

const lineOf = ({ label, effect = '' }: MailLink): string => (effect === '' ? label : `${label}. ${effect}`);

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
