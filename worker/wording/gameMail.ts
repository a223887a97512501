import { signLink } from '../lib/links.ts';
import type { GameDigest } from './digest.ts';
import { threadHeaders, unsubscribeHeaders, type MailContent } from './mailContent.ts';
import { button, smallLink, smallPrint, paragraph, type MailPart } from './mailParts.ts';
import { isOutsidePlay } from '../lib/notices.ts';
import { serviceOrigin } from '../lib/settings.ts';
import { coverOf } from './invitationMail.ts';
import { nameIn, type Translator } from './translator.ts';
import type { GameMessage, MessageGame, Recipient } from './gameMessage.ts';
import { actionOf, gameTitle, occasionLine, opening, subjectOf } from './gameSubject.ts';

/** The mail about a player's games. */

/** Maximum of sentences in the list of events. The game's log has all of them. */
const LISTED = 40;
/** Sentences of the story at the top, if none affects the recipient. */
const NEWS = 3;
/** Answers at the top; the others stand further down. */
const FIRST_ANSWERS = 3;

/** One mail to the address `to` about all games that are due: the leading game in full; the others, and those that wait besides, as a list. */
export function gameMail(env: Env, message: GameMessage, to: string, now: number): MailContent {
  const { recipient, lead, translator } = message;
  const { t } = translator;
  const stop = signLink(env, { for: 'stop', player: recipient.playerId }, now);
  const { first, more } = answersOf(env, message, now);
  return {
    to,
    language: translator.language,
    subject: subjectOf(message),
    parts: [
      smallPrint(`${nameIn(recipient.name)} · ${gameTitle(translator, lead)}`),
      ...titled(opening(message)),
      ...newsOf(translator, message.digest),
      ...pictureParts(message),
      ...(message.digest.offer === null ? [] : coverOf(env, translator, lead)),
      button(t(actionOf(message)), linkTo(env, recipient, lead, now)),
      ...first,
      ...ordersOf(translator, message.digest),
      ...alsoFor(env, message, now),
      ...tableParts(translator, message.digest),
      ...storyOf(translator, message.digest),
      ...more,
      ...refusalOf(env, message, now),
      smallPrint(t('mail.lasting')),
      smallLink(t('mail.stop.why'), t('mail.stop'), `${serviceOrigin(env)}/stop#${stop}`),
    ],
    headers: {
      ...threadHeaders(env, lead.gameId),
      ...unsubscribeHeaders(env, stop),
      'X-Carrack-Notice': message.ids.join(', '),
      ...headOf(message),
    },
  };
}

/** The first sentence is the title. */
function titled([first, ...others]: readonly MailPart[]): readonly MailPart[] {
  if (first === undefined) return [];
  return [first.kind === 'text' ? { kind: 'title', text: first.text } : first, ...others];
}

/** The head of the reader's log, for whoever keeps the mail: it proves later that nothing before was rewritten. */
const headOf = ({ digest: { seq, head } }: GameMessage): Record<string, string> =>
  seq === 0 ? {} : { 'X-Carrack-Log': `${seq} ${head}` };

/** How a companion stops invitations, from this host or from everybody. */
function refusalOf(
  env: Env,
  { digest: { offer }, recipient, translator: { t } }: GameMessage,
  now: number,
): readonly MailPart[] {
  if (offer === null) return [];
  const refusal = signLink(env, { for: 'refuse', keys: [recipient.playerId], host: offer.hostId }, now);
  const why = t('mail.kept.why', { host: nameIn(offer.host) });
  return [smallLink(why, t('mail.invited.refuse'), `${serviceOrigin(env)}/stop#${refusal}`)];
}

/** The moves that can be sent from the mail: a few first, and the others. Each link leads to a page that asks before it sends. */
function answersOf(
  env: Env,
  { translator: { t }, recipient, lead, digest }: GameMessage,
  now: number,
): { readonly first: readonly MailPart[]; readonly more: readonly MailPart[] } {
  const { playerId: player } = recipient;
  const { gameId: game, seat } = lead;
  const items = digest.moves.map(({ move, label, effect }) => {
    const claims = { for: 'move', player, game, seat, seq: digest.seq, move: JSON.stringify(move) } as const;
    return { label, effect, href: `${serviceOrigin(env)}/move#${signLink(env, claims, now)}` };
  });
  const more = items.slice(FIRST_ANSWERS);
  return {
    first:
      items.length === 0
        ? []
        : [
            {
              kind: 'answers',
              title: t(more.length > 0 ? 'mail.moves.more' : 'mail.moves'),
              items: items.slice(0, FIRST_ANSWERS),
            },
          ],
    more: more.length > 0 ? [{ kind: 'links', title: t('mail.moves.others'), items: more }] : [],
  };
}

