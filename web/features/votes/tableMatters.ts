import type { EndedQuestion, GameView, SeatInfo, TableQuestion } from '#shared/protocol/http.ts';
import type { Game } from '../../table/game.ts';
import { ownVacancy } from './tableOffers.ts';

/** What concerns the table itself and has a card: an open question, or how the last one ended, a seat that is vacant, the viewer's own, a game that sleeps. */
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
