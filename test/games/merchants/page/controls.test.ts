import { describe, expect, onTestFinished, test } from 'vitest';
import { rules } from '#shared/games/merchants/index.ts';
import type { Event } from '#shared/games/merchants/events.ts';
import type { Move } from '#shared/games/merchants/moves.ts';
import type { State } from '#shared/games/merchants/state.ts';
import { seatView } from '#shared/kernel/play.ts';
import { webGames } from '../../../../web/games/registry.ts';
import type { Scene } from '../../../../web/games/gameUi.ts';
import { Market } from '../../../../web/games/merchants/board/Board.tsx';
import { offersOf, toggledSpaces, wholeSale } from '../../../../web/games/merchants/boardProps.ts';
import { GoodCard } from '../../../../web/games/merchants/drawings/Pieces.tsx';
import { setLocale } from '../../../../web/lib/language.ts';
import { sceneOf } from '../../../../web/table/scene.ts';
import { Highlight } from '../../../../web/ui/figures.tsx';
import { useAllWords } from '../../../web/support/allWords.ts';
import { tagsIn } from '../../../web/support/drawn.ts';
import { myTurn } from '../../../web/support/openGame.ts';
import { GameServer } from '../../../web/support/server.ts';
import { given, table, TRADE, type Table } from '../fixture.ts';

test('a tap selects or clears a space; a single card moves to the tapped space', () => {
  expect(toggledSpaces([4], 1, 3)).toEqual([1, 4]);
  expect(toggledSpaces([1, 4], 4, 3)).toEqual([1]);
  expect(toggledSpaces([4], 1, 1)).toEqual([1]);
});

test('a good that is picked up can be laid at once: beside its own cards, on what the seat carries least', () => {
  const { state: now } = given(
    table({
      market: ['fish', 'wood', 'fish', 'cloth', 'grain', 'spices'],
      players: [{ hand: ['fish', 'fish', 'fish'], ships: ['fish', 'wood'] }, {}],
      step: TRADE,
    }),
  );
  const offered = rules.choices(seatView(rules, now, 0));
  const pick = (spaces: readonly number[]) =>
    wholeSale({ now, offered, you: 0, partial: { type: 'play', good: 'fish', spaces } });
  expect(pick([])).toEqual({ type: 'play', good: 'fish', spaces: [3, 4, 5] });
  expect(pick([1])).toBeUndefined();
});

test('the controls of Merchants show every offered choice', () => {
  const server = new GameServer(0);
  server.playUntilTurnOf(0);
  server.play(0, { type: 'pass' });
  const { play, plain } = offersOf(server.view().choices);
  const hand = server.state.players[0]!.hand;
  expect(new Set(play.map(({ good }) => good))).toEqual(new Set(hand));
  expect(play.every(({ spaces }) => spaces.length === 6)).toBe(true);
  expect(plain).toEqual(new Set(['draw']));
});

describe('the question of planning, and where the answer is,', () => {
  /** What the bar says to seat 0 with this much money. */
  async function said(money: number): Promise<readonly string[]> {
    const { state: now } = given(table({ players: [{ money }, {}] }));
    const offered = rules.choices(seatView(rules, now, 0));
    const { server, game } = await myTurn();
    const { gameUi } = await webGames.merchants.load();
    const scene = { ...sceneOf(game, server.view(), String), now, offered };
    return [gameUi.question(now, offered), gameUi.hint(scene)];
  }

  test('name buying where something can be bought', async () => {
    expect(await said(20)).toEqual([
      'exchange, buy or pass',
      'Choose a ship and its new good, or a special card.',
    ]);
  });

  test('do not where the money is too little for any special card', async () => {
    expect(await said(0)).toEqual(['exchange or pass', 'Choose a ship, then its new good.']);
  });
});

test('a draw is told as what it brings: two cards, or the last one', async () => {
  const { gameUi } = await webGames.merchants.load();
  const said = (pile: Table['pile']) =>
    gameUi.describe({ type: 'draw' }, given(table({ ...(pile && { pile }) })).state);
  expect([said(['fish', 'fish', 'wood']), said(['fish'])]).toEqual(['Draw 2 cards', 'Draw 1 card']);
});

test('the table in words says which player the reader is, with the colon of the language', async () => {
  await useAllWords();
  await setLocale('fr');
  onTestFinished(() => setLocale('en'));
  const { server, game } = await myTurn();
  const { gameUi } = await webGames.merchants.load();
  const [market, , players] = gameUi.inWords.sections(sceneOf(game, server.view(), String));
  expect(market?.lines[0]).toMatch(/^Case 1\u00a0: /);
  expect(players?.lines.map((line) => / vous; /.test(line))).toEqual([true, false, false]);
});

describe('on the market', () => {
  const begin = table({
    market: ['fish', 'wood', 'fish', 'cloth', 'grain', 'spices'],
    players: [{ hand: ['fish', 'fish', 'wood'] }, {}],
    step: TRADE,
  });
  /** Cards that are laid on their own good. */
  const laid: Event[] = [
    { type: 'played', seat: 0, good: 'fish', spaces: [0] },
    { type: 'played', seat: 0, good: 'wood', spaces: [1] },
  ];
  const events = [...begin, ...laid];
  const { state, choices } = given(events);
  const drawn = (change: Partial<Scene<State, Move>>) => {
    const scene = { now: state, shown: state, events, partial: null, ...change } as Scene<State, Move>;
    const market = Market({ scene, offers: offersOf(choices(0)), selection: null, select: () => undefined });
    return tagsIn(market, new Set([GoodCard, Highlight]));
  };

  test('a space has changed where a card was laid since, also one of the same good', () => {
    const changed = (n: number) =>
      drawn({ since: given([...begin, ...laid.slice(0, n)]).state }).flatMap(({ props }) =>
        props['data-changed'] === true ? [props['data-spot']] : [],
      );
    expect([0, 1, 2].map(changed)).toEqual([['space0', 'space1'], ['space1'], []]);
  });

  test('the name of a space where a card can be laid has what is read on it', () => {
    const names = drawn({ partial: { type: 'play', good: 'fish', spaces: [] } }).flatMap(({ props }) =>
      typeof props['aria-label'] === 'string' ? [props['aria-label']] : [],
    );
    expect(names).toContain('Play fish on space 2, covering wood, 1 under');
    expect(names).toContain('Play fish on space 4, covering cloth');
  });
});
