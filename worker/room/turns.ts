import { ok } from '../../shared/kernel/result.ts';
import { isNamed, rightsOf, type NamedSeat, type Rights } from '../access.ts';
import { failpoint } from '../failpoints.ts';
import { said } from '../said.ts';
import { refuse, type Answer } from './failure.ts';
import type { Queue } from './queue.ts';
import type { Table } from './table.ts';
import { isOvertaken, type Room } from './write.ts';

/**
 * Whoever has waited his turn for so long, because the database is silent, has given up or asked again: to do all that
 * was asked meanwhile would hold up those who come when it speaks again.
 */
const PATIENCE_MS = 15_000;

/** How requests come to a game: one at a time, each to what is true of it, and none without an answer. */
export class Turns {
  readonly #room: Room;
  readonly #queue: Queue;
  readonly #goOn: () => void;

  /** `goOn`: plays what needs nobody; called after a change that may have led to it. */
  constructor(room: Room, queue: Queue, goOn: () => void) {
    this.#room = room;
    this.#queue = queue;
    this.#goOn = goOn;
  }

  /** What changes the game whether there is one or not. */
  async run<T>(work: () => Promise<Answer<T>>): Promise<Answer<T>> {
    const answer = await this.ask(work);
    await failpoint(this.#room.env, 'before-answer');
    if (answer.ok && this.#room.table?.game.due != null) this.#goOn();
    return answer;
  }

  /** Works on the game as it is; once more where that was no longer true, for then nothing was written. */
  change<T>(work: (table: Table) => Promise<Answer<T>>): Promise<Answer<T>> {
    const attempt = async (): Promise<Answer<T>> => {
      const table = await this.#room.load();
      if (table === undefined) return refuse('GAME_NOT_FOUND');
      return work(table).catch((error: unknown) => this.distrust(error, 'OUTCOME_UNKNOWN'));
    };
    return this.run(async () => {
      const answer = await attempt();
      return isOvertaken(answer) ? attempt() : answer;
    });
  }

  /** A change in the name of the caller's seat; the one he names, if he names one. */
  act<T>(
    playerId: string | null,
    named: NamedSeat,
    work: (table: Table) => Promise<Answer<T>>,
  ): Promise<Answer<T>> {
    return this.change(async (table) =>
      isNamed(named, rightsOf(playerId, table.game, table.seats).viewer)
        ? work(table)
        : refuse('NOT_YOUR_SEAT'),
    );
  }

  /** What the caller may see of the game. */
  look<T>(
    playerId: string | null,
    show: (table: Table, rights: Rights) => T | Promise<T>,
  ): Promise<Answer<T>> {
    return this.ask(async () => {
      const table = await this.#room.load();
      if (table === undefined) return refuse('GAME_NOT_FOUND');
      const rights = rightsOf(playerId, table.game, table.seats);
      return rights.see ? ok(await show(table, rights)) : refuse('WATCHING_OFF');
    });
  }

  /** What changes nothing. */
  ask<T>(work: () => Promise<Answer<T>>): Promise<Answer<T>> {
    const asked = this.#room.now();
    const isLate = (): boolean => this.#room.now() - asked > PATIENCE_MS;
    return this.#queue
      .run(async () => (isLate() ? refuse('STORAGE_UNAVAILABLE') : work()))
      .catch((error: unknown) => this.distrust(error, 'STORAGE_UNAVAILABLE'));
  }

  /** D1 did not answer, or there is a bug: nothing of what is remembered may be believed. */
  distrust(error: unknown, code: 'STORAGE_UNAVAILABLE' | 'OUTCOME_UNKNOWN'): Answer<never> {
    this.#room.table = undefined;
    console.error({ event: 'room failed', game: this.#room.gameId, error: said(error) });
    return refuse(code);
  }
}
