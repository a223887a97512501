import { beforeAll, describe, expect, test } from 'vitest';
import { gameIds, type GameId } from '#shared/games/meta.ts';
import { games } from '#shared/games/registry.ts';
import type { Choice } from '#shared/kernel/choices.ts';
import { seededDice } from '#shared/kernel/dice.ts';
import { boundsOf, itemsOf } from '#shared/kernel/listed.ts';
import { seatView } from '#shared/kernel/play.ts';
import { sampleMove } from '#shared/kernel/sampleMove.ts';
import type { AnyMove } from '#shared/kernel/types.ts';
import { LANGUAGES } from '#shared/words/languages.ts';
import { createApi } from '../../web/lib/api.ts';
import { webGames } from '../../web/games/registry.ts';
import type { GuideModel, GuideStep, StepNumber } from '../../web/lib/guide.ts';
import { setLocale } from '../../web/lib/language.ts';
import { GameModel, type Game } from '../../web/table/game.ts';
import {
  guidedPlatform,
  keepGuide,
  keptGuide,
  restartGuide,
} from '../../web/features/samples/guidedTable.ts';
import type { Memory, Platform } from '../../web/lib/platform.ts';
import { term } from '../../web/lib/i18n.ts';
import { GameServer } from './support/server.ts';
import { openTab, settled, storage } from './support/world.ts';
import { useAllWords } from './support/allWords.ts';

beforeAll(useAllWords);

/** A guided table in a browser without a network. */
interface Table {
  readonly game: Game;
  readonly guide: GuideModel;
  /** Takes a move and sends it. */
  send(move: AnyMove): Promise<void>;
  /** The bots play. */
  later(): Promise<void>;
  /** Both. */
  play(move: AnyMove): Promise<void>;
}

async function sitDown(kind: GameId, device: Memory = storage()): Promise<Table> {
  const tab = openTab(new GameServer());
  const rules = await games[kind]();
  const platform: Platform = {
    ...tab,
    api: createApi(() => Promise.reject(new TypeError('offline'))),
    device,
    rules: async () => rules,
    checker: async () => rules,
  };
  const { guide: its } = await webGames[kind].guide();
  const world = await guidedPlatform(platform, kind, its);
  const { guide } = world;
  if (guide === undefined) throw new Error('no guide');
  const later = async (): Promise<void> => {
    for (const timer of tab.timers.splice(0)) timer.run();
    await settled();
  };
  const game = new GameModel(`first-${kind}`, world);
  await settled();
  const send = async (move: AnyMove): Promise<void> => {
    game.choose(move);
    expect(game.refusal.value).toBeUndefined();
    game.send();
    await settled();
  };
  return {
    game,
    guide,
    send,
    later,
    play: async (move) => {
      await send(move);
      await later();
    },
  };
}

const stepOf = ({ game, guide }: Table, partial: AnyMove | null = null) =>
  guide.stepOf({
    before: game.position.value.state,
    now: game.now.value,
    offered: game.offered.value,
    partial,
  });

function numberNow(table: Table): StepNumber {
  const step = stepOf(table);
  if (typeof step === 'string') throw new Error('no step');
  return table.guide.numberOf(step);
}

interface Shown extends GuideStep {
  readonly number: StepNumber;
  readonly now: unknown;
  readonly choices: readonly Choice[];
  /** Types of moves. */
  readonly offered: readonly string[];
}

/** Plays what is lit, drawn by `seed`, until the round is over; the steps that were shown. */
async function follow(table: Table, seed: number): Promise<readonly Shown[]> {
  const dice = seededDice(new Uint8Array(32).fill(seed));
  const steps: Shown[] = [];
  const show = (step: GuideStep): void => {
    const { now, offered } = table.game;
    const types = offered.value.map(({ type }) => type);
    steps.push({
      ...step,
      number: table.guide.numberOf(step),
      now: now.value,
      choices: offered.value,
      offered: types,
    });
  };
  for (let at = 0; ; at += 1) {
    const step = stepOf(table);
    if (step === 'over') return steps;
    if (typeof step === 'string') throw new Error('nobody goes on');
    const types = table.game.offered.value.map(({ type }) => type);
    const led = types.filter((type) => step.moves.includes(type));
    if (led.length > 0) expect(types).toEqual(led); // nothing else is lit
    const move = sampleMove(table.game.offered.value, dice.stream('reader', at));
    show(step);
    const whileComposed = stepOf(table, move);
    if (typeof whileComposed === 'object') show(whileComposed);
    await table.play(move);
  }
}

