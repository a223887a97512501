import { describe, expect, test } from 'vitest';
import type { Commit } from '#shared/kernel/log.ts';
import { whatHappened } from '#shared/kernel/recap.ts';
import type { TableEvent } from '#shared/kernel/tableEvents.ts';
import { tableSentences, tableStory } from '#shared/kernel/tableStory.ts';
import type { Origin, Seat } from '#shared/kernel/types.ts';
import { common as cs } from '#shared/words/cs/page.ts';
import { common as en } from '#shared/words/en/page.ts';
import { common as fr } from '#shared/words/fr/page.ts';
import { common as pl } from '#shared/words/pl/page.ts';
import { momentIn, render } from '#shared/words/render.ts';
import { rules } from '../support/vehicle.ts';

const NOON = Date.UTC(2026, 10, 3, 12);
const EVENTS: readonly TableEvent[] = [
  { type: 'seatVacated', seat: 0, why: 'left' },
  { type: 'seatVacated', seat: 0, why: 'timeOut' },
  { type: 'seatVacated', seat: 0, why: 'vote' },
  { type: 'playerReturned', seat: 0 },
  { type: 'successorSeated', seat: 0, name: 'Cleo' },
  { type: 'successorSeated', seat: 0, name: 'Cleo', former: 'Dan' },
  { type: 'botSeated', seat: 0, level: 'normal' },
  { type: 'paused', until: NOON },
  { type: 'resumed' },
  { type: 'holidayTaken', seat: 0, from: NOON - 86_400_000, until: NOON, automatic: false },
  { type: 'holidayTaken', seat: 0, from: NOON - 86_400_000, until: NOON, automatic: true },
  { type: 'gameSlept' },
  { type: 'endedEarly', why: 'vote' },
  { type: 'endedEarly', why: 'abandoned' },
];

/** Of these, a holiday that the player has taken and a seat they have taken over; they know. */
const OWN_DOING = 3;

const row = (seq: number, more: Partial<Commit>): Commit => ({
  seq,
  seat: null,
  events: [],
  at: seq,
  version: 1,
  ...more,
});
const event = (seq: number, tableEvent: TableEvent): Commit => row(seq, { tableEvent });
const commit = (seq: number, seat: Seat, by: Origin): Commit => row(seq, { seat, by });
const keysOf = (log: readonly Commit[]) => [...tableSentences(log)].map(([seq, { key }]) => [seq, key]);

describe.each(Object.entries({ en, pl, cs, fr }))('in %s', (language, words) => {
  test('every table event has a sentence of its own, with its names and times', () => {
    const moment = momentIn(language, null);
    const voice = { language, words, name: () => 'Ann', moment };
    const told = EVENTS.map((one) => render(tableStory(one), voice));
    expect(new Set(told).size).toBe(EVENTS.length);
    for (const [at, text] of told.entries()) {
      const one = EVENTS[at];
      expect(text).not.toMatch(/table\.|[{}]/);
      if (one !== undefined && 'seat' in one)
        expect(text).toContain(one.type === 'successorSeated' ? 'Cleo' : 'Ann');
      if (one !== undefined && 'until' in one) expect(text).toMatch(/3.* 12:00 UTC/);
    }
  });

  test('a reader is told “you” of what happened to their seat, and never by their name', () => {
    const vacated: Commit = event(1, { type: 'seatVacated', seat: 0, why: 'left' });
    const logs = [...EVENTS.map((one) => [event(1, one)]), [commit(1, 0, 'timeOut')]];
    const told = [...logs, [vacated, commit(2, 0, 'timeOut')]].flatMap((log) =>
      whatHappened(rules, log, { after: log.length - 1, reader: 0, quiet: new Set() }).relevant.map(
        ({ phrase }) => render(phrase, { language, words, name: () => 'Ann', moment: () => 'NOON' }),
      ),
    );
    expect(new Set(told).size).toBe(EVENTS.length - OWN_DOING + 2);
    for (const text of told) expect(text).not.toMatch(/table\.|[{}]|Ann/);
  });

  test('a player’s name and a time are written as the reader’s page writes them', () => {
    const voice = { language, words, name: () => 'Ann', person: () => 'CLEO', moment: () => 'NOON' };
    expect(render(tableStory({ type: 'successorSeated', seat: 0, name: 'Cleo' }), voice)).toContain('CLEO');
    expect(render(tableStory({ type: 'paused', until: NOON }), voice)).toContain('NOON');
  });
});

