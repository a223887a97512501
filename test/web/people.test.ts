import { toChildArray, type VNode } from 'preact';
import { expect, test } from 'vitest';
import type { GameView } from '#shared/protocol/http.ts';
import { People } from '../../web/features/people/People.tsx';
import { GameServer } from './support/server.ts';
import { openTab } from './support/world.ts';

/** The folds of a table's people, by the keys that let one go on where it was. */
function foldsOf(view: GameView): readonly unknown[] {
  const section = People({ view, platform: openTab(new GameServer()) }) as VNode<{ children: VNode[] }>;
  return toChildArray(section.props.children).flatMap((part) =>
    typeof part === 'object' && 'seat' in part.props ? [part.key] : [],
  );
}

test('whoever takes over a seat has a fold of their own: the record of the player before is not theirs', () => {
  const before: GameView = { ...new GameServer().view(), id: 'a222222222222222' };
  const after = before.seats.map((seat) => (seat.seat === 1 ? { ...seat, name: 'Carla' } : seat));
  const [first, second, ...rest] = foldsOf(before);
  const [firstAfter, secondAfter, ...restAfter] = foldsOf({ ...before, seats: after });
  expect([firstAfter, ...restAfter]).toEqual([first, ...rest]);
  expect(secondAfter).not.toBe(second);
});
