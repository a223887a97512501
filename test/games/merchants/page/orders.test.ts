import { safeParse } from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Orders } from '#shared/games/merchants/orders/index.ts';
import { ordersSchema } from '#shared/games/merchants/orders/schema.ts';
import type { Decision, State } from '#shared/games/merchants/state.ts';
import { GOODS } from '#shared/games/merchants/things.ts';
import { commands } from '../../../../web/games/merchants/orders/index.ts';
import { entries } from '../../../../web/games/merchants/orders/entries.ts';
import { TurnsForm } from '../../../../web/games/merchants/orders/TurnsForm.tsx';
import type { OrdersForm } from '../../../../web/games/ordersUi.ts';
import { sceneOf } from '../../../../web/table/scene.ts';
import { tagsIn } from '../../../web/support/drawn.ts';
import { myTurn } from '../../../web/support/openGame.ts';
import { given, table, type Table } from '../fixture.ts';
import { useAllWords } from '../../../web/support/allWords.ts';

beforeAll(useAllWords);

type Form = OrdersForm<State, never, Orders>;

/** The form of seat 0, which keeps what is changed. */
async function formWith(orders: Orders, of: Table = {}) {
  const { server, game } = await myTurn();
  const scene = { ...sceneOf(game, server.view(), String), now: given(table(of)).state } as Form['scene'];
  let now = orders;
  const form = (): Form => ({ orders: now, scene, change: (changed) => (now = changed) });
  const drawn = () => tagsIn(TurnsForm(form()));
  return {
    form,
    drawn,
    orders: () => now,
    /** Taps the button that adds a purchase, if it can be tapped. */
    add(card: string): void {
      const button = drawn().find(({ tag, text }) => tag === 'button' && text === card);
      if (button === undefined) throw new Error(`no button ${card}`);
      if (button.props['disabled'] !== true) (button.props['onClick'] as () => void)();
    },
    typed: (line: string) => {
      const [verb, ...words] = line.split(' ');
      return commands.find((command) => command.verb === verb)?.read(words, form());
    },
  };
}

const loading: Decision = { phase: 'loading', seat: 0, first: 0 };

describe('The form of Merchants’ orders', () => {
  test('adds a purchase beyond those that are ordered and owned', async () => {
    const { add, orders } = await formWith({}, { players: [{ cards: ['docks'] }, {}] });
    add('docks');
    add('docks');
    add('office');
    expect(orders().buy?.map(({ card, upTo }) => [card, upTo])).toEqual([
      ['docks', 2],
      ['docks', 3],
      ['office', 1],
    ]);
  });

  test('takes no more purchases than can be saved, in text mode either', async () => {
    const { add, orders, typed } = await formWith({});
    for (let n = 0; n < 9; n += 1) add('docks');
    expect(safeParse(ordersSchema, orders()).success).toBe(true);
    expect(orders().buy).toHaveLength(6);
    expect(typed('buy office 1')).toBeUndefined();
    expect(typed('buy docks 2')).toEqual({ buy: [{ card: 'docks', upTo: 2 }] });
  });

  test('takes an exchange for each ship that a player can have', async () => {
    const exchange = Array.from({ length: 13 }, (_, ship) => ({ ship, good: 'fish' as const }));
    const { typed } = await formWith({ exchange });
    const all = typed('exchange 14 fish');
    expect(all?.exchange).toHaveLength(14);
    expect(safeParse(ordersSchema, all).success).toBe(true);
  });

  test('shows an exchange that is carried out, because it stays in force', async () => {
    const { drawn } = await formWith(
      { exchange: [{ ship: 0, good: 'wood' }] },
      { players: [{ ships: ['wood', 'cloth'] }, {}] },
    );
    const [first, second] = drawn().filter(({ tag }) => tag === 'select');
    expect(first?.props['value']).toBe('wood');
    expect(first?.text).toContain('wood (done; stays in force)');
    expect(second?.props['value']).toBe('');
    expect(second?.text).not.toContain('cloth');
  });
});

test('What to load counts as an order until the ships are loaded', async () => {
  const load: Orders = { load: GOODS.slice(0, 2) };
  const before = await formWith(load, { step: loading });
  const after = await formWith(load);
  expect(entries(before.form())).toMatchObject([{ text: 'Load fish and grain first.', isPast: false }]);
  expect(entries(after.form())).toMatchObject([
    { text: 'Load fish and grain first. The ships are loaded.', isPast: true },
  ]);
});
