import { longestTurn } from '#shared/kernel/clock.ts';
import { isAnswered } from '#shared/protocol/questionStory.ts';
import type { Commit } from '#shared/kernel/log.ts';
import { standingRows } from '#shared/kernel/standingRows.ts';
import type { Seat } from '#shared/kernel/types.ts';
import type { GameView, SeatInfo } from '#shared/protocol/http.ts';
import { GAME_ID } from '#shared/protocol/names.ts';

/** What the viewer may do about the table. The service decides; this says what it would accept. */
export interface TableOffers {
  readonly leave: boolean;
  /** A question is open: nothing else can be asked. */
  readonly voting: boolean;
  /** The game is paused: the table can be asked to go on. */
  readonly resume: boolean;
  /** Seats about which the table can vote, and what it can be asked. */
  readonly replace: readonly { readonly seat: Seat; readonly with: readonly ('successor' | 'bot')[] }[];
}

/** Without a clock, the table may vote about a player after so long (ms). */
const LATE = 7 * 86_400_000;

/** Undefined for whoever has no say: spectators, and players who have left. */
export function tableOffers(view: GameView, log: readonly Commit[], now: number): TableOffers | undefined {
  const { you, status, question, clock, seats } = view;
  if (you === null || status !== 'running' || seats[you]?.vacancy !== undefined) return undefined;
  const late = (info: SeatInfo): boolean => isLate(view, info, { from: log.at(-1)?.at ?? now, to: now });
  const replace = seats
    .filter((info) => info.kind === 'person' && info.seat !== you)
    .map((info) => ({ seat: info.seat, with: replacements(info, late(info)) }))
    .filter((one) => one.with.length > 0);
  const pausedUntil = clock?.pausedUntil ?? null;
  return { leave: true, voting: question !== null, resume: pausedUntil !== null, replace };
}

function replacements({ vacancy }: SeatInfo, late: boolean): readonly ('successor' | 'bot')[] {
  if (vacancy === 'open') return ['bot'];
  if (vacancy === 'bot') return ['successor'];
  return late ? ['successor', 'bot'] : [];
}

/** `waited`: since the last row. The player's holiday does not count. */
function isLate(
  { clock, acting }: GameView,
  { seat, clock: own, holiday }: SeatInfo,
  { from, to }: NonNullable<SeatInfo['holiday']>,
): boolean {
  if ((own?.missed ?? 0) > 0) return true;
  if (clock?.pausedUntil != null || !acting.includes(seat)) return false;
  const off = holiday ? Math.max(0, Math.min(to, holiday.to) - Math.max(from, holiday.from)) : 0;
  return to - from - off > (clock?.settings ? longestTurn(clock.settings) : LATE);
}

/** May the viewer ask to take the game back to row `to`? It must count, and play must have followed. */
export function canTakeBackTo(view: GameView, log: readonly Commit[], to: number): boolean {
  const { id, you, status, question, seats } = view;
  if (!GAME_ID.test(id)) return false; // a game that the page has itself
  if (you === null || status !== 'running' || question !== null) return false;
  if (seats[you]?.vacancy !== undefined) return false;
  if (isAnswered(view.endedQuestions, { by: you, to, seq: log.length })) return false;
  const standing = standingRows(log);
  return (
    standing.some(({ seq }) => seq === to) &&
    standing.some(({ seq, tableEvent }) => seq > to && tableEvent === undefined)
  );
}

/** Why the viewer's own seat is vacant; `open`: not known before the whole log is there. Undefined if it is not vacant. */
export function ownVacancy(
  { you, seats, status, seq }: GameView,
  log: readonly Commit[],
): 'open' | 'left' | 'timeOut' | 'vote' | 'bot' | undefined {
  const vacancy = you === null || status !== 'running' ? undefined : seats[you]?.vacancy;
  if (vacancy !== 'open' || log.length < seq) return vacancy;
  const row = log.findLast(({ tableEvent }) => tableEvent?.type === 'seatVacated' && tableEvent.seat === you);
  return row?.tableEvent?.type === 'seatVacated' ? row.tableEvent.why : vacancy;
}
