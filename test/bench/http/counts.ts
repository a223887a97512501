/** What the counted Worker did since it was last asked. */
export interface Counts {
  /** Calls of the database that are waited for. */
  roundTrips: number;
  statements: number;
  rowsRead: number;
  rowsWritten: number;
  /** Each is billed as a row written. */
  alarms: number;
  /** Values put into a room's storage; each is billed as a row written. */
  puts: number;
}