describe.each(gameIds)('The guided first round of %s', (kind) => {
  test.each([1, 2, 3, 4, 5, 6])(
    'leads on to its end, whatever is chosen of what is lit (%i)',
    async (seed) => {
      const table = await sitDown(kind);
      const steps = await follow(table, seed);
      expect(steps.length).toBeGreaterThanOrEqual(2);
      expect(table.game.view.value?.status).toBe('running');
      const numbers = steps.map(({ number: { n } }) => n);
      expect(numbers[0]).toBe(1);
      for (const [at, n] of numbers.entries())
        expect(n - (numbers[at - 1] ?? 1), numbers.join(' ')).toBeOneOf([0, 1]); // neither back nor a gap
      const { guide } = await webGames[kind].guide();
      expect(steps[0]?.number.of).toBe(guide.stages);
      const last = steps.at(-1)?.number;
      expect(last?.n, 'the last of them').toBe(last?.of);
    },
  );

  test('asks for an act only while the player is to move', async () => {
    const table = await sitDown(kind);
    const move = sampleMove(table.game.offered.value, seededDice(new Uint8Array(32)).stream('one', 0));
    table.game.choose(move);
    expect(stepOf(table)).toBe('drafted'); // and what led to it says that it is to be sent
    table.game.back();
    await table.send(move);
    expect(stepOf(table)).toBe('waiting');
    await table.later();
    expect(stepOf(table)).toHaveProperty('key');
  });

  test('counts on from the same number over a reload', async () => {
    const device = storage();
    const table = await sitDown(kind, device);
    const dice = seededDice(new Uint8Array(32).fill(1));
    for (let at = 0; typeof stepOf(table) === 'object'; at += 1) {
      expect(numberNow(await sitDown(kind, device))).toEqual(numberNow(table));
      await table.play(sampleMove(table.game.offered.value, dice.stream('reader', at)));
    }
  });

  test('gives a step the number it had, once a choice is taken back', async () => {
    const table = await sitDown(kind);
    const dice = seededDice(new Uint8Array(32).fill(1));
    for (let at = 0; typeof stepOf(table) === 'object'; at += 1) {
      const { n } = numberNow(table);
      const move = sampleMove(table.game.offered.value, dice.stream('reader', at));
      table.game.choose(move);
      if (typeof stepOf(table) === 'object') numberNow(table); // what the draft leads to is shown
      table.game.back();
      expect(numberNow(table).n).toBe(n);
      await table.play(move);
    }
  });

  test('has one short sentence for each step, in every language', async () => {
    const shown = await Promise.all([4, 5, 6].map(async (seed) => follow(await sitDown(kind), seed)));
    const keys = new Set(shown.flat().map(({ key }) => key));
    for (const language of LANGUAGES) {
      await setLocale(language);
      for (const key of keys) {
        expect(term(key), key).toMatch(/^[^.{}]+\.$/);
        expect(term(key), key).not.toMatch(/\b(tap|dotknij|klepn|touche)/i); // in text mode nothing can be tapped
        expect(term(key).length, `${language} ${key}`).toBeLessThanOrEqual(115);
      }
    }
    await setLocale('en');
  });

  test('begins with how one wins, in two sentences and what scores, in every language', async () => {
    const device = storage();
    const table = await sitDown(kind, device);
    expect(table.guide.isNew.value).toBe(true);
    expect(table.guide.track).toEqual([...new Set(table.guide.track)].toSorted((a, b) => a - b));
    for (const language of LANGUAGES) {
      await setLocale(language);
      expect(term(`guide.${kind}.aim`)).toMatch(/^[^.]+\. [^.]+\.$/);
      expect(term(`guide.${kind}.track`)).toMatch(/^[^.]+$/);
    }
    await setLocale('en');
    await table.play(sampleMove(table.game.offered.value, seededDice(new Uint8Array(32)).stream('one', 0)));
    expect((await sitDown(kind, device)).guide.isNew.value).toBe(false);
  });

  test('lights what the step leads to, and everything once it is skipped', async () => {
    const table = await sitDown(kind);
    const rules = await games[kind]();
    const step = stepOf(table);
    if (typeof step === 'string') throw new Error('no step');
    const types = () => table.game.offered.value.map(({ type }) => type);
    expect(step.moves).toEqual(expect.arrayContaining(types()));
    table.guide.end();
    await settled();
    const all = rules.choices(seatView(rules, table.game.now.value, 0));
    expect(types()).toEqual(all.map(({ type }) => type));
  });

  test('is remembered on the device: the moves, that it was skipped, and that it begins again', async () => {
    const device = storage();
    const table = await sitDown(kind, device);
    await table.play(sampleMove(table.game.offered.value, seededDice(new Uint8Array(32)).stream('one', 0)));
    table.guide.end();
    const again = await sitDown(kind, device);
    expect(again.game.now.value).toEqual(table.game.now.value);
    expect(again.guide.ended.value).toBe(true);
    restartGuide(device, kind);
    const anew = await sitDown(kind, device);
    expect(anew.guide.ended.value).toBe(false);
    expect(anew.game.position.value.seq).toBeLessThan(again.game.position.value.seq);
  });
});

