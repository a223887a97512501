/** What a request of an act may cost: round trips until the answer, and rows written (docs/performance.md has the usual ones). */
const AT_MOST: Readonly<Record<string, readonly [trips: number, rows: number]>> = {
  look: [20, 4], // a list asks each database for games, and for invitations
  move: [10, 40],
  message: [10, 12],
};

/** What requests have cost, by act: round trips to the database until the answer, and rows written. */
export class Costs {
  readonly #most = new Map<string, { trips: number; rows: number }>();

  /** False if it is more than it may be. */
  add(act: string, trips: number, rows: number): boolean {
    const most = this.#most.get(act) ?? { trips: 0, rows: 0 };
    most.trips = Math.max(most.trips, trips);
    most.rows = Math.max(most.rows, rows);
    this.#most.set(act, most);
    const [mostTrips, mostRows] = AT_MOST[act] ?? [Infinity, Infinity];
    return trips <= mostTrips && rows <= mostRows;
  }

  /** The most of each act. */
  get table(): string {
    return [...this.#most].map(([act, { trips, rows }]) => `${act} ${trips}/${rows}`).join(', ');
  }
}
