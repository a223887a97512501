import { beforeAll, describe, expect, test } from 'vitest';
import type { Event } from '#shared/games/goa/events.ts';
import { rules } from '#shared/games/goa/index.ts';
import type { Move } from '#shared/games/goa/moves.ts';
import type { Plot, Question, State } from '#shared/games/goa/state.ts';
import type { PlotId } from '#shared/games/goa/things.ts';
import { seededDice } from '#shared/kernel/dice.ts';
import type { Commit } from '#shared/kernel/log.ts';
import { seatView } from '#shared/kernel/play.ts';
import { sampleMove } from '#shared/kernel/sampleMove.ts';
import { describe as describeMove } from '../../../../web/games/goa/text/describe.ts';
import { hiddenEventsOf } from '#shared/games/words.ts';
import { partAt, runsOf, logRowTexts } from '../../../../web/table/log/logText.ts';
import { chronicle } from '../../../../web/games/goa/chronicle/chronicle.tsx';
import { soldLots } from '../../../../web/games/goa/chronicle/Afterwards.tsx';
import { placesOf } from '../../../../web/games/goa/chronicle/places.ts';
import { question } from '../../../../web/games/goa/text/question.ts';
import { gameWords } from '../../../../web/games/words.ts';
import { useWords } from '../../../../web/lib/language.ts';
import { storyOf, type Entry } from '../../../../web/lib/story.ts';
import { OPTIONS } from '../options.ts';
import { auction, BOTH, extra, placing, space, table, turn } from '../support.ts';
import { keyOf, playOut } from '../../../support/playout.ts';
import { testStream } from '../../../support/testStream.ts';

beforeAll(() => useWords(gameWords.goa));

const name = (seat: number): string => `Player ${seat}`;

/** A random game as seat 0 sees it. */
function entriesOfGame(
  change: (log: readonly Commit[]) => readonly Commit[] = (log) => log,
  seed = 1,
): readonly Entry<Event>[] {
  const stream = testStream(seed);
  const options = OPTIONS[0] ?? { edition: '2012', quickStart: false, bonanza: false, money: 'open' };
  const { rows } = playOut(
    rules,
    { options, seats: 3, dice: seededDice(keyOf(seed)) },
    (state: State, seat) => sampleMove(rules.choices(seatView(rules, state, seat)), stream),
  );
  const log = rows.map(({ seat, events }, i): Commit => ({ seq: i + 1, seat, events, at: i, version: 1 }));
  return storyOf(rules, change(log)) as readonly Entry<Event>[];
}