/** Why the recipient's orders did not decide, and what they did before. */
const ordersOf = ({ t }: Translator, { orders: { did, because } }: GameDigest): MailPart[] => [
  ...(because === null ? [] : [paragraph(t('mail.orders.ask', { why: because }))]),
  ...(did.length === 0
    ? []
    : [{ kind: 'list', title: t('mail.orders.did'), items: did.slice(-LISTED) } as const]),
];

/** The table as everybody sees it, and who is who in it. The mail is complete without it. */
const pictureParts = ({ picture, digest, translator: { t, listOf } }: GameMessage): MailPart[] =>
  picture === null
    ? []
    : [
        {
          kind: 'picture',
          src: picture,
          alt: t('mail.picture'),
          caption: t('mail.picture.who', { names: listOf(digest.names) }),
        },
      ];

/** How the table stands. */
const tableParts = ({ term }: Translator, { table }: GameDigest): MailPart[] =>
  table.length === 0
    ? []
    : [
        {
          kind: 'table',
          titles: [term('page.score.player'), term('page.score.total'), ''],
          rows: table.map(({ seat, name, total, acts }) => ({
            seat,
            cells: [name, `${total}`, acts ? term('page.seat.turn') : ''],
          })),
        },
      ];

/** Over what affects the recipient, and over all events, by where the story begins. */
const STORY_TITLES = {
  move: ['mail.touching', 'mail.since'],
  seat: ['mail.touching.seat', 'mail.since.seat'],
  beginning: ['mail.touching.began', 'mail.since.began'],
} as const;

/** The events that affect the recipient; if there are none, the latest. */
function newsOf({ t }: Translator, { relevant, since, storyFrom }: GameDigest): MailPart[] {
  const [touching, all] = STORY_TITLES[storyFrom];
  if (relevant.length > 0) return [{ kind: 'list', title: t(touching), items: relevant }];
  if (since.length === 0) return [];
  const title = t(since.length > NEWS ? 'mail.latest' : all);
  return [{ kind: 'list', title, items: since.slice(-NEWS) }];
}

/** All events, unless the news are all. */
function storyOf({ t }: Translator, { relevant, since, storyFrom }: GameDigest): MailPart[] {
  if (relevant.length === 0 && since.length <= NEWS) return [];
  const listed = since.slice(-LISTED);
  const earlier = since.length - listed.length;
  const items = [...(earlier > 0 ? [t('mail.earlier', { n: earlier })] : []), ...listed];
  return items.length === 0 ? [] : [{ kind: 'list', title: t(STORY_TITLES[storyFrom][1]), items }];
}

function alsoFor(env: Env, message: GameMessage, now: number): MailPart[] {
  const { translator, recipient } = message;
  const { t } = translator;
  const others = [...message.others, ...message.waiting];
  if (others.length === 0) return [];
  const items = others.map((occasion) => ({
    label: occasionLine(translator, occasion),
    href: linkTo(env, recipient, occasion, now),
  }));
  const more = message.unnamed > 0 ? [paragraph(t('mail.others.more', { n: message.unnamed }))] : [];
  return [{ kind: 'links', title: t('mail.others'), items }, ...more];
}

/** A signed link to the game, which can sign in once, within three days; without a part in it, to what the reader may do instead. */
function linkTo(
  env: Env,
  { playerId: player }: Recipient,
  { gameId: game, seat, kind }: MessageGame,
  now: number,
): string {
  if (kind === 'removed') return `${serviceOrigin(env)}/`;
  if (kind === 'declined' || kind === 'full') return `${serviceOrigin(env)}/tables`;
  const own = isOutsidePlay(kind) ? null : seat;
  return `${serviceOrigin(env)}/m#${signLink(env, { for: 'go', player, game, seat: own }, now)}`;
}
