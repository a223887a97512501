import type { Standing } from '../../kernel/rules.ts';
import { ACCOUNTS, type State } from './state.ts';

/**
 * The players by money, richest first; a tie is shared (rules: End). Only money counts. The lines say where it
 * came from and where it went. All of it is public at any time.
 */
export function standings({ players }: State): readonly Standing[] {
  return players
    .map(({ money, ledger }, seat) => ({
      seat,
      rank: 1 + players.filter((other) => other.money > money).length,
      total: money,
      lines: ACCOUNTS.filter((account) => ledger[account] !== 0).map((account) => ({
        reason: { key: `merchants.score.${account}`, args: {} },
        points: ledger[account],
      })),
    }))
    .toSorted((a, b) => a.rank - b.rank);
}