describe('The record of Goa', () => {
  test('goes round by round, in the order of the rounds', () => {
    const parts = placesOf(entriesOfGame(), name).map(({ part }) => part.short);
    const order = [...new Set(parts)];
    expect(order).toEqual(['Set-up', 'A1', 'A2', 'A3', 'A4', 'B1', 'B2', 'B3', 'B4']);
    expect(parts).toEqual(parts.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
  });

  test('lists the prices of what was not taken back, under the names of that time', () => {
    const entries = entriesOfGame();
    const change = { type: 'successorSeated', seat: 0, name: 'Bo', former: 'Dan' } as const;
    const between = Math.floor(entries.length / 2);
    const log = entries.map((entry) => (entry.seq === between ? { ...entry, tableEvent: change } : entry));
    const lots = soldLots({ entries: log, name: () => 'Bo' });
    const buyers = lots.filter(({ buyer }) => buyer === 0).map((lot) => lot.name(0));
    expect([buyers.at(0), buyers.at(-1)]).toEqual(['Dan', 'Bo']);
    const undone = log.map((entry) => ({ ...entry, undone: entry.seq > between }));
    const left = soldLots({ entries: undone, name });
    expect(left.map(({ price }) => price)).toEqual(lots.slice(0, left.length).map(({ price }) => price));
    expect(left.length).toBeLessThan(lots.length);
  });

  test('has a section for every lot and every turn, and names what is auctioned and whose turn it is', () => {
    const entries = entriesOfGame();
    for (const [i, { section }] of placesOf(entries, name).entries()) {
      const won = entries[i]?.lines.map(({ event }) => event).find(({ type }) => type === 'auctionWon');
      if (won?.type !== 'auctionWon' || section === undefined || section.key === 'placing') continue;
      expect(section.key.startsWith('lot')).toBe(true);
    }
    const labels = new Set(placesOf(entries, name).map(({ section }) => section?.label));
    expect(labels).toContain('Marker 1: the flag');
    expect([...labels].some((label) => label?.endsWith('Player 1\u2069, action 2'))).toBe(true);
  });

  test('after an undo is at the same place as before', () => {
    const taken = 12;
    const entries = entriesOfGame((log) => [
      ...log.slice(0, taken + 8),
      { seq: taken + 9, seat: 0, events: [], undone: taken, at: 0, version: 1 },
      ...log.slice(taken, taken + 1).map((row) => ({ ...row, seq: taken + 10 })),
    ]);
    const places = placesOf(entries, name);
    expect(places[taken + 9]).toEqual(places[taken]);
  });
});

describe('The log of Goa', () => {
  const logOf = (seed: number) =>
    logRowTexts(entriesOfGame(undefined, seed), hiddenEventsOf.goa, name, chronicle);

  /** Every event that is told, and where. */
  const toldIn = (seed: number) =>
    logOf(seed).flatMap(({ seq, sentences, place }) =>
      sentences.map(({ event, text }) => ({ seq, place, text, event: event as Event })),
    );

  test('tells every bid, pass and price under its own lot, also if the lot before ended in the same row', () => {
    let apart = 0;
    for (const seed of [1, 2, 3]) {
      let sold = { marker: 0, seq: 0 };
      for (const { seq, place, text, event } of toldIn(seed)) {
        if (event.type === 'roundBegan') sold = { marker: 0, seq };
        if (event.type !== 'bid' && event.type !== 'bidPassed' && event.type !== 'auctionWon') continue;
        expect(`${place?.section?.key}: ${text}`).toBe(`lot${sold.marker + 1}: ${text}`);
        if (event.type === 'bidPassed' && sold.marker > 0 && sold.seq === seq) apart += 1;
        if (event.type === 'auctionWon') sold = { marker: event.marker, seq };
      }
    }
    expect(apart).toBeGreaterThan(0);
  });

  test('tells a round from its beginning on under its own heading', () => {
    const begun = toldIn(1).flatMap(({ event, place }) =>
      event.type === 'roundBegan' ? [[place?.part.key, `${event.phase}${event.round}`]] : [],
    );
    expect(begun).toHaveLength(8);
    for (const [told, began] of begun) expect(told).toBe(began);
  });

  test('heads the turns of a player who was replaced later with the name of that time', () => {
    const last = entriesOfGame().length;
    const tableEvent = { type: 'successorSeated', seat: 1, name: 'Bo', former: 'Dan' } as const;
    const entries = entriesOfGame((log) => [
      ...log,
      { seq: last + 1, seat: null, events: [], tableEvent, at: last, version: 1 },
    ]);
    const turns = logRowTexts(entries, hiddenEventsOf.goa, name, chronicle).flatMap(({ seq, place }) =>
      seq <= last && place?.section?.seat === 1 ? [place.section.label] : [],
    );
    expect(turns.length).toBeGreaterThan(0);
    expect(turns.filter((label) => !label.includes('Dan'))).toEqual([]);
  });

  test('opens the part in which a row was decided, if the row leads into the next one', () => {
    const parts = runsOf(logOf(1), ({ place }) => place?.part.key);
    const opened = (row: number | undefined) => partAt(parts, row)?.[0]?.place?.part.short;
    const shared = parts.filter(([first], i) => first?.seq === parts[i - 1]?.at(-1)?.seq);
    expect(shared.length).toBeGreaterThan(0);
    for (const part of shared)
      expect(opened(part[0]?.seq)).toBe(parts[parts.indexOf(part) - 1]?.[0]?.place?.part.short);
    expect(opened(undefined)).toBe('B4');
  });
});

const RESUPPLY: Question = { ask: 'resupply', seat: 0, n: 3 };

describe('The decision', () => {
  test('has words in every position, and so has every move', () => {
    for (const [game, options] of OPTIONS.entries()) {
      const stream = testStream(game);
      const setting = { options, seats: 2 + (game % 3), dice: seededDice(keyOf(game)) };
      playOut(rules, setting, (state: State, seat) => {
        const move = sampleMove(rules.choices(seatView(rules, state, seat)), stream);
        for (const said of [question(state), describeMove(move as Move, state)])
          expect(said).toMatch(/^(?!.*goa\.)(?!.*undefined)[^{}]+$/);
        return move;
      });
    }
  });

  test('of a last pass is told with what follows it: other tiles, or the end', () => {
    const passing = (change: Partial<Parameters<typeof table>[0]>): string =>
      describeMove({ type: 'pass' }, table(change));
    expect(passing({ step: auction(1, 2, null) })).toBe('Pass');
    expect(passing({ step: extra(0) })).toBe('Pass: phase A ends, and the tiles of phase B are laid');
    expect(passing({ step: extra(0), phase: 'B' })).toBe('Pass: the game ends, and all hands are shown');
  });

  const lot = {
    grid: { [space(3, 3)]: 'duty' },
    markers: [
      { seat: 0, space: space(2, 0) },
      { seat: 1, space: space(3, 3) },
    ],
  } as const;

  test.each(BOTH)('in an auction names the lot and the lowest bid (%s)', (edition) => {
    const asked = (seat: number, high: number | null): string => {
      const step = auction(seat, 2, high === null ? null : { seat: 0, amount: high });
      return question(table({ ...lot, edition, step }));
    };
    expect(asked(0, null)).toBe('bid or pass – Duty');
    expect(asked(0, 4)).toBe('bid 5 or more, or pass – Duty');
    expect(asked(1, 4)).toBe(
      edition === '2012' ? 'buy for 3 or sell for 4 – Duty' : 'bid 5 or more, or sell for 4 – Duty',
    );
  });

  test('of a resupply names spices only if one finds a field', () => {
    const asked = (plots: Partial<Record<PlotId, Plot>>): string => {
      const state = { ...table({ players: [{ plots }, {}] }), questions: [RESUPPLY] };
      return question(state, rules.choices(seatView(rules, state, 0)));
    };
    expect(asked({})).toBe('3 ships or 3 colonists');
    expect(asked({ p1: { name: 'clove1', allowed: ['clove'], fields: [null] } })).toBe(
      '3 ships, 3 colonists or 3 spices',
    );
  });

  test('names the marker, the action, and the possibility to pass', () => {
    expect(question(table({ ...lot, step: placing(0) }))).toBe('place marker 3');
    expect(question(table({ step: placing(0), markers: [] }))).toBe('place the flag');
    expect(question(table({ step: turn({ action: 2 }) }))).toBe('action\u00a02\u00a0of\u00a03');
    expect(question(table({ step: turn({ acted: true }) }))).toBe('play cards or tiles, or end your turn');
    expect(question(table({ step: extra(0), players: [{ extra: 1 }, {}] }))).toBe(
      'take an extra action or pass',
    );
    expect(question(table({ step: extra(0), players: [{ extra: 2 }, {}] }))).toBe('take an extra action');
  });
});
