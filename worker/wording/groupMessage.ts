import type { GroupNewsKind } from '#shared/protocol/http.ts';
import type { GroupNewsRow } from '../db/schema.ts';
import type { SentMessage } from './gameMessage.ts';
import { nameIn, playedTitle, type Translator } from './translator.ts';

/** What the webhook of a group is told. */

/** Somebody at a table of the group; nobody but members is named. */
interface Place {
  readonly name: string | null;
  readonly bot: boolean;
  readonly rank: number | null;
}

export type GroupFacts =
  | { readonly kind: 'memberJoined'; readonly member: string }
  | {
      readonly kind: Exclude<GroupNewsKind, 'memberJoined'>;
      readonly game: string;
      readonly title: string | null;
      readonly places: readonly Place[];
    };

/** The message; it is about the group, and so names no game of its reader. A repeat has the same id. */
export function groupMessage(
  translator: Translator,
  { groupId, kind, subject, name, origin }: GroupNewsRow & { readonly name: string; readonly origin: string },
  facts: GroupFacts,
): SentMessage {
  const path = facts.kind === 'memberJoined' ? `/groups/${groupId}` : `/g/${subject}`;
  const text = `${sentenceOf(translator, facts)} ${origin}${path}`;
  const id = `${groupId}-${kind}-${subject}`;
  return {
    id,
    ids: [id],
    kind,
    isUrgent: false,
    name,
    push: { title: name, body: text, path, waiting: 0, language: translator.language },
    games: [],
    text,
  };
}

function sentenceOf(translator: Translator, facts: GroupFacts): string {
  const { t, listOf } = translator;
  if (facts.kind === 'memberJoined') return t('mail.group.memberJoined', { name: nameIn(facts.member) });
  const ranked = facts.places.toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
  const names = listOf(ranked.map((place) => placeText(translator, place, facts.kind === 'gameEnded')));
  return t(`mail.group.${facts.kind}`, { game: playedTitle(translator, facts.game, facts.title), names });
}

function placeText({ t }: Translator, { name, bot, rank }: Place, isOver: boolean): string {
  const who = name === null ? t(bot ? 'mail.group.bot' : 'mail.group.other') : nameIn(name);
  return isOver && rank !== null ? `${rank}. ${who}` : who;
}
