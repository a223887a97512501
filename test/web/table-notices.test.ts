import { signal } from '@preact/signals';
import { isValidElement, type VNode } from 'preact';
import type * as hooksModule from 'preact/hooks';
import type * as signalsModule from '@preact/signals';
import { beforeEach, expect, test, vi } from 'vitest';
import type { GameView } from '#shared/protocol/http.ts';
import { TableNotices, VacantSeat } from '../../web/features/votes/TableNotices.tsx';
import type { CardsOverBoard } from '../../web/features/votes/votes.ts';
import { tagsIn, textIn } from './support/drawn.ts';
import { myTurn, PASS } from './support/openGame.ts';
import { sitAt } from './support/table.ts';
import { GameServer } from './support/server.ts';

/** The cards over the board while the table is seen: what comes, and what goes, moves nothing. */

/** What the component keeps from one drawing to the next. */
const kept = vi.hoisted(() => ({ refs: [] as { current: unknown }[], next: 0 }));

// The component is called as a function, without a browser; it keeps its refs, and its effects run at once.
vi.mock('../../web/table/context.tsx', () => import('./support/table.ts'));
vi.mock('preact/hooks', async (actual) => ({
  ...(await actual<typeof hooksModule>()),
  useLayoutEffect: (effect: () => void) => effect(),
  useRef: (initial: unknown) => (kept.refs[kept.next++] ??= { current: initial ?? { offsetHeight: 90 } }),
}));
vi.mock('../../web/lib/browserPage.ts', () => ({ usePageVisible: () => ({ value: true }) }));
vi.mock('@preact/signals', async (actual) => ({
  ...(await actual<typeof signalsModule>()),
  useModel: (make: () => unknown) => make(),
}));

beforeEach(() => {
  kept.refs = [];
  vi.stubGlobal('requestAnimationFrame', (next: () => void) => next());
});

const VIEW = new GameServer(0).view();
const vacant = (seat: number): GameView => ({
  ...VIEW,
  seats: VIEW.seats.map((info) => (info.seat === seat ? { ...info, vacancy: 'open' } : info)),
});

/** It has state of its own. */
const MUTE = new Set([VacantSeat]);

/** Without the marks that isolate a name. */
const plain = (text: string): string => text.replaceAll(/[\u2068\u2069]/g, '');

/** A table whose cards are drawn again and again. */
async function table() {
  const { server, game, tab: platform } = await myTurn();
  const cardsOverBoard = signal<CardsOverBoard>(undefined);
  const draw = (view: GameView) => {
    kept.next = 0;
    sitAt({ game, view, platform, name: (seat) => `P${seat}` });
    const drawn = TableNotices({ cardsOverBoard });
    if (!isValidElement(drawn)) return { room: 0, text: '', close: () => undefined };
    const button = tagsIn(drawn, MUTE).find(({ tag }) => tag === 'button');
    return {
      room: Number.parseInt((drawn as VNode<{ style: { minHeight: string } }>).props.style.minHeight),
      text: plain(textIn(drawn, MUTE)),
      close: () => (button!.props['onClick'] as () => void)(),
    };
  };
  return { server, game, cardsOverBoard, draw };
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
  const { cardsOverBoard, draw } = await table();
  draw(vacant(1));
  expect(cardsOverBoard.value).toEqual(['seat 1']);
  draw(VIEW);
  draw(vacant(1));
  expect(cardsOverBoard.value).toEqual([]);
});

const QUESTION = {
  id: 'end-1-a',
  kind: 'end',
  by: 1,
  asked: [0, 2],
  agreed: [],
  declined: [],
  lapses: 9,
} as const;
const ENDED = { id: 'end-1-a', kind: 'end', by: 1, outcome: 'lapsed', at: 9 } as const;

test('a question that ends becomes a line in the room of its card, and goes with the viewer’s next move', async () => {
  const { cardsOverBoard, draw, server, game } = await table();
  draw({ ...VIEW, question: QUESTION });
  const after = { ...VIEW, endedQuestions: [{ ...ENDED, seq: server.seq }] };
  expect(draw(after).room).toBe(90);
  expect(draw(after).text).toContain('Vote to end the game now (asked by P1): lapsed.');
  expect(cardsOverBoard.value).toEqual([ENDED.id]);
  server.play(0, PASS);
  game.take(server.commitsAfter(0));
  expect(draw(after)).toMatchObject({ room: 0, text: '' });
});

test('after a reload the last vote is told as long as nothing has happened since, and until it is put away', async () => {
  const { draw, game, cardsOverBoard } = await table();
  const { seq } = game.position.value;
  const at = (ended: { id: string; seq: number }): GameView => ({
    ...VIEW,
    endedQuestions: [{ ...ENDED, ...ended }],
  });
  expect(draw(at({ id: 'end-1-b', seq: seq - 1 })).text).toBe('');
  cardsOverBoard.value = undefined;
  const told = draw(at({ id: 'end-1-c', seq }));
  expect(told.text).toContain('lapsed');
  told.close();
  expect(draw(at({ id: 'end-1-c', seq })).text).toBe('');
});