/** The steps of the first round of a game, by seeds. */
const followed = async (kind: GameId, seeds: readonly number[]): Promise<readonly Shown[]> =>
  (await Promise.all(seeds.map(async (seed) => follow(await sitDown(kind), seed)))).flat();

test('in Goa a sentence speaks of the flag where it is the lot, and of a tile elsewhere', async () => {
  const bids = (await followed('goa', [1, 2, 3, 4])).filter(({ moves }) => moves.includes('bid'));
  expect(new Set(bids.map(({ key }) => key)).size).toBe(2);
  for (const { key, now } of bids)
    if (key === 'guide.goa.flag') expect(now).toMatchObject({ step: { marker: 1 } });
    else expect(now).not.toMatchObject({ step: { marker: 1 } });
});

test('in Goa a sentence says “End turn” only where an action has left the turn open; elsewhere the turn ends by itself', async () => {
  const turns = (await followed('goa', [1, 2, 3, 4])).filter(({ moves }) => moves.includes('endTurn'));
  expect(turns.length).toBeGreaterThan(0);
  for (const { key, offered } of turns) {
    expect(offered, key).not.toContain('endTurn');
    expect(term(key), key).toMatch(/ then Send\.$/);
  }
});

test('in Goa a sentence names Harvest only where it is lit', async () => {
  const actions = (await followed('goa', [1, 2, 3, 4])).filter(({ key }) => key === 'guide.goa.ships');
  expect(actions.length).toBeGreaterThan(0);
  for (const { key, offered } of actions)
    expect(term(key).includes(term('goa.action.harvest')), key).toBe(offered.includes('harvest'));
});

test('in Merchants nobody without coins is told to buy', async () => {
  const planning = (await followed('merchants', [1, 2, 3])).filter(({ moves }) => moves.includes('exchange'));
  expect(planning.length).toBeGreaterThan(0);
  for (const { key, moves, offered } of planning) {
    expect(moves.includes('buy'), key).toBe(offered.includes('buy'));
    expect(term(key).includes('buy'), key).toBe(offered.includes('buy'));
  }
});

test('in Goa nobody is offered to bid most of their ducats', async () => {
  const shown = await followed('goa', [1, 2, 3, 4]);
  const choices = shown.flatMap(({ choices: all }) => all);
  const bids = choices.filter(({ type }) => type === 'bid');
  expect(bids.length).toBeGreaterThan(0);
  expect(Math.max(...bids.map((bid) => boundsOf(bid, 'amount').max))).toBeLessThanOrEqual(6);
});

/** What of Merchants' state says what is worth loading and selling. */
interface Harbour {
  readonly players: readonly { readonly hand: readonly string[]; readonly ships: readonly string[] }[];
  readonly market: readonly string[];
}

test('in Merchants one is offered to load and sell what one holds, and to cover other goods with it', async () => {
  const shown = await followed('merchants', [1, 2, 3]);
  for (const { now, choices } of shown) {
    const { players, market } = now as Harbour;
    const { hand = [], ships = [] } = players[0] ?? {};
    for (const choice of choices) {
      const [good] = itemsOf(choice, 'good');
      if (choice.type === 'load') for (const one of itemsOf(choice, 'good')) expect(hand).toContain(one);
      if (choice.type !== 'play') continue;
      if (hand.some((card) => ships.some((aboard) => aboard === card))) expect(ships).toContain(good);
      for (const space of itemsOf(choice, 'spaces')) expect(market[Number(space)]).not.toBe(good);
    }
  }
});

test('moves that the rules refuse today are as if they had not been made', async () => {
  const device = storage();
  const [kind] = gameIds;
  if (kind === undefined) throw new Error('no game');
  const fresh = await sitDown(kind);
  keepGuide(device, kind, { moves: [[{ type: 'unheard-of' }]] });
  expect((await sitDown(kind, device)).game.now.value).toEqual(fresh.game.now.value);
});

test('a foreign value in the storage counts as nothing', () => {
  const device = storage();
  device.write('carrack.guide', { goa: 'done', merchants: { moves: 3, ended: true } });
  expect(['goa', 'merchants'].map((kind) => keptGuide(device, kind).ended)).toEqual([false, false]);
});
