import type { EndedQuestion, GameView, SeatInfo, TableQuestion } from '#shared/protocol/http.ts';
import type { Game } from '../../table/game.ts';
import { ownVacancy } from './tableOffers.ts';
import { goToDecision } from '../../ui/scrollIntoView.ts';
import { signal } from '@preact/signals';
import { lastDecision } from '#shared/kernel/recap.ts';

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
 * Leads to the answer once it is drawn, or to what is asked now. On a phone it stands far above the button that was tapped,
 * and beside a board over a column that was scrolled down.
 */
export const showAnswer = (): void => leadTo(ANSWERS);

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
