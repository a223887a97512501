import { longestTurn } from '#shared/kernel/clock.ts';
import { isAnswered } from '#shared/protocol/questionStory.ts';
import { type Commit, standingRows } from '#shared/kernel/log.ts';
import type { Seat } from '#shared/kernel/types.ts';
import type {
  GameView,
  SeatInfo,
  Propose,
  Replace,
  TableQuestion,
  EndedQuestion,
} from '#shared/protocol/http.ts';
import { GAME_ID } from '#shared/protocol/names.ts';
import { createModel, type ReadonlySignal, signal } from '@preact/signals';
import { type ApiResult, tableApi, type RenewedSeat } from '../../lib/api.ts';
import { createAsking, type AskingState, type Game } from '../../table/game.ts';
import type { Platform } from '../../lib/platform.ts';
import { createPageCheck } from '../../routes.ts';
import { goToDecision } from '../../ui/scrollIntoView.ts';
import { lastDecision } from '#shared/kernel/recap.ts';

/** The viewer's possible actions on the table. The service decides; this says what it would accept. */
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

/** Requests about the table, one at a time. Each says whether it succeeded; a failure is shown where it was made. */
export interface TableRequests {
  readonly asking: ReadonlySignal<AskingState>;
  leave(): Promise<boolean>;
  /** To the own seat; this also wakes a game that sleeps. */
  comeBack(): Promise<boolean>;
  propose(question: Propose): Promise<boolean>;
  takeBackTo(row: number): Promise<boolean>;
  /** The seat as it is offered now; undefined if the request failed. */
  offer(seat: Seat, request: Partial<Replace>): Promise<RenewedSeat | undefined>;
}

function createTableRequests(
  id: string,
  game: Pick<Game, 'you' | 'position' | 'connection' | 'refresh' | 'renew'>,
  { api }: Pick<Platform, 'api'>,
): TableRequests {
  const table = tableApi(api, id);
  const { asking, ask } = createAsking(game);
  const done = async (request: () => Promise<ApiResult<unknown>>): Promise<boolean> =>
    (await ask(request))?.ok === true;
  const you = (): Seat => game.you.peek() ?? 0;
  return {
    asking,
    leave: () => done(() => table.leave(you())),
    comeBack: () => done(() => table.comeBack(you())),
    propose: (question) => done(() => table.propose(question, you())),
    takeBackTo: (to) => done(() => table.undo({ expect: game.position.peek().seq, to }, you())),
    offer: async (seat, request) => {
      const answer = await ask(() => table.replace(seat, request));
      return answer?.ok === true ? answer.value : undefined;
    },
  };
}

export const TableRequestsModel = createModel(createTableRequests);

type Asking = Pick<Game, 'view' | 'undoTo' | 'position' | 'you' | 'request'>;

const tableOf = ({ view }: Asking, { api }: Pick<Platform, 'api'>) => tableApi(api, view.peek()?.id ?? '');

/** Takes one's last decision back, or asks the table to. */
export async function sendUndo(game: Asking, platform: Pick<Platform, 'api'>): Promise<void> {
  const to = game.undoTo.peek();
  if (to === undefined) return;
  const expect = game.position.peek().seq;
  await game.request(() => tableOf(game, platform).undo({ expect, to }, game.you.peek()));
}

/** Answers the table's open question. */
export async function sendVote(
  game: Asking,
  platform: Pick<Platform, 'api'>,
  { id: question }: TableQuestion,
  answer: 'yes' | 'no',
): Promise<void> {
  const expect = game.position.peek().seq;
  await game.request(() => tableOf(game, platform).vote({ expect, question, answer }, game.you.peek()));
}

/** A matter of the table itself, which has a card: an open question, or how the last one ended, a vacant seat, a game that sleeps. */
export type Matter = { readonly key: string } & (
  | { readonly kind: 'own'; readonly vacancy: ReturnType<typeof ownVacancy>; readonly asleep: boolean }
  | { readonly kind: 'question'; readonly question: TableQuestion }
  | { readonly kind: 'ended'; readonly ended: EndedQuestion }
  | { readonly kind: 'seat'; readonly info: SeatInfo }
);

/** Keys of the matters whose cards stand over the board; undefined until that is known. */
export type CardsOverBoard = readonly string[] | undefined;

