import { signal } from '@preact/signals';
import { afterEach, describe, expect, test } from 'vitest';
import type { Seat } from '#shared/kernel/types.ts';
import { RELAXED } from '#shared/protocol/http.ts';
import type { Language } from '#shared/words/languages.ts';
import { meanwhile, MeanwhileLines } from '../../web/features/recap/Meanwhile.tsx';
import { sentence } from '../../web/lib/i18n.ts';
import { setLocale } from '../../web/lib/language.ts';
import { rules } from '../support/vehicle.ts';
import { tagsIn } from './support/drawn.ts';
import { open, PASS } from './support/openGame.ts';
import { GameServer } from './support/server.ts';

/** The line of the turn's bar that tells what the others did while the page was open. */

afterEach(() => setLocale('en'));

const gameUi = { hiddenEvents: new Set<string>() };
const name = (seat: Seat): string => `Player ${seat}`;

/** What is told to the player of the server's game, if the page was opened at row `opened`. */
async function toldSince(server: GameServer, opened: number) {
  const { game } = await open(server);
  return meanwhile({ game, gameUi, name }, opened);
}

/** A game in which seat 0 has decided nothing, and another seat has since row `opened`. */
function beforeOwnFirst(you: Seat | null = 0) {
  const server = new GameServer(you);
  if (server.acting === 0) throw new Error('seat 0 begins');
  const opened = server.seq;
  server.playBot(server.acting, 'easy');
  return { server, opened };
}

/** Seat 0 has passed, and then another seat has moved. */
function afterOwnMove() {
  const server = new GameServer(0);
  server.playUntilTurnOf(0);
  const opened = server.seq;
  server.play(0, PASS);
  const own = server.seq;
  while (server.acting === 0) server.playBot(0, 'easy');
  server.playBot(server.acting, 'easy');
  return { server, opened, own };
}

describe('The line of what others did meanwhile', () => {
  test.each<[Language, string, string]>([
    ['en', 'So far:', 'Since your move:'],
    ['pl', 'Do tej pory:', 'Od Twojego ruchu:'],
    ['cs', 'Dosud:', 'Od vašeho tahu:'],
    ['fr', 'Jusqu’ici :', 'Depuis votre coup :'],
  ])(
    'begins with “So far” until the player’s first decision, then with “Since your move” (%s)',
    async (language, ...titles) => {
      await setLocale(language);
      const [first, later] = [beforeOwnFirst(), afterOwnMove()];
      const told = [await toldSince(first.server, first.opened), await toldSince(later.server, later.opened)];
      expect(told.map((one) => one?.title.replaceAll(/[\u00a0\u202f]/g, ' '))).toEqual(titles);
    },
  );

  test('tells the latest of what the others did', async () => {
    const { server, opened } = beforeOwnFirst();
    const told = await toldSince(server, opened);
    const done = server.rows.slice(opened).flatMap(({ events }) => events);
    expect(done.length).toBeGreaterThan(0);
    expect(told?.lines.map(({ text }) => text)).toEqual(
      done.slice(-2).map((event) => sentence(rules.story(event), name)),
    );
  });

  test('leaves no opponent out: one sentence of each, then all', async () => {
    const server = new GameServer(0);
    server.playUntilTurnOf(0);
    const opened = server.seq;
    server.play(0, PASS);
    while (server.acting !== 0 || server.seq === opened + 1) server.playBot(server.acting, 'easy');
    const told = await toldSince(server, opened);
    const seats = told?.lines.map(({ seq }) => server.rows[seq - 1]?.seat);
    expect(seats).toEqual(expect.arrayContaining([1, 2]));
    const done = server.rows.slice(opened + 1).filter(({ seat }) => seat !== 0);
    expect(told?.all.map(({ text }) => text)).toEqual(
      done.flatMap(({ events }) => events).map((event) => sentence(rules.story(event), name)),
    );
  });

  test('is missing if nobody has moved since the page was opened, and for those who look on', async () => {
    const { server } = beforeOwnFirst();
    expect(await toldSince(server, server.seq)).toBeUndefined();
    const other = beforeOwnFirst(null);
    expect(await toldSince(other.server, other.opened)).toBeUndefined();
  });

  test('leaves a pause to the bar’s own line while it lasts', async () => {
    const { server, opened } = afterOwnMove();
    const until = Date.now() + 86_400_000;
    server.append({ seat: null, events: [], tableEvent: { type: 'paused', until } });
    const { game } = await open(server);
    const view = game.view.peek();
    if (view === undefined) throw new Error('no view');
    const linesIn = (pausedUntil: number | null) => {
      const paused = { ...game, view: signal({ ...view, clock: { ...RELAXED, pausedUntil } }) };
      return meanwhile({ game: paused, gameUi, name }, opened)?.lines.map(({ text }) => text) ?? [];
    };
    const [during, after] = [linesIn(until), linesIn(null)];
    expect(after.at(-1)).toMatch(/^The game is paused until /);
    expect(during).toEqual(after.slice(0, -1));
  });

  test('shows the latest sentence, and opens to all if there are more', () => {
    const drawn = (...texts: string[]) =>
      tagsIn(
        MeanwhileLines({ title: 'So far:', lines: texts.map((text, i) => ({ seq: i + 1, text })), all: [] }),
      );
    const textOf = (tag: string, ...lines: string[]) =>
      drawn(...lines).flatMap((one) => (one.tag === tag ? [one.text] : []));
    expect(textOf('p', 'One.')).toEqual(['So far: One.']);
    expect(textOf('li', 'One.')).toEqual([]);
    expect(textOf('summary', 'One.', 'Two.')).toEqual(['So far: Two. 2']);
    expect(textOf('li', 'One.', 'Two.')).toEqual(['One.', 'Two.']);
  });
});
