/** One thing at a time: while a D1 call is awaited, other requests get in, and input gates do not help. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();

  /** Runs `work` after all that was handed in before it, whatever became of that. */
  run<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }
}
