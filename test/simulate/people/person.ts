import type { Stream } from '#shared/kernel/dice.ts';
import { deadline, type Calendar } from '#shared/kernel/calendar.ts';
import type { AnyMove } from '#shared/kernel/types.ts';
import type { TokenScope } from '#shared/protocol/http.ts';
import type { Authenticator } from '../../support/authenticator.ts';
import type { Live } from '../../worker/support/socket.ts';
import { onceIn } from '../world/chance.ts';
import { Browser, type Service } from '../world/service.ts';
import type { KeptMail } from '../world/network.ts';

/** What distinguishes people from each other. */
export interface Habits {
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
export interface SeatLink {
  readonly gameId: string;
  readonly link: string;
}

/** A person of the simulation: habits, devices, and what they know of the service. */
export interface Person {
  readonly number: number;
  readonly name: string;
  readonly address: string;
  readonly habits: Habits;
  readonly browsers: readonly Browser[];
  /** Links that others gave them. */
  readonly links: SeatLink[];
  /** Links to groups, as paths, that others gave them. */
  readonly groupLinks: string[];
  /** Addresses of others that they have typed. */
  readonly typed: Set<string>;
  /** Their mails; the first `read` of them they have opened. */
  readonly mails: KeptMail[];
  read: number;
  /** What lets them in elsewhere. */
  readonly keys: Keys;
  /** Open pages, by game. */
  readonly pages: Map<string, OpenPage>;
  /** Games without a seat of theirs that they watch. */
  readonly watched: Set<string>;
  /** The last moves they sent, for when an old page sends them again. */
  lastMoves:
    | { readonly gameId: string; readonly expect: number; readonly moves: readonly AnyMove[] }
    | undefined;
  /** Visits so far. */
  visits: number;
  /** When they were last there (ms). */
  lastAt: number;
  /** When they come next (ms). */
  nextAt: number;
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

function habitsOf(stream: Stream, days: number): Habits {
  const deletes = onceIn(stream, 5);
  const from = (6 + stream.int(4)) * HOUR;
  return {
    zone: stream.pick(ZONES),
    awake: { from, to: from + 14 * HOUR },
    visits: stream.pick([1, 2, 3, 3, 5, 8]),
    devices: deletes ? 1 : stream.pick([1, 1, 2, 3]),
    deletes,
    lurks: onceIn(stream, 10),
    isHostile: onceIn(stream, 6),
    welcomes: onceIn(stream, 3),
    goneAfter: onceIn(stream, 6) ? stream.int(days) + 1 : Infinity,
  };
}

export function newPerson(service: Service, number: number, days: number, stream: Stream): Person {
  const habits = habitsOf(stream, days);
  const person: Person = {
    number,
    name: `Person-${number}-${stream.int(10_000)}`,
    address: `person${number}@people.example.org`,
    habits,
    browsers: Array.from({ length: habits.devices }, () => new Browser(service, `10.1.0.${number + 1}`)),
    links: [],
    groupLinks: [],
    typed: new Set(),
    mails: [],
    read: 0,
    keys: { code: undefined, passkeys: [], tokens: [] },
    pages: new Map(),
    watched: new Set(),
    lastMoves: undefined,
    visits: 0,
    lastAt: 0,
    nextAt: 0,
  };
  return person;
}

export const calendarOf = ({ zone, awake }: Habits): Calendar => ({
  zone,
  awake,
  weekendsOff: false,
  off: [],
});

/** The person's next visit after `now`: in their waking hours, and a minute or more later. */
export function nextVisit({ habits }: Person, stream: Stream, now: number, start: number): number {
  const gap = DAY_MS / habits.visits / 2;
  const at = deadline(now + 60_000 + stream.int(2 * gap), 1, calendarOf(habits)) + stream.int(1_800_000);
  return at - start > habits.goneAfter * DAY_MS ? Infinity : at;
}

/** A little later in the same visit (ms). */
export const nextTap = (stream: Stream, now: number): number => now + 2_000 + stream.int(90_000);
