import { signLink } from '../../auth/links.ts';
import type { Seat } from '#shared/kernel/types.ts';
import type { NoticeKind } from '#shared/protocol/http.ts';
import { describeAsked } from '#shared/words/asked.ts';
import type { GameDigest } from '../../room/digest.ts';
import {
  button,
  serviceOrigin,
  smallLink,
  smallPrint,
  paragraph,
  threadHeaders,
  unsubscribeHeaders,
  type MailContent,
  type MailPart,
} from '../mailContent.ts';
import { nameIn, defused, type MailKey, type Translator } from '../translator.ts';

/** The mail about a player's games. */

/** Maximum of sentences in the list of events. The game's log has all of them. */
const LISTED = 40;
/** Printed characters of the head of the player's log: enough to compare two heads, few enough to read aloud. */
const HEAD_SHOWN = 16;

/** The player a mail is sent to. */
export interface Recipient {
  readonly playerId: string;
  readonly name: string;
  readonly email: string;
}

/** A game that a mail is about. */
export interface MailedGame {
  readonly gameId: string;
  readonly game: string;
  /** The recipient's seat. */
  readonly seat: Seat;
  readonly kind: NoticeKind;
  /** Names of the other seats. */
  readonly others: readonly string[];
}

export interface GameMessage {
  readonly translator: Translator;
  readonly recipient: Recipient;
  /** Ids of the notices in the mail, the leading one's first. */
  readonly ids: readonly string[];
  readonly isReminder: boolean;
  readonly lead: MailedGame;
  readonly digest: GameDigest;
  readonly others: readonly MailedGame[];
}

/** One mail about all games that are due: the leading game in full, the others as a list. */
export function gameMail(env: Env, message: GameMessage, now: number): MailContent {
  const { recipient, lead, others, translator } = message;
  const { t } = translator;
  const stop = signLink(env, { for: 'stop', player: recipient.playerId }, now);
  const more = others.length > 0 ? t('mail.more', { n: others.length }) : '';
  return {
    to: recipient.email,
    language: translator.language,
    subject: subjectOf(message) + more,
    parts: [
      paragraph(t('mail.hello', { name: nameIn(recipient.name) })),
      ...opening(message),
      button(t(asksIn(message) ? 'mail.go.turn' : 'mail.go.game'), linkTo(env, recipient, lead, now)),
      ...ordersOf(translator, message.digest),
      ...storyOf(translator, message.digest),
      ...alsoFor(env, message, now),
      smallPrint(t('mail.head', { seq: message.digest.seq, head: message.digest.head.slice(0, HEAD_SHOWN) })),
      smallPrint(t('mail.lasting')),
      smallLink(t('mail.stop.why'), t('mail.stop'), `${serviceOrigin(env)}/stop#${stop}`),
    ],
    headers: {
      ...threadHeaders(env, lead.gameId),
      ...unsubscribeHeaders(env, stop),
      'X-Carrack-Notice': message.ids.join(', '),
    },
  };
}

const asksIn = ({ digest }: GameMessage): boolean => digest.asks.length > 0;

const titleOf = (
  { t, term, listOf }: Translator,
  { game, others }: Pick<MailedGame, 'game' | 'others'>,
): string => {
  const name = term(`game.${game}`);
  return others.length === 0 ? name : t('mail.game', { game: name, names: listOf(others.map(defused)) });
};

function subjectOf(message: GameMessage): string {
  const { translator } = message;
  const { t } = translator;
  const game = titleOf(translator, message.lead);
  if (message.digest.isOver) return t('mail.over.subject', { game });
  if (!asksIn(message)) return t('mail.started.subject', { game });
  const key = message.isReminder ? 'mail.turn.reminder.subject' : 'mail.turn.subject';
  return t(key, { game, ask: describeAsked(message.digest, translator) });
}

function opening(message: GameMessage): MailPart[] {
  const { digest, isReminder, translator } = message;
  const { t } = translator;
  if (digest.isOver)
    return [
      paragraph(t('mail.over.subject', { game: titleOf(translator, message.lead) })),
      ...finalScore(translator, digest),
    ];
  const began = digest.isFirst && !isReminder ? [paragraph(t('mail.began'))] : [];
  if (!asksIn(message)) return [...began, paragraph(t('mail.started.waits'))];
  const ask = describeAsked(digest, translator);
  return [...began, paragraph(t(isReminder ? 'mail.turn.waits' : 'mail.turn.decide', { ask }))];
}

const finalScore = ({ t }: Translator, { standings }: GameDigest): MailPart[] => [
  {
    kind: 'list',
    title: t('mail.over.final'),
    items: standings.map((place) => t('mail.over.rank', { ...place })),
  },
];

/** Why the recipient's orders did not decide, and what they did before. */
const ordersOf = ({ t }: Translator, { orders: { did, because } }: GameDigest): MailPart[] => [
  ...(because === null ? [] : [paragraph(t('mail.orders.ask', { why: because }))]),
  ...(did.length === 0
    ? []
    : [{ kind: 'list', title: t('mail.orders.did'), items: did.slice(-LISTED) } as const]),
];

/** First the events that affect the recipient, then all events since their last move. */
function storyOf({ t }: Translator, { relevant, since, isFirst }: GameDigest): MailPart[] {
  const listed = since.slice(-LISTED);
  const earlier = since.length - listed.length;
  const named = t(isFirst ? 'mail.touching.began' : 'mail.touching');
  const title = t(isFirst ? 'mail.since.began' : 'mail.since');
  const items = [...(earlier > 0 ? [t('mail.earlier', { n: earlier })] : []), ...listed];
  return [
    ...(relevant.length > 0 ? [{ kind: 'list', title: named, items: relevant } as const] : []),
    ...(items.length > 0 ? [{ kind: 'list', title, items } as const] : []),
  ];
}

function alsoFor(env: Env, { translator, recipient, others }: GameMessage, now: number): MailPart[] {
  const { t } = translator;
  if (others.length === 0) return [];
  const items = others.map((occasion) => ({
    label: t(`mail.others.${occasion.kind}` satisfies MailKey, { game: titleOf(translator, occasion) }),
    href: linkTo(env, recipient, occasion, now),
  }));
  return [{ kind: 'links', title: t('mail.others'), items }];
}

/** A signed link to the game. It can sign in once, within three days. */
const linkTo = (env: Env, { playerId }: Recipient, { gameId, seat }: MailedGame, now: number): string =>
  `${serviceOrigin(env)}/m#${signLink(env, { for: 'go', player: playerId, game: gameId, seat }, now)}`;
