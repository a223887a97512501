import { expect, test } from 'vitest';
import { shortfall } from '#shared/games/goa/choices/questions.ts';
import type { Event } from '#shared/games/goa/events.ts';
import { rules } from '#shared/games/goa/index.ts';
import { playerOf, type State } from '#shared/games/goa/state.ts';
import { foldLog } from '#shared/kernel/fold.ts';
import { seatView } from '#shared/kernel/play.ts';
import type { Seat } from '#shared/kernel/types.ts';
import { OPTIONS } from '../options.ts';
import { logRows } from '../../../worker/support/database.ts';
import { asBots, madeUpLog, plantLog, planted, type Planted } from '../../../worker/support/planting.ts';
import { evict } from '../../../worker/support/rooms.ts';

const ID = 'a234567892345678';
const PATH = `/api/games/${ID}`;

test('a founding that falls short is declined automatically if neither hand nor tiles are left', async () => {
  const { log, seat, move } = foundingWhere((state, at) => isShort(state) && offers(state, at) === 'decline');
  await found(log, seat, move);
  const [, answer] = (await logRows(ID)).slice(log.length);
  expect(answer).toMatchObject({ seat, by: 'forced' });
});

test('it waits for its player if they hold a card, even one that does not help', async () => {
  const { log, seat, move } = foundingWhere(
    (state, at) => isShort(state) && offers(state, at) === 'decline,discard',
  );
  const { seq } = await found(log, seat, move);
  expect(await logRows(ID)).toHaveLength(seq);
  const declined = await planted(seat).send(`${PATH}/moves`, { expect: seq, moves: [{ type: 'decline' }] });
  expect(declined.status).toBe(200);
});

test('“if it falls short, decline” is carried out in the same commit, and no event shows that it was sent', async () => {
  const { log, seat, move } = foundingWhere(
    (state, at) => isShort(state) && offers(state, at) === 'decline,discard',
  );
  const { seq } = await found(log, seat, { ...move, ifShort: 'decline' });
  expect(seq).toBe(log.length + 1);
  for (const viewer of [seat, (seat + 1) % 3]) {
    const told = await (await planted(viewer).fetch(`${PATH}/log?from=${seq}`)).text();
    expect(told).toContain('notFounded');
    expect(told).not.toContain('ifShort');
  }
});

interface Position {
  readonly log: Planted;
  readonly seat: Seat;
  readonly move: { readonly type: 'found'; readonly colony: string; readonly card: 'none' };
}

/** A founding in a game of bots that leads to such a decision, and the log before it. */
function foundingWhere(isWanted: (asked: State, seat: Seat) => boolean): Position {
  for (let seed = 0; seed < 60; seed += 1) {
    const whole = madeUpLog(
      rules,
      { options: OPTIONS[seed % OPTIONS.length], people: 3, moves: 400, seed },
      asBots,
    );
    for (const [i, { events, seat }] of whole.entries()) {
      const own = events as readonly Event[]; // of Goa's own log
      const begun = own.find((event) => event.type === 'foundingBegun');
      if (begun?.type !== 'foundingBegun' || begun.on !== null || seat === null) continue;
      if (own.some(({ type }) => type === 'cardPlayed' || type === 'cardsShuffled')) continue;
      const asked = foldLog(rules, whole.slice(0, i + 1));
      if (asked !== undefined && isWanted(asked, seat))
        return { log: whole.slice(0, i), seat, move: { type: 'found', colony: begun.colony, card: 'none' } };
    }
  }
  throw new Error('no such founding');
}

function isShort(state: State): boolean {
  const [asked] = state.questions;
  return asked?.ask === 'founding' && shortfall(state, asked) > playerOf(state, asked.seat).colonists;
}

const offers = (state: State, seat: Seat): string =>
  rules
    .choices(seatView(rules, state, seat))
    .map(({ type }) => type)
    .join();

/** The player founds a colony. Then the room plays what is automatic. */
async function found(log: Planted, seat: Seat, move: object): Promise<{ readonly seq: number }> {
  await plantLog(rules, ID, log);
  const sent = await planted(seat).send<{ seq: number }>(`${PATH}/moves`, {
    expect: log.length,
    moves: [move],
  });
  expect(sent.status).toBe(200);
  await evict(ID); // waits for what is under way
  return sent.body;
}
