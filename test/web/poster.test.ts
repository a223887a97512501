import { describe, expect, test } from 'vitest';
import { parse } from 'valibot';
import { gameIds } from '#shared/games/meta.ts';
import { games } from '#shared/games/registry.ts';
import { seededDice } from '#shared/kernel/dice.ts';
import { seatView } from '#shared/kernel/play.ts';
import { webGames } from '../../web/games/registry.ts';
import { posterOf, type PosterMark, type PosterSeat } from '../../web/features/end/poster.ts';
import { keyOf, playOut } from '../support/playout.ts';

/** The picture of a finished game. */

const DOT = [['base', 'M0 0z']] as const;

const seat = (at: number, things = 3): PosterSeat => ({
  seat: at,
  rank: `${at + 1}.`,
  name: `Player ${at}`,
  total: `${40 - at}`,
  things: Array.from({ length: things }, (_, i) => ({ of: DOT, ...(i % 2 === 0 ? { text: `×${i}` } : {}) })),
});

const poster = (seats: readonly PosterSeat[], cells = 25) =>
  posterOf({
    title: 'Goa',
    lead: 'Player 0 wins.',
    date: '22 Nov 2026',
    address: 'https://example.org/g/a',
    seats,
    board: {
      columns: 5,
      things: Array.from({ length: cells }, (_, i) => (i % 3 === 0 ? null : { of: DOT })),
    },
    colours: {},
  });

/** The rectangle that a mark takes at most. */
function areaOf(mark: PosterMark): readonly [left: number, top: number, right: number, bottom: number] {
  const [x, y] = mark.at;
  if (mark.kind === 'box') return [x, y, x + mark.at[2], y + mark.at[3]];
  if (mark.kind === 'art') return [x, y, x + mark.at[2], y + mark.at[2]];
  const left = mark.right === true ? x - mark.most : x;
  return [left, y - mark.size, left + mark.most, y];
}

describe('the picture of a finished game', () => {
  test('names everybody in the order of finish, with their scores, and who has won', () => {
    const texts = poster([seat(0), seat(1)]).marks.flatMap((mark) =>
      mark.kind === 'text' ? [mark.text] : [],
    );
    expect(texts.filter((text) => !text.startsWith('×'))).toEqual([
      'Goa',
      '22 Nov 2026',
      'Player 0 wins.',
      '1.',
      'Player 0',
      '40',
      '2.',
      'Player 1',
      '39',
      'https://example.org/g/a',
    ]);
  });

  test('keeps everything on the sheet, and the players’ things off the board', () => {
    for (const [players, things, cells] of [
      [2, 3, 0],
      [4, 19, 25],
      [6, 40, 6],
    ] as const) {
      const { width, height, marks } = poster(
        Array.from({ length: players }, (_, at) => seat(at, things)),
        cells,
      );
      const areas = marks.map(areaOf);
      expect(
        areas.filter(([left, top, right, bottom]) => left < 0 || top < 0 || right > width || bottom > height),
      ).toEqual([]);
      const arts = marks.filter(({ kind }) => kind === 'art').map(areaOf);
      const overlaps = arts.flatMap((one, i) =>
        arts
          .slice(i + 1)
          .filter(
            (other) => one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3],
          ),
      );
      expect(overlaps).toEqual([]);
    }
  });
});

test.each(gameIds)('%s has drawings for the end of any game, if it has any', async (game) => {
  const rules = await games[game]();
  const { gameUi } = await webGames[game].load();
  const portrait = gameUi.portrait;
  if (portrait === undefined) return;
  for (const seed of [1, 2, 3]) {
    const dice = seededDice(keyOf(seed));
    const options = parse(rules.options, {});
    const { state } = playOut(rules, { options, seats: rules.meta.seats.max, dice }, (now, by) =>
      rules.bot(seatView(rules, now, by), 'easy', dice.stream('test', by)),
    );
    const { columns, things } = portrait.board(state);
    expect(things.length % columns).toBe(0);
    for (let at = 0; at < rules.meta.seats.max; at += 1)
      for (const { of } of portrait.seat(state, at).flat()) expect(of.length).toBeGreaterThan(0);
  }
});
