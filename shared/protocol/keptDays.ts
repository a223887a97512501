/**
 * After how many days data is deleted. `worker/retention/retention.ts` says what each is for; the privacy page tells the same
 * numbers.
 */
export const KEPT_DAYS = {
  /** A session, after the sign-in. Games take weeks and pauses months; browsers keep a cookie for 400 days at most. */
  session: 400,
  /** A guest whom nothing leads back any more, after they first came. */
  guest: 430,
  /** An invitation that has ended, after it was sent. */
  invitation: 30,
  /** The people at a game that was called off, after it was made. */
  calledOff: 90,
  /** Private notes, after the end of their game. */
  notes: 365,
  /** The notice of a game that has ended. */
  notice: 30,
  /** The receipt of a delivery. */
  delivery: 30,
  /** A channel that was switched off because nothing arrives. */
  deadChannel: 90,
  /** A requested mail that could not be sent. */
  delayedMail: 7,
  /** A mail that development keeps instead of sending it. */
  capturedMail: 30,
  /** That the log of a game is damaged. */
  fault: 90,
  /** A report to the operator. */
  report: 180,
  /** That mails to an address come back. */
  bounce: 365,
} as const;
