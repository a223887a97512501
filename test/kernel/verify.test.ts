import { describe, expect, it } from 'vitest';
import { rules } from '../support/vehicle.ts';
import { commitment, diceKey, seedHash, type Chance } from '#shared/kernel/commitment.ts';
import { seededDice } from '#shared/kernel/dice.ts';
import { redactRow } from '#shared/kernel/fold.ts';
import type { Commit } from '#shared/kernel/log.ts';
import { seatView } from '#shared/kernel/play.ts';
import { sampleMove } from '#shared/kernel/sampleMove.ts';
import { verify, type Evidence } from '#shared/kernel/verify.ts';
import { playOut } from '../support/playout.ts';
import { rowOf, undoRow } from '../support/rows.ts';

const chance: Chance = { gameId: 'a2345', seed: 'ab'.repeat(32), entropy: ['cd'.repeat(32), null] };

/** A game played with these dice. Its last decision is taken back and played again. */
function evidence(): Evidence {
  const dice = seededDice(diceKey(chance));
  const stream = dice.stream('test', 0);
  const { rows } = playOut(rules, { options: { officeDraw: 'planning' }, seats: 2, dice }, (state, seat) =>
    sampleMove(rules.choices(seatView(rules, state, seat)), stream),
  );
  const played = rows.map(({ seat, events }, i) => rowOf(i + 1, seat, events));
  const last = played.at(-1)!;
  const log = [
    ...played,
    undoRow(last.seq + 1, last.seat ?? 0, last.seq - 1),
    { ...last, seq: last.seq + 2 },
  ];
  const shown = log.map((row) => redactRow(rules, row, 0));
  const revealed = log.map(({ seq, seat, by, events, undone, at, version }): Commit => ({
    seq,
    seat,
    events,
    at,
    version,
    ...(seat === 0 ? { by } : {}),
    ...(undone === null ? {} : { undone }),
  }));
  const published = { seedHash: seedHash(chance.gameId, chance.seed), hash: commitment(chance) };
  return { chance, published, rows: revealed, viewer: 0, shown };
}

const failed = (changed: Partial<Evidence>): string[] =>
  verify(rules, { ...evidence(), ...changed })
    .filter((check) => !check.ok)
    .map((check) => check.kind);

describe('Verified', () => {
  it('finds no fault in an honest game, with an undo and a repeated move', () => {
    expect(failed({})).toEqual([]);
    const drawn = evidence().rows.flatMap(({ events }) => events.filter(({ type }) => type === 'drawn'));
    expect(drawn.length).toBeGreaterThan(0);
    const count = 4 + drawn.length; // pile, hands, market, first player, and what was drawn later
    expect(verify(rules, evidence())).toContainEqual({ kind: 'draws', ok: true, count });
  });

  it('notices a seed other than the published one', () => {
    expect(failed({ chance: { ...chance, seed: 'ac'.repeat(32) } })).toEqual(['seed', 'commitment', 'draws']);
  });

  it('notices a replaced entropy of a player', () => {
    expect(failed({ chance: { ...chance, entropy: [null, null] } })).toEqual(['commitment', 'draws']);
  });

  it('notices a pile that the dice did not shuffle, and names the row', () => {
    const { rows } = evidence();
    const stacked = rows.map((row) => ({
      ...row,
      events: row.events.map((event) =>
        event.type === 'firstPlayerDrawn' && 'seat' in event
          ? { ...event, seat: 1 - Number(event.seat) }
          : event,
      ),
    }));
    const checks = verify(rules, { ...evidence(), rows: stacked });
    expect(checks.find((check) => check.kind === 'draws')).toMatchObject({ ok: false, at: 1 });
  });

  it('notices a card that is not the top of the pile, and names the row', () => {
    const { rows } = evidence();
    const at = rows.findIndex(({ events }) => events.some(({ type }) => type === 'drawn'));
    const dealt = rows.map((row, i) => ({
      ...row,
      events: row.events.map((event) =>
        i === at && event.type === 'drawn' && 'cards' in event && Array.isArray(event.cards)
          ? { ...event, cards: event.cards.map((card) => (card === 'fish' ? 'cloth' : 'fish')) }
          : event,
      ),
    }));
    const checks = verify(rules, { ...evidence(), rows: dealt });
    expect(checks.find((check) => check.kind === 'draws')).toMatchObject({ ok: false, at: at + 1 });
  });

  it('notices that the viewer was shown another log than was played, and names the row', () => {
    const { shown } = evidence();
    const retold = shown.map((commit) => (commit.seq === 3 ? { ...commit, at: commit.at + 1 } : commit));
    const checks = verify(rules, { ...evidence(), shown: retold });
    expect(checks.find((check) => check.kind === 'log')).toMatchObject({ ok: false, at: 3 });
  });

  it('notices rows that the viewer was never shown', () => {
    const { shown } = evidence();
    expect(failed({ shown: shown.slice(0, -1) })).toEqual(['log']);
  });
});
