import { signal } from '@preact/signals';
import { isValidElement, type VNode } from 'preact';
import type * as hooksModule from 'preact/hooks';
import type * as signalsModule from '@preact/signals';
import { beforeEach, expect, test, vi } from 'vitest';
import type { GameView } from '#shared/protocol/http.ts';
import { TableNotices } from '../../web/components/table/TableNotices.tsx';
import type { Above } from '../../web/models/tableMatters.ts';
import { myTurn } from './support/openGame.ts';
import { GameServer } from './support/server.ts';

/** The cards over the board while the table is seen: what comes, and what goes, moves nothing. */

/** What the component keeps from one drawing to the next. */
const kept = vi.hoisted(() => ({ refs: [] as { current: unknown }[], next: 0 }));

// The component is called as a function, without a browser; it keeps its refs, and its effects run at once.
vi.mock('preact/hooks', async (actual) => ({
  ...(await actual<typeof hooksModule>()),
  useLayoutEffect: (effect: () => void) => effect(),
  useRef: (initial: unknown) => (kept.refs[kept.next++] ??= { current: initial ?? { offsetHeight: 90 } }),
}));
vi.mock('../../web/components/history/visible.ts', () => ({ useVisible: () => ({ value: true }) }));
vi.mock('@preact/signals', async (actual) => ({
  ...(await actual<typeof signalsModule>()),
  useModel: (make: () => unknown) => make(),
}));

beforeEach(() => void (kept.refs = []));

const VIEW = new GameServer(0).view();
const vacant = (seat: number): GameView => ({
  ...VIEW,
  seats: VIEW.seats.map((info) => (info.seat === seat ? { ...info, vacancy: 'open' } : info)),
});

/** A table whose cards are drawn again and again. */
async function table() {
  const { server, game, tab: world } = await myTurn();
  const above = signal<Above>(undefined);
  const draw = (view: GameView) => {
    kept.next = 0;
    const drawn = TableNotices({ game, view, world, above, name: (seat) => `P${seat}` });
    if (!isValidElement(drawn)) return { room: 0 };
    return {
      room: Number.parseInt((drawn as VNode<{ style: { minHeight: string } }>).props.style.minHeight),
    };
  };
  return { server, game, above, draw };
}

test('a card that goes leaves its room, until the game is over', async () => {
  const { draw } = await table();
  draw(vacant(1));
  expect(draw(VIEW).room).toBe(90);
  expect(draw({ ...VIEW, status: 'over' }).room).toBe(0);
});

test('for who has no seat, its room goes with the next row', async () => {
  const { game, draw } = await table();
  const watched = (view: GameView): GameView => ({ ...view, you: null });
  draw(watched(vacant(1)));
  expect(draw(watched(VIEW)).room).toBe(90);
  game.take([{ seq: game.log.value.length + 1, seat: 1, events: [], at: 0, version: 1 }]);
  expect(draw(watched(VIEW)).room).toBe(0);
});

test('a matter that has gone and comes again does not come over the board by itself', async () => {
  const { above, draw } = await table();
  draw(vacant(1));
  expect(above.value).toEqual(['seat 1']);
  draw(VIEW);
  draw(vacant(1));
  expect(above.value).toEqual([]);
});
