/** What a run has tried: acts by the state in which they were done, the fault that struck, and the answer. */
export class Coverage {
  readonly #counts = new Map<string, number>();
  /** By act, the states in which it was possible. */
  readonly #possible = new Map<string, Set<string>>();

  count(act: string, state: string, fault: string, answer: string): void {
    const key = [act, state, fault, answer].join('\t');
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  couldBe(act: string, state: string): void {
    const states = this.#possible.get(act) ?? new Set();
    this.#possible.set(act, states.add(state));
  }

  add(other: Coverage): void {
    for (const [key, n] of other.#counts) this.#counts.set(key, (this.#counts.get(key) ?? 0) + n);
    for (const [act, states] of other.#possible) for (const state of states) this.couldBe(act, state);
  }

  /** How many requests were made. */
  get requests(): number {
    return [...this.#counts.values()].reduce((sum, n) => sum + n, 0);
  }

  /** Was something tried, by its first words: an act; an act and a state; an act, a state and a fault? */
  has(...words: readonly string[]): boolean {
    const start = `${words.join('\t')}\t`;
    return [...this.#counts.keys()].some((key) => key.startsWith(start));
  }

  /** How many combinations of act, state and fault there were. */
  get combinations(): number {
    return new Set([...this.#counts.keys()].map((key) => key.split('\t').slice(0, 3).join())).size;
  }

  /** A line for each act, state and fault, with its answers. */
  get table(): string {
    const lines = new Map<string, string[]>();
    for (const [key, n] of [...this.#counts].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      const [act = '', state = '', fault = '', answer = ''] = key.split('\t');
      const name = `${act.padEnd(16)} ${state.padEnd(10)} ${fault.padEnd(14)}`;
      lines.set(name, [...(lines.get(name) ?? []), `${answer} ${n}`]);
    }
    return [...lines].map(([name, answers]) => `${name} ${answers.join(', ')}`).join('\n');
  }

  /** What was never met: acts; states in which an act was possible; acts at which a fault struck. */
  missing(acts: readonly string[], faults: readonly string[]): string {
    const done = acts.filter((act) => this.has(act));
    const states = [...this.#possible].flatMap(([act, possible]) => {
      const left = [...possible].filter((state) => this.has(act) && !this.has(act, state));
      return left.length === 0 ? [] : [`${act} (${left.toSorted().join(', ')})`];
    });
    const met = new Set([...this.#counts.keys()].map((key) => key.split('\t').slice(0, 3).join()));
    const byFault = faults.map((fault) => {
      const struck = new Set(
        [...met].filter((key) => key.endsWith(`,${fault}`)).map((key) => key.split(',')[0]),
      );
      return `never at ${fault}: ${done.filter((act) => !struck.has(act)).join(', ')}`;
    });
    return [
      `never: ${acts.filter((act) => !this.has(act)).join(', ')}`,
      `possible, and never done: ${states.join('; ')}`,
      ...byFault,
    ].join('\n');
  }
}
