import type { State } from '#shared/games/goa/state.ts';
import { sampleMove } from '#shared/kernel/sample.ts';
import type { GameView, NewGame } from '#shared/protocol/http.ts';
import { testStream } from '../../../support/testStream.ts';
import { wholePage, type Visitor } from '../../../e2e/support/browser.ts';
import { service } from '../../../e2e/support/stage.ts';
import { ask, makeGame } from '../../../e2e/support/table.ts';

/** Tables of Goa, set up and played beside the page. */

export interface GoaView extends GameView {
  readonly state: State;
}

export const viewOf = ({ page }: Pick<Visitor, 'page'>, id: string): Promise<GoaView> =>
  ask(page, service.origin, `/games/${id}`);

/** The first one makes the game; the others take their seats from its links. All have it open then. */
export async function seatAll(
  [host, ...guests]: readonly Visitor[],
  options: NewGame['options'],
  more: Partial<NewGame> = {},
): Promise<string> {
  if (host === undefined) throw new Error('nobody there');
  await host.page.goto(service.origin);
  const open = guests.map(() => ({ kind: 'open' as const }));
  const made = await makeGame(host.page, service.origin, {
    game: 'goa',
    options,
    seats: [{ kind: 'me', name: host.name }, ...open],
    ...more,
  });
  for (const [i, guest] of guests.entries()) {
    const link = made.seats[i + 1]?.link;
    if (link === undefined) throw new Error(`no link for seat ${i + 1}`);
    await guest.page.goto(`${service.origin}${link}`);
    await guest.page.getByLabel('Your name').fill(guest.name);
    await guest.page.getByRole('button', { name: 'Take the seat' }).click();
    await guest.page.getByRole('button', { name: /look myself/ }).click();
    await guest.page.waitForURL(/\/g\//);
  }
  await host.page.goto(`${service.origin}/g/${made.id}`);
  for (const { page } of [host, ...guests]) await wholePage(page);
  return made.id;
}

/** Makes an offered move for a person, beside the page: a pass if there is one. */
export async function move({ page }: Visitor, id: string, { choices, seq }: GoaView): Promise<void> {
  const passing = choices.filter(({ type }) => type === 'pass');
  const moves = [sampleMove(passing.length > 0 ? passing : choices, testStream(seq))];
  await ask(page, service.origin, `/games/${id}/moves`, { expect: seq, moves });
}

/** Plays for the people, by seat, until `enough`; returns the view of the first one then. */
export async function playUntil(
  people: readonly Visitor[],
  id: string,
  enough: (view: GoaView) => boolean,
): Promise<GoaView> {
  const [first] = people;
  if (first === undefined) throw new Error('nobody there');
  for (;;) {
    const view = await viewOf(first, id);
    if (enough(view)) return view;
    const person = people[view.acting[0] ?? 0] ?? first;
    await move(person, id, await viewOf(person, id));
  }
}
