import { createModel, signal, computed } from '@preact/signals';
import {
  DAY_PARTS,
  type Hours,
  type MyJoinRequests,
  type OpenTable,
  type OpenTables,
} from '#shared/protocol/http.ts';
import type { ApiFailure } from '../../lib/api.ts';
import type { Platform } from '../../lib/platform.ts';
import { oneAtATime } from '../../lib/requests.ts';
import { USUAL_HOURS } from '../../lib/visitor.ts';
import { serviceNow } from '../../lib/serviceClock.ts';

/** The list of open tables, and what a visitor looks for in it. */

/** The page asks this often while it is looked at (ms). What has not changed is not sent again. */
const AGAIN_MS = 15_000;

/** What a visitor looks for; empty: they do not mind. */
export interface Wanted {
  readonly game: string;
  readonly pace: '' | 'clock' | 'relaxed';
  readonly seats: string;
}
const ANYTHING: Wanted = { game: '', pace: '', seats: '' };

export const matchesWanted = ({ game, clock, seats }: OpenTable, wanted: Wanted): boolean =>
  (wanted.game === '' || wanted.game === game) &&
  (wanted.pace === '' || (wanted.pace === 'clock') === (clock !== null)) &&
  (wanted.seats === '' || wanted.seats === `${seats}`);

export const OpenTablesModel = createModel((platform: Platform) => {
  /** Undefined until the service has answered. */
  const tables = signal<readonly OpenTable[] | undefined>(undefined);
  const failure = signal<ApiFailure | undefined>(undefined);
  const wanted = signal<Wanted>(ANYTHING);
  /** Where the visitor asks to join. */
  const asked = signal<ReadonlySet<string>>(new Set());
  const load = oneAtATime(async () => {
    const answer = await platform.api.ask<OpenTables>('GET', '/api/tables');
    failure.value = answer.ok ? undefined : answer.failure;
    if (!answer.ok) return;
    tables.value = answer.value.tables;
    if (answer.value.tables.some(({ accepts }) => accepts === 'each')) await lookWhereAsked();
  });
  const lookWhereAsked = async (): Promise<void> => {
    const me = await platform.api.me();
    if (!me.ok || me.value.player === null) return;
    const own = await platform.api.ask<MyJoinRequests>('GET', '/api/me/join-requests');
    if (own.ok) asked.value = new Set(own.value.games);
  };
  /** Keeps the list up to date while the page is looked at. Returns how to stop. */
  const watch = (): (() => void) => {
    const look = (): void => void (document.visibilityState === 'visible' && load());
    look();
    const timer = setInterval(look, AGAIN_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  };
  return {
    tables,
    failure,
    wanted,
    asked,
    shown: computed(() => tables.value?.filter((table) => matchesWanted(table, wanted.value))),
    want: (change: Partial<Wanted>) => void (wanted.value = { ...wanted.peek(), ...change }),
    watch,
  };
});

const PART_HOURS = 24 / DAY_PARTS;

/** A part of the visitor's day. */
export interface DayPart {
  /** The hour of the visitor's clock at which it begins. */
  readonly from: number;
  /** How many of the people of the table are awake, from 0 to 1. */
  readonly share: number;
  /** Is the visitor awake? */
  readonly own: boolean;
}

/** The parts of the day by the visitor's clock. `ahead`: how far it is ahead of UTC (minutes). */
export function dayParts(
  { parts, of }: OpenTable['awake'],
  hours: Hours['awake'],
  ahead = -new Date(serviceNow()).getTimezoneOffset(),
): readonly DayPart[] {
  const { from, to } = hours ?? USUAL_HOURS;
  const isOwn = (hour: number): boolean => {
    const middle = hour * 60 + PART_HOURS * 30;
    return from < to ? middle >= from && middle < to : middle >= from || middle < to;
  };
  return parts
    .map((n, part) => {
      const hour = (part * PART_HOURS + Math.round(ahead / 60) + 48) % 24;
      return { from: hour, share: of === 0 ? 0 : n / of, own: isOwn(hour) };
    })
    .toSorted((a, b) => a.from - b.from);
}

/** How many hours a day most people of the table are awake together with the visitor. */
export const hoursTogether = (parts: readonly DayPart[]): number =>
  parts.filter(({ share, own }) => own && share > 0.5).length * PART_HOURS;