/** `ended`: the vote whose end is told. It has the key of its question, whose place it takes. */
export function tableMatters(
  game: Pick<Game, 'signedIn' | 'log'>,
  view: GameView,
  ended?: EndedQuestion,
): readonly Matter[] {
  const { question, seats, you, status, clock } = view;
  const isRunning = status === 'running';
  const vacancy = game.signedIn.value === undefined ? ownVacancy(view, game.log.value) : undefined;
  const asleep = isRunning && clock?.asleep === true;
  const vacant = seats.filter((info) => isRunning && info.vacancy !== undefined && info.seat !== you);
  return [
    ...(vacancy !== undefined || asleep ? [{ key: 'own', kind: 'own', vacancy, asleep } as const] : []),
    ...(question === null ? [] : [{ key: question.id, kind: 'question', question } as const]),
    ...(ended === undefined ? [] : [{ key: ended.id, kind: 'ended', ended } as const]),
    ...vacant.map((info) => ({ key: `seat ${info.seat}`, kind: 'seat', info }) as const),
  ];
}

/** Where each is told: its card stands over the board, or, as it came while the table was seen, a line in the turn bar leads to it. */
export function matterPlace(
  matter: Matter,
  cardsOverBoard: CardsOverBoard,
  you: GameView['you'],
): 'above' | 'bar' | 'nowhere' {
  if (cardsOverBoard?.includes(matter.key)) return 'above';
  if (matter.kind === 'question' && matter.question.by === you) return 'above'; // they have just asked
  if (matter.kind === 'ended' && matter.ended.by === you) return 'above';
  if (matter.kind === 'own' && matter.vacancy === 'left') return 'above';
  if (matter.kind === 'own' && matter.vacancy === 'open') return 'nowhere'; // until the log says why
  return cardsOverBoard === undefined ? 'nowhere' : 'bar';
}

/** Has the viewer still to answer it? */
export const isAsked = ({ asked, agreed, declined }: TableQuestion, you: GameView['you']): boolean =>
  you !== null && asked.includes(you) && !agreed.includes(you) && !declined.includes(you);

/** The places that answer a request: why it failed, the way back to a seat, the open question. */
const ANSWERS = ['.notice-error', '#own-seat', '#question-title'];

/**
 * Leads to the answer to a request once it is drawn, or to what is asked now, unless the player has gone elsewhere meanwhile.
 * On a phone it stands far above the button that was tapped, and beside a board over a column that was scrolled down.
 * `done`: false where the request says itself why it failed.
 */
export async function showAnswer(done: Promise<unknown>): Promise<void> {
  const isHere = createPageCheck();
  if ((await done) !== false && isHere()) leadTo(ANSWERS);
}

/** The same to the first of these that is there. */
export function leadTo(places: readonly string[]): void {
  requestAnimationFrame(() => {
    document.querySelector('.side')?.scrollTo(0, 0);
    const found = places.map((one) => document.querySelector(one)).find((one) => one !== null);
    if (!(found instanceof HTMLElement)) return goToDecision();
    found.focus({ preventScroll: true }); // a screen reader reads it
    (found.closest('.card') ?? found).scrollIntoView({ block: 'nearest' });
  });
}

/** The vote whose end the viewer has put away. */
export const closedVote = signal<string | undefined>(undefined);

/** By game, the last question that its page has seen open. */
const seenOpen = new WeakMap<Pick<Game, 'log'>, string>();

/**
 * The last vote, as long as its end is news: this page has seen the question open, or nothing has happened since. It is
 * none once the viewer has moved, put it away, or is asked something else.
 */
export function endedVote(game: Pick<Game, 'log' | 'position'>, view: GameView): EndedQuestion | undefined {
  const { question, endedQuestions, you, status } = view;
  if (question !== null) seenOpen.set(game, question.id);
  const last = endedQuestions?.at(-1);
  if (last === undefined || status !== 'running' || question !== null) return undefined;
  const isNews = last.id === seenOpen.get(game) || last.seq === game.position.value.seq;
  const hasMoved = you !== null && lastDecision(game.log.value, you) > last.seq;
  return isNews && !hasMoved && last.id !== closedVote.value ? last : undefined;
}
