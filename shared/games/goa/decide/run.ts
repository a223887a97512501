import type { Dice, NoDice } from '../../../kernel/dice.ts';
import { NEEDS_SERVER, ok, reject, type Rejection, type Result } from '../../../kernel/result.ts';
import { shuffleCards } from '../draws.ts';
import type { Event } from '../events.ts';
import { evolve } from '../evolve.ts';
import type { Question, State, Step, Turn } from '../state.ts';
import type { Bonanza, CardId } from '../things.ts';

/**
 * One move being carried out: the events so far, and the next decision. If it needs something that `state` hides,
 * it is `blocked`, and later events do not count.
 */
export class Run {
  readonly dice: Dice | NoDice;
  readonly events: Event[] = [];
  /** The state after the events so far; its step and questions are those before the move. */
  state: State;
  step: Step;
  questions: readonly Question[];
  blocked = false;

  constructor(state: State, dice: Dice | NoDice) {
    this.dice = dice;
    this.state = state;
    this.step = state.step;
    this.questions = state.questions;
  }

  /** The step, asserted to be of this phase. */
  stepIn<P extends Step['phase']>(phase: P): Extract<Step, { phase: P }> {
    const isIt = (step: Step): step is Extract<Step, { phase: P }> => step.phase === phase;
    if (!isIt(this.step)) throw new RangeError(`${this.step.phase} is not ${phase}`);
    return this.step;
  }

  /** The foremost question, asserted to be one of these. */
  asked<A extends Question['ask']>(...asks: readonly A[]): Extract<Question, { ask: A }> {
    const isIt = (question: Question): question is Extract<Question, { ask: A }> =>
      asks.some((ask) => ask === question.ask);
    const question = this.questions[0];
    if (question === undefined || !isIt(question)) throw new RangeError(`${asks.join(' or ')} is not asked`);
    return question;
  }

  /** Is a founding being decided? */
  get isFounding(): boolean {
    return this.questions.some(({ ask }) => ask === 'founding');
  }

  /** Changes the action turn that is being played. */
  mark(change: Partial<Pick<Turn, 'acted' | 'carded'>>): void {
    this.step = { ...this.stepIn('turn'), ...change };
  }

  emit(event: Event): void {
    this.events.push(event);
    this.state = evolve(this.state, event);
  }

  /** Puts a question before everything else. */
  ask(question: Question): void {
    this.questions = [question, ...this.questions];
  }

  /** Removes the foremost question. */
  answered(): void {
    this.questions = this.questions.slice(1);
  }

  /**
   * Takes up to `n` expedition cards off the pile, with the event that `tell` makes. Shuffles if the pile runs
   * out. Returns how many cards were missing because both piles are empty.
   */
  takeCards(n: number, tell: (cards: readonly CardId[]) => Event): number {
    let left = n;
    while (left > 0 && !this.blocked) {
      if (this.state.pile.length === 0 && !this.reshuffle()) return left;
      const cards = this.state.pile.slice(0, left).filter((card) => card !== 'hidden');
      this.blocked ||= cards.length === 0;
      if (cards.length > 0) this.emit(tell(cards));
      left -= cards.length;
    }
    return 0;
  }

  /** Returns false if there are no cards to shuffle, or no dice. */
  private reshuffle(): boolean {
    const { discard, shuffles } = this.state;
    if (discard.length === 0) return false;
    if (this.dice.kind === 'none') {
      this.blocked = true;
      return false;
    }
    this.emit({ type: 'cardsShuffled', pile: shuffleCards(discard, shuffles, this.dice) });
    return true;
  }

  /** The Bonanza tile under a corner, if there still is one. */
  bonanzaAt(corner: number): Bonanza | undefined {
    const tile = this.state.bonanza[corner] ?? undefined;
    if (tile !== 'hidden') return tile;
    this.blocked = true;
    return undefined;
  }

  /** The events, with the next decision last. Fails with NEEDS_SERVER if the run is blocked. */
  result(): Result<readonly Event[], Rejection> {
    if (this.blocked) return reject(NEEDS_SERVER);
    if (this.step.phase !== 'over')
      this.emit({ type: 'stepBegan', step: this.step, questions: this.questions });
    return ok(this.events);
  }
}
