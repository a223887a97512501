import { coverPath } from '#shared/art/cover.ts';
import { isGameId } from '#shared/games/meta.ts';
import { pitches } from '#shared/games/pitches.ts';
import { momentIn } from '#shared/words/render.ts';
import type { InvitationRow } from '../db/schema.ts';
import { threadHeaders, unsubscribeHeaders, type MailContent } from './mailContent.ts';
import { button, paragraph, smallLink, smallPrint, type MailPart } from './mailParts.ts';
import { serviceOrigin } from '../lib/settings.ts';
import { defused, nameIn, type Translator, playedTitle } from './translator.ts';

/** The facts of an invitation mail beside the columns of its row. */
interface InvitationFacts {
  readonly host: string;
  readonly game: string;
  /** The game's own name; null for none. */
  readonly title: string | null;
  /** Names of the players who have a seat already. */
  readonly others: readonly string[];
  /** Token of the seat's link. */
  readonly token: string;
  /** Token of the link that refuses invitations for good. */
  readonly refusal: string;
  /** When the game is closed if it has not begun (ms); null: it has, and the seat is that of a player who has left. */
  readonly openUntil: number | null;
}

/** The invitation to a seat. Its link leads to `/join`, where a button takes the seat or declines it. */
export function invitationMail(
  env: Env,
  translator: Translator,
  row: InvitationRow,
  facts: InvitationFacts,
): MailContent {
  const { t } = translator;
  const origin = serviceOrigin(env);
  return {
    to: row.email,
    language: translator.language,
    subject: t('mail.invited.subject', { host: defused(facts.host), game: gameOf(translator, facts) }),
    parts: [
      ...offer(translator, row, facts),
      ...coverOf(env, translator, facts),
      button(t('mail.invited.take'), `${origin}/join/${row.gameId}/${row.seat}#${facts.token}`),
      smallPrint(validity(translator, facts)),
      smallLink(
        t('mail.invited.why', { host: nameIn(facts.host) }),
        t('mail.invited.refuse'),
        `${origin}/stop#${facts.refusal}`,
      ),
    ],
    headers: {
      ...threadHeaders(env, row.gameId),
      ...unsubscribeHeaders(env, facts.refusal),
      'X-Carrack-Notice': row.id,
    },
  };
}

/** The picture of the game, the same for everybody, and what makes one want to play it. */
export function coverOf(
  env: Env,
  { language, term }: Translator,
  { game }: Pick<InvitationFacts, 'game'>,
): MailPart[] {
  if (!isGameId(game)) return [];
  const src = serviceOrigin(env) + coverPath(game, 'png');
  return [{ kind: 'picture', src, alt: term(`game.${game}`), caption: pitches[game][language] }];
}

/** The consequence of no answer. Nothing ends the invitation to a seat of a running game but another player. */
function validity({ t, language }: Translator, { openUntil }: InvitationFacts): string {
  const quiet = t('mail.invited.quiet');
  if (openUntil === null) return quiet;
  return `${quiet} ${t('mail.invited.until', { until: momentIn(language, null)(openUntil) })}`;
}

const gameOf = (translator: Translator, { game, title }: InvitationFacts): string =>
  playedTitle(translator, game, title);

/** The offer, the host, and the players. */
function offer(translator: Translator, row: InvitationRow, facts: InvitationFacts): MailPart[] {
  const { t, listOf } = translator;
  const host = nameIn(facts.host);
  return [
    paragraph(row.name === null ? t('mail.hello.stranger') : t('mail.hello', { name: nameIn(row.name) })),
    paragraph(t('mail.invited.what', { host, game: gameOf(translator, facts) })),
    ...(facts.openUntil === null ? [paragraph(t('mail.invited.running'))] : []),
    ...(facts.others.length > 0
      ? [paragraph(t('mail.invited.seats', { names: listOf(facts.others.map(nameIn)) }))]
      : []),
    ...(row.note === null ? [] : [paragraph(t('mail.invited.note', { host, note: defused(row.note) }))]),
  ];
}
