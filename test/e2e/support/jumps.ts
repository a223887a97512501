import type { Page } from 'playwright-core';
import type { GameView } from '#shared/protocol/http.ts';
import type { Stream } from '#shared/kernel/dice.ts';
import { toldShifts, watchShifts, type Shift } from '../../support/layoutShifts.ts';
import { calm, PHONE, settled, visit, waitUntil, type Visitor } from './browser.ts';
import { service } from './stage.ts';
import { ask } from './table.ts';

/** A game of three on phones, in which nothing may jump that nobody touched. */

/** A shift up to here is no jump: a line of the bar that comes or goes is half of it. Web Vitals calls 0.1 good. */
export const SMALL = 0.02;

interface Jump extends Shift {
  readonly who: string;
  /** The last row of the log before it was seen. */
  readonly row: number;
}

/** A person on a phone whose page notes what moves without a touch. */
export async function visitWatched(name: string): Promise<Visitor> {
  const visitor = await visit(name, PHONE);
  await visitor.page.addInitScript(watchShifts);
  return visitor;
}

/** What is played, how, and how long. */
interface Course {
  readonly people: readonly Visitor[];
  readonly id: string;
  readonly stream: Stream;
  /** Makes the decision that this page's player is asked for. */
  play(page: Page, turn: number): Promise<unknown>;
  /** Ends the course before the game does. */
  enough(view: GameView, turn: number): boolean;
}

/**
 * They play, each on their own page. Who waits looks around meanwhile.
 * @returns what jumped
 */
export async function jumpsIn({ people, id, stream, play, enough }: Course): Promise<readonly Jump[]> {
  const jumps: Jump[] = [];
  const seen = people.map(() => 0);
  /** What a move brings about on the page that sent it does not count, and it may come late. */
  let mover: Visitor | undefined;
  for (let turn = 0; ; turn += 1) {
    const view = await ask<GameView>(people[0]!.page, service.origin, `/games/${id}`);
    for (const [seat, { name, page }] of people.entries()) {
      await waitUntil(page, `row ${view.seq}`, isShown, view.seq);
      await settled(page);
      const fresh = (await page.evaluate(toldShifts)).slice(seen[seat]);
      seen[seat]! += fresh.length;
      const large = people[seat] === mover ? [] : fresh.filter(({ value }) => value > SMALL);
      jumps.push(...large.map((shift) => ({ ...shift, who: name, row: view.seq })));
    }
    if (view.status === 'over' || enough(view, turn)) return jumps;
    const acting = people[view.acting[0]!]!;
    mover = acting;
    for (const [seat, person] of people.entries()) {
      if (person === acting) continue;
      await lookAround(person.page, stream);
      seen[seat] = (await person.page.evaluate(toldShifts)).length; // what one's own tap moves does not count
    }
    await closePoints(acting.page);
    await play(acting.page, turn);
  }
}

/** Runs in the page: the table has come to this row. Before that, what moves and what can be tapped is of an earlier one. */
const isShown = (row: number): boolean => document.querySelector(`.aside a[href$="/at/${row}"]`) !== null;

/** Scrolls, or taps a fold or a thing on the board: what one who waits may do. */
async function lookAround(page: Page, stream: Stream): Promise<void> {
  if (stream.int(3) === 0) await page.mouse.wheel(0, (stream.int(7) - 3) * 200);
  await settled(page);
  const spots = await page.evaluate(tappable);
  if (stream.int(2) > 0 || spots.length === 0) return;
  const [x, y] = spots[stream.int(spots.length)]!;
  await page.touchscreen.tap(x, y);
  await calm(page, 10); // what is fetched for an open fold is brought about, too
}

/** On a phone an open list of points lies over what can be chosen: whoever is asked closes it first. */
async function closePoints(page: Page): Promise<void> {
  const opened = page.locator('.player-points[open] > summary');
  while ((await opened.count()) > 0) await opened.first().tap();
}

/** Runs in the page: where a finger meets a fold or a thing. */
const tappable = (): readonly (readonly [number, number])[] =>
  [...document.querySelectorAll('main summary, .goa button, .merchants button')].flatMap((thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return thing.contains(document.elementFromPoint(x, y)) ? [[x, y] as const] : [];
  });
