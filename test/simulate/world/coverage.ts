/** What a run has tried: acts by the state in which they were done, the fault that struck, and the answer. */
export class Coverage {
  readonly #counts = new Map<string, number>();

  count(act: string, state: string, fault: string, answer: string): void {
    const key = [act, state, fault, answer].join('\t');
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  add(other: Coverage): void {
    for (const [key, n] of other.#counts) this.#counts.set(key, (this.#counts.get(key) ?? 0) + n);
  }

  /** How many requests were made. */
  get requests(): number {
    return [...this.#counts.values()].reduce((sum, n) => sum + n, 0);
  }

  has(act: string): boolean {
    return [...this.#counts.keys()].some((key) => key.startsWith(`${act}\t`));
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

  /** Of these acts and states, what was never tried together, a line for each act. */
  untried(acts: readonly string[], states: readonly string[]): string {
    const tried = new Set([...this.#counts.keys()].map((key) => key.split('\t').slice(0, 2).join('\t')));
    const lines = acts.flatMap((act) => {
      const missing = states.filter((state) => !tried.has(`${act}\t${state}`));
      if (missing.length === states.length) return [`${act}: never`];
      return [];
    });
    return lines.join('\n');
  }
}
