import { signLink } from '../auth/links.ts';
import type { NoticeKind } from '../../shared/protocol/http.ts';
import { asked } from '../../shared/words/asked.ts';
import type { InvitationRow } from '../db/schema.ts';
import type { Brief } from '../room/brief.ts';
import { button, originOf, small, text, threadOf, unsubscribe, type Letter, type Part } from './letter.ts';
import { nameIn, plain, type MailKey, type Tongue } from './words.ts';

/** What the service writes to people. */

/** Sentences in the list of what happened; more are in the game's log. */
const LISTED = 40;
/** Characters of the head that are printed: enough to compare, short enough to read out. */
const HEAD_SHOWN = 16;

/** Who is written to. */
export interface Reader {
  readonly playerId: string;
  readonly name: string;
  readonly email: string;
}

/** A game a message is about. */
export interface Occasion {
  readonly gameId: string;
  readonly game: string;
  readonly kind: NoticeKind;
  /** Names of the others at the table. */
  readonly others: readonly string[];
}

export interface GameMessage {
  readonly tongue: Tongue;
  readonly reader: Reader;
  /** Names of the notices it carries, the leading one's first. */
  readonly ids: readonly string[];
  readonly isReminder: boolean;
  readonly lead: Occasion;
  readonly brief: Brief;
  readonly others: readonly Occasion[];
}

/** The one message of an absence: the game that has waited longest in full, the others as a list. */
export function gameLetter(env: Env, message: GameMessage, now: number): Letter {
  const { reader, lead, others, tongue } = message;
  const { t } = tongue;
  const stop = signLink(env, { for: 'stop', player: reader.playerId }, now);
  const more = others.length > 0 ? t('mail.more', { n: others.length }) : '';
  return {
    to: reader.email,
    language: tongue.language,
    subject: subjectOf(message) + more,
    parts: [
      text(t('mail.hello', { name: nameIn(reader.name) })),
      ...opening(message),
      button(t(asksIn(message) ? 'mail.go.turn' : 'mail.go.game'), linkTo(env, reader, lead, now)),
      ...storyOf(tongue, message.brief),
      ...alsoFor(env, message, now),
      small(t('mail.head', { seq: message.brief.seq, head: message.brief.head.slice(0, HEAD_SHOWN) })),
      small(t('mail.lasting')),
      {
        kind: 'smallLink',
        text: t('mail.stop.why'),
        label: t('mail.stop'),
        href: `${originOf(env)}/stop#${stop}`,
      },
    ],
    headers: {
      ...threadOf(env, lead.gameId),
      ...unsubscribe(env, stop),
      'X-Carrack-Notice': message.ids.join(', '),
    },
  };
}

const asksIn = ({ brief }: GameMessage): boolean => brief.asks.length > 0;

const titleOf = (
  { t, term, listOf }: Tongue,
  { game, others }: Pick<Occasion, 'game' | 'others'>,
): string => {
  const name = term(`game.${game}`);
  return others.length === 0 ? name : t('mail.game', { game: name, names: listOf(others.map(plain)) });
};

function subjectOf(message: GameMessage): string {
  const { tongue } = message;
  const { t } = tongue;
  const game = titleOf(tongue, message.lead);
  if (message.brief.isOver) return t('mail.over.subject', { game });
  if (!asksIn(message)) return t('mail.started.subject', { game });
  const key = message.isReminder ? 'mail.turn.reminder.subject' : 'mail.turn.subject';
  return t(key, { game, ask: asked(message.brief, tongue) });
}

function opening(message: GameMessage): Part[] {
  const { brief, isReminder, tongue } = message;
  const { t } = tongue;
  if (brief.isOver)
    return [
      text(t('mail.over.subject', { game: titleOf(tongue, message.lead) })),
      ...finalScore(tongue, brief),
    ];
  const began = brief.isFirst && !isReminder ? [text(t('mail.began'))] : [];
  if (!asksIn(message)) return [...began, text(t('mail.started.waits'))];
  const ask = asked(brief, tongue);
  return [...began, text(t(isReminder ? 'mail.turn.waits' : 'mail.turn.decide', { ask }))];
}

const finalScore = ({ t }: Tongue, { standings }: Brief): Part[] => [
  {
    kind: 'list',
    title: t('mail.over.final'),
    items: standings.map((place) => t('mail.over.rank', { ...place })),
  },
];

