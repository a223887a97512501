import { titles } from '#shared/games/metas.ts';
import { isGameId } from '#shared/games/meta.ts';
import type { ResultFacts } from '#shared/art/resultPicture.ts';
import type { GameRow, SeatRow } from '../db/schema.ts';
import { hashOf } from '../lib/tokens.ts';

/** The texts in the picture of a finished game. */
export type ResultNames = Omit<ResultFacts, 'state'>;

/** The game with its seats in order. */
export interface StoredGame {
  readonly game: GameRow;
  readonly seats: readonly SeatRow[];
}

/** Undefined before the end of a game, and where nobody may watch it. */
export function resultNames({ game, seats }: StoredGame): ResultNames | undefined {
  if (game.status !== 'over' || !game.watch || game.glance === null || !isGameId(game.game)) return undefined;
  return {
    game: titles[`game.${game.game}`],
    title: game.title === null ? null : lettersOf(game.title) || null,
    places: game.glance.scores
      .map(({ seat, total, rank }) => ({ seat, total, rank, name: nameIn(seats[seat]) }))
      .toSorted((a, b) => a.rank - b.rank),
  };
}

/** It has no words: of a seat without a name it shows the crest. */
function nameIn(seat: SeatRow | undefined): string {
  if (seat?.kind === 'bot' && seat.name === null) return `Bot ${seat.seat + 1}`;
  return lettersOf(seat?.name ?? '') || '–';
}

/** Characters of a line at most. */
const MOST = 26;

/** What the font of pictures has of a text. */
function lettersOf(text: string): string {
  const known = text
    .normalize('NFC')
    .replaceAll(/[^\p{Script=Latin}\p{Script=Cyrillic}\d\p{P}\p{Sm} ]/gu, '');
  const letters = [...known.replaceAll(/ +/g, ' ').trim()];
  return letters.length <= MOST ? letters.join('') : `${letters.slice(0, MOST - 1).join('')}…`;
}

/** Short hash of the texts: when a name is gone, the address of the picture with it leads nowhere. */
export const resultKey = async (names: ResultNames): Promise<string> =>
  (await hashOf(JSON.stringify(names))).slice(0, 16);
