import { seatsOf } from '#shared/kernel/types.ts';
import type { Proposal } from '#shared/protocol/http.ts';
import type { OpenQuestion } from '../../db/schema.ts';

/** Does a majority decide? Otherwise everybody who is asked must agree, and one no closes the question. */
const isByMajority = ({ kind }: Proposal): boolean => kind === 'pause' || kind === 'replace';

/** How a vote stands. `away`: those who have not voted count as agreed. */
export function voteOutcome(
  question: OpenQuestion,
  away: 'wait' | 'agree' | 'lapse',
): 'open' | 'passed' | 'failed' {
  const asked = seatsOf(question.asked).length;
  const no = seatsOf(question.declined ?? 0).length;
  const silent = asked - no - seatsOf(question.agreed).length;
  const yes = 1 + seatsOf(question.agreed).length + (away === 'agree' ? silent : 0);
  const needed = isByMajority(question) ? Math.floor((asked + 1) / 2) + 1 : asked + 1;
  if (yes >= needed) return 'passed';
  const canPass = away === 'wait' && asked + 1 - no >= needed;
  return canPass ? 'open' : 'failed';
}
