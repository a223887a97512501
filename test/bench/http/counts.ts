/** Activity of the counted Worker since the last question. */
export interface Counts {
  /** Database calls that are awaited. */
  roundTrips: number;
  statements: number;
  rowsRead: number;
  rowsWritten: number;
  /** Each is billed as a row written. */
  alarms: number;
  /** Values put into a room's storage; each is billed as a row written. */
  puts: number;
}