describe('a bot that decides for a player', () => {
  test('plays because their time ran out, or because the seat is vacant, until somebody is back there', () => {
    const log = [
      commit(1, 0, 'timeOut'),
      event(2, { type: 'seatVacated', seat: 0, why: 'left' }),
      commit(3, 0, 'timeOut'),
      commit(4, 1, 'timeOut'),
      event(5, { type: 'playerReturned', seat: 0 }),
      commit(6, 0, 'timeOut'),
      event(7, { type: 'botSeated', seat: 0, level: 'normal' }),
      commit(8, 0, 'timeOut'),
      event(9, { type: 'successorSeated', seat: 0, name: 'Cleo' }),
      commit(10, 0, 'timeOut'),
    ];
    expect(keysOf(log).filter(([seq]) => [1, 3, 4, 6, 8, 10].includes(Number(seq)))).toEqual([
      [1, 'table.timeOut'],
      [3, 'table.standIn'],
      [4, 'table.timeOut'],
      [6, 'table.timeOut'],
      [8, 'table.standIn'],
      [10, 'table.timeOut'],
    ]);
  });

  test('is told of; a person, a bot of its own seat and orders are not', () => {
    expect(keysOf([commit(1, 0, 'person'), commit(2, 1, 'bot'), commit(3, 0, 'order')])).toEqual([]);
  });
});

describe('a recap', () => {
  const recap = (reader: Seat | null, after: number, ...log: readonly Commit[]) => {
    const { story, relevant } = whatHappened(rules, log, { after, reader, quiet: new Set() });
    return {
      story: story.map(({ phrase }) => phrase.key),
      relevant: relevant.map(({ phrase }) => phrase.key),
    };
  };

  test('tells what happened at the table, and what of it concerns the reader', () => {
    const log = [
      event(1, { type: 'playerReturned', seat: 1 }),
      event(2, { type: 'holidayTaken', seat: 0, from: 0, until: 9, automatic: false }),
      event(3, { type: 'paused', until: 9 }),
      commit(4, 1, 'timeOut'),
    ];
    const all = ['table.holidayTaken', 'table.paused', 'table.timeOut'];
    expect(recap(0, 1, ...log)).toEqual({ story: all, relevant: ['table.paused'] });
    expect(recap(1, 1, ...log)).toEqual({ story: all, relevant: ['table.paused', 'table.timeOut.you'] });
    expect(recap(null, 1, ...log)).toEqual({ story: all, relevant: [] });
  });

  test('of holidays, one that began by itself concerns its player', () => {
    const holiday = { type: 'holidayTaken', seat: 0, from: 0, until: 9 } as const;
    const log = [event(1, { ...holiday, automatic: false }), event(2, { ...holiday, automatic: true })];
    expect(recap(0, 0, ...log).relevant).toEqual(['table.holidayTaken.automatic.you']);
  });

  test('tells a successor nothing of what happened to the player before them as theirs', () => {
    const log = [
      event(1, { type: 'seatVacated', seat: 0, why: 'timeOut' }),
      event(2, { type: 'successorSeated', seat: 0, name: 'Cleo', former: 'Dan' }),
      commit(3, 0, 'timeOut'),
    ];
    expect(recap(0, 0, ...log).relevant).toEqual(['table.timeOut.you']);
  });

  test('knows that a seat became vacant before it begins', () => {
    const log = [event(1, { type: 'seatVacated', seat: 1, why: 'left' }), commit(2, 1, 'timeOut')];
    expect(recap(0, 1, ...log).story).toEqual(['table.standIn']);
  });

  test('tells a time-out that was taken back no more, but a table event still', () => {
    const log = [
      commit(1, 0, 'person'),
      commit(2, 1, 'timeOut'),
      event(3, { type: 'gameSlept' }),
      row(4, { seat: 0, undone: 1 }),
    ];
    expect(recap(0, 0, ...log).story).toEqual(['table.gameSlept']);
  });
});
