import { isGameId, type GameId } from '#shared/games/meta.ts';
import { pitches } from '#shared/games/pitches.ts';
import type { Seat } from '#shared/kernel/types.ts';
import type { GameRow, SeatRow } from '../db/schema.ts';
import { nameOf } from './digest.ts';
import { nameIn, playedTitle, shortened, type Translator } from './translator.ts';

/** What a messenger shows of a link. */
export interface LinkPreview {
  readonly game: GameId;
  readonly title: string;
  readonly description: string;
}

/** Letters that X shows of a title and of a description; other programs show as many or more. */
const [TITLE, DESCRIPTION] = [70, 200];

/** Cut to `most` letters. A name that is cut stays isolated. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const kept = shortened(text, most - 1);
  const count = (sign: string): number => kept.split(sign).length;
  return count('\u2068') > count('\u2069') ? `${kept}\u2069` : kept;
}

/** A game of the page itself: a finished one to look through, or a guided first round. */
export function previewOfOwn(translator: Translator, kind: 'sample' | 'first', game: GameId): LinkPreview {
  const { t, term, language } = translator;
  return {
    game,
    title: t(`preview.${kind}`, { game: term(`game.${game}`) }),
    description: pitches[game][language],
  };
}

/**
 * A game that everybody who has its link may see, in words that hold for all of them. Undefined: its rules are not here.
 * `seats`: empty for a game that runs and whose players are not named.
 */
export function previewOfGame(
  translator: Translator,
  game: GameRow,
  seats: readonly SeatRow[],
): LinkPreview | undefined {
  if (!isGameId(game.game)) return undefined;
  const { t, listOf } = translator;
  const name = (seat: Seat): string => nameIn(nameOf(translator, { seats }, seat));
  const played = playedTitle(translator, game.game, game.title);
  return {
    game: game.game,
    title: cut(titleOf(), TITLE),
    description: cut(descriptionOf(translator, game.game, game, seats), DESCRIPTION),
  };

  function titleOf(): string {
    if (seats.length === 0) return played;
    if (game.status !== 'open')
      return t('preview.names', { game: played, names: listOf(seats.map(({ seat }) => name(seat))) });
    const host = seats.find(({ playerId }) => playerId !== null && playerId === game.hostId);
    return host === undefined
      ? t('preview.invited', { game: played })
      : t('preview.invites', { host: name(host.seat), game: played });
  }
}

function descriptionOf(
  translator: Translator,
  id: GameId,
  { status, glance }: GameRow,
  seats: readonly SeatRow[],
): string {
  const { t, listOf, language } = translator;
  const name = (seat: Seat): string => nameIn(nameOf(translator, { seats }, seat));
  switch (status) {
    case 'open': {
      const taken = seats.filter(({ kind }) => kind !== 'open').length;
      return `${t('preview.seats', { taken, n: seats.length })} ${pitches[id][language]}`;
    }
    case 'running':
      return t('preview.running');
    case 'aborted':
      return t('preview.aborted');
    case 'over': {
      const scores = (glance?.scores ?? []).toSorted((a, b) => a.rank - b.rank);
      const winners = scores.filter(({ rank }) => rank === 1).map(({ seat }) => name(seat));
      if (winners.length === 0) return pitches[id][language];
      const won = t('preview.won', { n: winners.length, names: listOf(winners) });
      const ranked = scores.map(({ rank, seat, total }) =>
        t('mail.over.rank', { rank, name: name(seat), total }),
      );
      return `${won} ${ranked.join(' · ')}`;
    }
  }
}