/** What touched him first, then everything. */
function storyOf({ t }: Tongue, { touching, since, isFirst }: Brief): Part[] {
  const listed = since.slice(-LISTED);
  const earlier = since.length - listed.length;
  const named = t(isFirst ? 'mail.touching.began' : 'mail.touching');
  const title = t(isFirst ? 'mail.since.began' : 'mail.since');
  const items = [...(earlier > 0 ? [t('mail.earlier', { n: earlier })] : []), ...listed];
  return [
    ...(touching.length > 0 ? [{ kind: 'list', title: named, items: touching } as const] : []),
    ...(items.length > 0 ? [{ kind: 'list', title, items } as const] : []),
  ];
}

function alsoFor(env: Env, { tongue, reader, others }: GameMessage, now: number): Part[] {
  const { t } = tongue;
  if (others.length === 0) return [];
  const items = others.map((occasion) => ({
    label: t(`mail.others.${occasion.kind}` satisfies MailKey, { game: titleOf(tongue, occasion) }),
    href: linkTo(env, reader, occasion, now),
  }));
  return [{ kind: 'links', title: t('mail.others'), items }];
}

/** Leads to the game, signed in. */
const linkTo = (env: Env, { playerId }: Reader, { gameId }: Occasion, now: number): string =>
  `${originOf(env)}/m#${signLink(env, { for: 'go', player: playerId, game: gameId }, now)}`;

/** What an invitation says beside its row. */
export interface InvitationFacts {
  readonly host: string;
  readonly game: string;
  /** Those at the table already. */
  readonly others: readonly string[];
  /** Token of the seat's link. */
  readonly token: string;
  /** Token by which the guest refuses for good. */
  readonly refusal: string;
  /** How long an open game waits, in days. */
  readonly days: number;
}

/** `/join` takes the seat or declines it; nothing happens by opening it. */
export function invitationLetter(
  env: Env,
  tongue: Tongue,
  row: InvitationRow,
  facts: InvitationFacts,
): Letter {
  const { t, term, listOf } = tongue;
  const host = nameIn(facts.host);
  const game = term(`game.${facts.game}`);
  const origin = originOf(env);
  return {
    to: row.email,
    language: tongue.language,
    subject: t('mail.invited.subject', { host: plain(facts.host), game }),
    parts: [
      text(row.name === null ? t('mail.hello.stranger') : t('mail.hello', { name: nameIn(row.name) })),
      text(t('mail.invited.what', { host, game })),
      ...(facts.others.length > 0
        ? [text(t('mail.invited.seats', { names: listOf(facts.others.map(nameIn)) }))]
        : []),
      ...(row.note === null ? [] : [text(t('mail.invited.note', { host, note: plain(row.note) }))]),
      button(t('mail.invited.take'), `${origin}/join/${row.gameId}/${row.seat}#${facts.token}`),
      small(t('mail.invited.quiet', { days: facts.days })),
      {
        kind: 'smallLink',
        text: t('mail.invited.why', { host }),
        label: t('mail.invited.refuse'),
        href: `${origin}/stop#${facts.refusal}`,
      },
    ],
    headers: {
      ...threadOf(env, row.gameId),
      ...unsubscribe(env, facts.refusal),
      'X-Carrack-Notice': row.id,
    },
  };
}

export const signInLetter = (env: Env, { t, language }: Tongue, email: string, now: number): Letter => ({
  to: email,
  language,
  subject: t('mail.in.subject'),
  parts: [
    text(t('mail.in.what')),
    button(t('mail.in.go'), `${originOf(env)}/m#${signLink(env, { for: 'in', email }, now)}`),
    small(t('mail.in.ignore')),
  ],
});

export const confirmLetter = (
  env: Env,
  { t, language }: Tongue,
  { playerId, name, email }: Reader,
  now: number,
): Letter => ({
  to: email,
  language,
  subject: t('mail.own.subject'),
  parts: [
    text(t('mail.own.what', { name: nameIn(name) })),
    button(
      t('mail.own.go'),
      `${originOf(env)}/m#${signLink(env, { for: 'own', player: playerId, email }, now)}`,
    ),
    small(t('mail.own.ignore')),
  ],
});

export function testLetter(
  env: Env,
  { t, language }: Tongue,
  { playerId, name, email }: Reader,
  now: number,
): Letter {
  const stop = signLink(env, { for: 'stop', player: playerId }, now);
  return {
    to: email,
    language,
    subject: t('mail.test.subject'),
    parts: [text(t('mail.hello', { name: nameIn(name) })), text(t('mail.test.what'))],
    headers: unsubscribe(env, stop),
  };
}
