/** How often a client that got no clear answer sends the same again. */
export const REPEATS = 3;

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

/** Which quota a write is charged to, by its path: of a player in one game, or of a player. */
const CHARGED: readonly (readonly [quota: string, path: RegExp])[] = [
  ['words', /^\/api\/games\/(\w+)\/(?:messages|notes|orders)$/],
  [
    'table',
    /^\/api\/games\/(\w+)\/(?:undo|questions|votes|title|listing|agreement|join|seats\/\d+\/(?:leave|return|replace))$/,
  ],
  ['table', /^\/api\/groups\/\w+\/games\/(\w+)$/],
  ['calendar', /^\/api\/me(?:\/(?:telling.*|holidays|feed))?$/],
  ['profile', /^\/api\/me(?:\/(?:recovery|passkeys|companions(?:\/one)?|channels\/.*))?$/],
  ['group of', /^\/api\/groups(?:\/.*)?$/],
  ['listing of', /^\/api\/games\/\w+\/listing$/],
  ['join of', /^\/api\/games\/\w+\/join$/],
  ['profile', /^\/api\/auth\/passkey\/new$/],
];

/** What a player may have been charged for so far, by the key of the quota. */
export class Charges {
  readonly #made = new Map<string, number>();

  /** A request was answered. One that was refused must not be charged. */
  answered(playerId: string | undefined, method: string, path: string, status: number): void {
    if (playerId === undefined || method === 'GET' || (status >= 400 && status < 500)) return;
    for (const [quota, pattern] of CHARGED) {
      const match = pattern.exec(path);
      if (match === null) continue;
      const key = [quota, ...match.slice(1), playerId].join(' ');
      this.#made.set(key, (this.#made.get(key) ?? 0) + 1);
    }
  }

  /** At most so often. */
  most(key: string): number {
    return this.#made.get(key) ?? 0;
  }
}
