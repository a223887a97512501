import type { State } from '#shared/games/goa/state.ts';
import { sampleMove } from '#shared/kernel/sampleMove.ts';
import type { GameView, NewGame } from '#shared/protocol/http.ts';
import { testStream } from '../../../support/testStream.ts';
import type { Visitor } from '../../../e2e/support/browser.ts';
import { service } from '../../../e2e/support/stage.ts';
import { seatAll } from '../../../e2e/support/seatAll.ts';
import { ask } from '../../../e2e/support/table.ts';

/** Tables of Goa, set up and played beside the page. */

export interface GoaView extends GameView {
  readonly state: State;
}

export const viewOf = ({ page }: Pick<Visitor, 'page'>, id: string): Promise<GoaView> =>
  ask(page, service.origin, `/games/${id}`);

/** Seats them at a table of Goa; see `seatAll`. */
export const seatAtGoa = (
  people: readonly Visitor[],
  options: NewGame['options'],
  more: Partial<NewGame> = {},
): Promise<string> => seatAll(people, { game: 'goa', options, ...more });

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
