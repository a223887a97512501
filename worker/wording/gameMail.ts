import { signLink } from '../lib/links.ts';
import type { GameDigest } from './digest.ts';
import {
  button,
  smallLink,
  smallPrint,
  paragraph,
  threadHeaders,
  unsubscribeHeaders,
  type MailContent,
  type MailPart,
} from './mailContent.ts';
import { serviceOrigin } from '../lib/settings.ts';
import { nameIn, type Translator } from './translator.ts';
import type { GameMessage, MessageGame, Recipient } from './gameMessage.ts';
import { actionOf, occasionLine, opening, subjectOf } from './gameSubject.ts';

/** The mail about a player's games. */

/** Maximum of sentences in the list of events. The game's log has all of them. */
const LISTED = 40;
/** Printed characters of the head of the player's log: enough to compare two heads, few enough to read aloud. */
const HEAD_SHOWN = 16;

/** One mail to the address `to` about all games that are due: the leading game in full; the others, and those that wait besides, as a list. */
export function gameMail(env: Env, message: GameMessage, to: string, now: number): MailContent {
  const { recipient, lead, translator } = message;
  const { t } = translator;
  const stop = signLink(env, { for: 'stop', player: recipient.playerId }, now);
  return {
    to,
    language: translator.language,
    subject: subjectOf(message),
    parts: [
      paragraph(t('mail.hello', { name: nameIn(recipient.name) })),
      ...opening(message),
      button(t(actionOf(message)), linkTo(env, recipient, lead, now)),
      ...movesOf(env, message, now),
      ...ordersOf(translator, message.digest),
      ...pictureParts(message),
      ...tableParts(translator, message.digest),
      ...storyOf(translator, message.digest),
      ...alsoFor(env, message, now),
      smallPrint(t('mail.lasting')),
      smallLink(t('mail.stop.why'), t('mail.stop'), `${serviceOrigin(env)}/stop#${stop}`),
      ...headOf(message),
    ],
    headers: {
      ...threadHeaders(env, lead.gameId),
      ...unsubscribeHeaders(env, stop),
      'X-Carrack-Notice': message.ids.join(', '),
    },
  };
}

/** The head of the reader's log, if there is a log. */
const headOf = ({ translator: { t }, digest: { seq, head } }: GameMessage): MailPart[] =>
  seq === 0 ? [] : [smallPrint(t('mail.head', { seq, head: head.slice(0, HEAD_SHOWN) }))];

/** The moves that can be sent from the mail. Each link leads to a page that asks before it sends. */
function movesOf(env: Env, { translator, recipient, lead, digest }: GameMessage, now: number): MailPart[] {
  if (digest.moves.length === 0) return [];
  const { playerId: player } = recipient;
  const { gameId: game, seat } = lead;
  const items = digest.moves.map(({ move, sentence }) => {
    const claims = { for: 'move', player, game, seat, seq: digest.seq, move: JSON.stringify(move) } as const;
    return { label: sentence, href: `${serviceOrigin(env)}/move#${signLink(env, claims, now)}` };
  });
  return [{ kind: 'links', title: translator.t('mail.moves'), items }];
}

/** Why the recipient's orders did not decide, and what they did before. */
const ordersOf = ({ t }: Translator, { orders: { did, because } }: GameDigest): MailPart[] => [
  ...(because === null ? [] : [paragraph(t('mail.orders.ask', { why: because }))]),
  ...(did.length === 0
    ? []
    : [{ kind: 'list', title: t('mail.orders.did'), items: did.slice(-LISTED) } as const]),
];

/** Colours of the seats, as on the page. */
const SEAT_COLOURS = ['#0039be', '#c84d06', '#01866f', '#5b1243', '#100c00', '#293a07'];

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
            colour: SEAT_COLOURS[seat] ?? '#222222',
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

/** First the events that affect the recipient, then all. */
function storyOf({ t }: Translator, { relevant, since, storyFrom }: GameDigest): MailPart[] {
  const listed = since.slice(-LISTED);
  const earlier = since.length - listed.length;
  const [touching, all] = STORY_TITLES[storyFrom];
  const items = [...(earlier > 0 ? [t('mail.earlier', { n: earlier })] : []), ...listed];
  return [
    ...(relevant.length > 0 ? [{ kind: 'list', title: t(touching), items: relevant } as const] : []),
    ...(items.length > 0 ? [{ kind: 'list', title: t(all), items } as const] : []),
  ];
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

/** A signed link to the game, which can sign in once, within three days; without a seat in it, to all games of the reader. */
const linkTo = (
  env: Env,
  { playerId: player }: Recipient,
  { gameId: game, seat, kind }: MessageGame,
  now: number,
): string =>
  kind === 'removed'
    ? `${serviceOrigin(env)}/`
    : `${serviceOrigin(env)}/m#${signLink(env, { for: 'go', player, game, seat }, now)}`;
