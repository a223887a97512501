/** How often each fault strikes: once in so many; 0: never. */
export const ALL_FAULTS = {
  /** Round trips to the database that fail before they are carried out. */
  unsent: 300,
  /** Writes that are carried out, and whose answer is lost. */
  unanswered: 150,
  /** Writes that are carried out some steps later, after they counted as failed. */
  lateWrite: 400,
  /** Round trips at which the object that was called last is killed, before or after them. */
  crash: 250,
  /** Mails that the provider refuses for now. */
  mailRefused: 15,
  /** Mails that are sent, and whose answer is lost. */
  mailUnanswered: 60,
  /** Mails that come back later, or about which their reader complains. */
  mailBounced: 150,
  /** Devices that are gone. */
  deviceGone: 30,
  /** Devices and webhooks that do not answer. */
  callHangs: 20,
  callRefused: 20,
  /** Alarms that ring up to two hours late. */
  lateAlarm: 20,
  doubledAlarm: 20,
  lostAlarm: 50,
  /** Steps after which a room or mailbox that took part is put to sleep. */
  sleep: 6,
  /** Calls after which a room is there twice for a while. */
  secondRoom: 300,
  /** Frames that do not reach an open page, whose connection breaks then. */
  brokenPage: 40,
  /** Hours in which other rules are deployed. */
  deploy: 120,
  /** Hours to which the database is restored some hours later. */
  restore: 200,
  /** Requests after which the client gives up and sends again. */
  givenUp: 25,
} as const;

export type Fault = keyof typeof ALL_FAULTS;
export type FaultRates = Readonly<Record<Fault, number>>;

/** Those that strike a request at the database, so that they are known to have struck its act. */
export const DATABASE_FAULTS: readonly Fault[] = ['unsent', 'unanswered', 'lateWrite', 'crash'];

export const NO_FAULTS = Object.fromEntries(Object.keys(ALL_FAULTS).map((fault) => [fault, 0])) as FaultRates;
