import { beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '#shared/words/languages.ts';
import { SeatMark } from '../../../../web/ui/art/Pieces.tsx';
import type { AnyScene } from '../../../../web/games/gameUi.ts';
import { webGames } from '../../../../web/games/registry.ts';
import { fieldsOf } from '../../../../web/games/optionFields.ts';
import { helpAddress, routeOf } from '../../../../web/routes.ts';
import { sentence, t, term } from '../../../../web/lib/i18n.ts';
import { setLocale } from '../../../../web/lib/language.ts';
import { enter } from '../../../../web/features/text-mode/terminal.ts';
import { sceneOf } from '../../../../web/table/scene.ts';
import { settled } from '../../../web/support/world.ts';
import { tagsIn } from '../../../web/support/drawn.ts';
import { partsOf } from '../web/help/parts.ts';
import { isOver, sitDown, TOY } from './table.ts';
import { useAllWords } from '../../../web/support/allWords.ts';
import { Remind } from '../../../../web/table/SeatHead.tsx';

beforeAll(useAllWords);

type Sat = Awaited<ReturnType<typeof sitDown>>;

const MUTE: ReadonlySet<unknown> = new Set([SeatMark, Remind]);
const nameOf = (seat: number): string => ['Ann', 'Bob'][seat] ?? '';

beforeAll(() => setLocale('en'));

function sceneAt({ game }: Sat): AnyScene {
  const view = game.view.value;
  if (view === undefined) throw new Error('the game is not loaded');
  return sceneOf(game, view, nameOf);
}

/** What is drawn of the game: its board, and the buttons of the decision. */
function drawnAt(sat: Sat) {
  const scene = sceneAt(sat);
  return [sat.gameUi.Board(scene), sat.gameUi.Decision(scene)].flatMap((part) => tagsIn(part, MUTE));
}

/** Taps the first button there is. */
function tap(sat: Sat): void {
  const press = drawnAt(sat).find(({ tag }) => tag === 'button')?.props['onClick'];
  if (typeof press !== 'function') throw new Error('nothing can be tapped');
  press();
}

/** Types the first command of those that are offered. */
async function type(sat: Sat): Promise<void> {
  const words = sat.gameUi.inWords;
  const card = sceneAt(sat).offered.flatMap(({ params }) =>
    params.flatMap((p) => (p.kind === 'one' ? p.of : [])),
  );
  const phase = sat.server.state.step.phase;
  const line = phase === 'lay' ? `lay ${card[0]}` : phase === 'build' ? 'build east=red south=blue' : 'stop';
  expect(enter(sat.game, sat.tab, line, words?.tokenNames)).toEqual({ kind: 'drafted' });
}

/** Plays the page's seat by `move` and the other at random, to the end. */
async function playOut(sat: Sat, move: (sat: Sat) => void | Promise<void>): Promise<void> {
  for (let decisions = 0; !isOver(sat.server) && decisions < 40; decisions += 1) {
    if (sat.game.yourTurn.value) {
      await move(sat);
      sat.game.send();
      await settled();
    }
    await sat.others();
  }
}

describe.each([
  ['tapping', tap],
  ['typing', type],
])('A game played by %s', (_, move) => {
  test('comes to the end that the service has', async () => {
    const sat = await sitDown();
    await playOut(sat, move);
    expect(isOver(sat.server)).toBe(true);
    expect(sat.game.standings.value).toEqual(sat.server.view().standings);
    expect(sat.game.position.value.state).toEqual(sat.server.view().state);
  });
});

test('the log has a sentence for every event of a game', async () => {
  const sat = await sitDown();
  await playOut(sat, tap);
  const lines = sat.game.story.value.flatMap(({ lines: told }) =>
    told.map(({ phrase }) => sentence(phrase, nameOf)),
  );
  expect(lines.length).toBeGreaterThan(8);
  expect(lines.filter((line) => /toy\.|[{}]/.test(line))).toEqual([]);
});

test('the board shows players, pile and the own hand, and the viewer’s cards can be tapped', async () => {
  const sat = await sitDown();
  const drawn = drawnAt(sat);
  const [board] = drawn;
  const hand = sat.server.state.hands[0] ?? [];
  expect(board?.text).toMatch(/Ann.*Bob.*Pile: 4 cards\. 2 rounds to go\./);
  expect(drawn.filter(({ tag }) => tag === 'button').map(({ text }) => text)).toEqual(
    hand.map((card) => `Lay ${card}`),
  );
  expect(sat.gameUi.hint(sceneAt(sat))).toBe('Choose a card of your hand.');
});

test('the table in words says what the board shows', async () => {
  const sat = await sitDown();
  const words = sat.gameUi.inWords;
  const lines = words?.sections(sceneAt(sat)).flatMap(({ lines }) => lines) ?? [];
  expect(lines).toContain('Pile: 4 cards');
  expect(lines).toContain('\u2068Bob\u2069: 0 points; 3 cards in hand');
});

test.each(LANGUAGES)('its help says everything in %s, with every figure in it', async (language) => {
  await setLocale(language);
  const texts = partsOf().flatMap(({ pieces }) => pieces.flatMap(({ title, text }) => [title, ...text]));
  expect(texts.filter((text) => text === '' || /\{|help\.toy|NaN|undefined/.test(text))).toEqual([]);
  await setLocale('en');
});

test('its help has an address, and a page behind it', async () => {
  expect(routeOf(helpAddress(TOY))).toEqual({ page: 'help', topic: 'toy' });
  expect(await webGames[TOY].help()).toHaveProperty('GameHelp');
});

test('the form of a new game shows its title and its option', () => {
  expect(term(`game.${TOY}`)).toBe('Toy');
  expect(fieldsOf(TOY, {}).map(({ label, values }) => [t(label), values.length])).toEqual([
    ['How long it lasts', 2],
  ]);
});

test('a first game has a hint for its decision', async () => {
  const sat = await sitDown();
  const [hint] = sat.gameUi.hintsOf?.(sat.server.state) ?? [];
  expect(hint && t(hint.key, hint.values)).toMatch(/^Lay a card/);
});
