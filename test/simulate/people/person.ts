import type { Stream } from '#shared/kernel/dice.ts';
import { deadline } from '#shared/kernel/calendar.ts';
import type { AnyMove } from '#shared/kernel/types.ts';
import type { TokenScope } from '#shared/protocol/http.ts';
import type { Authenticator } from '../../support/authenticator.ts';
import type { Live } from '../../worker/support/socket.ts';
import { onceIn } from '../world/chance.ts';
import { Browser, type Service } from '../world/service.ts';
import type { KeptMail } from '../world/network.ts';

/** What distinguishes people from each other. */
interface Habits {
  readonly zone: string;
  /** Minutes after local midnight. */
  readonly awake: { readonly from: number; readonly to: number };
  /** Visits on a usual day. */
  readonly visits: number;
  /** Devices, each with a session of its own. */
  readonly devices: number;
  /** Opens every game to strangers, and wants to be asked. */
  readonly welcomes: boolean;
  /** Only looks on, and never makes or joins a game. */
  readonly lurks: boolean;
  /** Tries what the service must refuse. */
  readonly isHostile: boolean;
  /** Deletes their account one day, and is never seen again. Has one device, so that nobody else has their name. */
  readonly deletes: boolean;
  /** Never comes again after this day of the run. */
  readonly goneAfter: number;
}

/** Something by which a person may take a seat. */
interface SeatLink {
  readonly gameId: string;
  readonly link: string;
}

/** A person of the simulation: habits, devices, and what they know of the service. */
export class Person {
  readonly number: number;
  readonly name: string;
  readonly address: string;
  readonly habits: Habits;
  readonly browsers: readonly Browser[];
  /** Links that others gave them. */
  readonly links: SeatLink[] = [];
  /** Links to groups, as paths, that others gave them. */
  readonly groupLinks: string[] = [];
  /** Addresses of others that they have typed. */
  readonly typed = new Set<string>();
  /** Their mails; the first `read` of them they have opened. */
  readonly mails: KeptMail[] = [];
  read = 0;
  /** What lets them in elsewhere. */
  readonly keys: Keys = { code: undefined, passkeys: [], tokens: [] };
  /** Open pages, by game. */
  readonly pages = new Map<string, OpenPage>();
  /** Games without a seat of theirs that they watch. */
  readonly watched = new Set<string>();
  /** The last moves they sent, for when an old page sends them again. */
  lastMoves:
    | { readonly gameId: string; readonly expect: number; readonly moves: readonly AnyMove[] }
    | undefined;
  /** Visits so far. */
  visits = 0;
  /** When they were last there (ms). */
  lastAt = 0;
  /** When they come next (ms). */
  nextAt = 0;
  /** When they last changed how they are told, or by whom (ms). */
  wishedAt = 0;

  constructor(service: Service, number: number, days: number, stream: Stream) {
    this.number = number;
    this.habits = habitsOf(number, stream, days);
    this.name = `Person-${number}-${stream.int(10_000)}`;
    this.address = `person${number}@people.example.org`;
    this.browsers = Array.from(
      { length: this.habits.devices },
      () => new Browser(service, `10.1.0.${number + 1}`),
    );
  }
}

/** A recovery code, passkeys and personal tokens. */
interface Keys {
  code: string | undefined;
  readonly passkeys: Authenticator[];
  readonly tokens: { readonly token: string; readonly scope: TokenScope }[];
}

export interface OpenPage {
  readonly live: Live;
  readonly browser: Browser;
  /** Who its browser was when it was opened. */
  readonly playerId: string | undefined;
}

const ZONES = [
  'Europe/Prague',
  'Europe/Warsaw',
  'America/New_York',
  'Asia/Tokyo',
  'Australia/Adelaide',
  'UTC',
];
const HOUR = 60;
const DAY_MS = 86_400_000;

/** The rarer habits are dealt round, so that eight people have all of them. */
function habitsOf(number: number, stream: Stream, days: number): Habits {
  const isDealt = (which: number, among: number): boolean => number % among === which;
  const deletes = isDealt(4, 5);
  const from = (6 + stream.int(4)) * HOUR;
  return {
    zone: stream.pick(ZONES),
    awake: { from, to: from + 14 * HOUR },
    visits: stream.pick([1, 2, 3, 3, 5, 8]),
    devices: deletes ? 1 : stream.pick([1, 1, 2, 3]),
    deletes,
    lurks: isDealt(7, 10),
    isHostile: isDealt(3, 6),
    welcomes: isDealt(2, 4),
    goneAfter: onceIn(stream, 6) ? stream.int(days) + 1 : Infinity,
  };
}

/** The person's next visit after `now`: in their waking hours, and a minute or more later. */
export function nextVisit({ habits }: Person, stream: Stream, now: number, start: number): number {
  const gap = DAY_MS / habits.visits / 2;
  const at =
    deadline(now + 60_000 + stream.int(2 * gap), 1, { ...habits, weekendsOff: false, off: [] }) +
    stream.int(1_800_000);
  return at - start > habits.goneAfter * DAY_MS ? Infinity : at;
}

/** A little later in the same visit (ms). */
export const nextTap = (stream: Stream, now: number): number => now + 2_000 + stream.int(90_000);
