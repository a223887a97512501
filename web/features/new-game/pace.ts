import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { CLOCK_PRESETS, type ClockSettings } from '#shared/kernel/clock.ts';

/** How fast a new game is played: one of the presets, or numbers of the host's own. */
export type Pace = keyof typeof CLOCK_PRESETS | 'custom';
export const PACES = ['relaxed', 'fast', 'normal', 'slow', 'custom'] as const satisfies readonly Pace[];

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** The host's own numbers, as they are typed: bank and cap in days, increment in hours. */
export interface OwnPace {
  readonly bank: number;
  readonly increment: number;
  readonly cap: number;
}
const FIRST_OWN: OwnPace = { bank: 3, increment: 12, cap: 5 };

/** Alone with bots nobody waits, so no clock is needed; where people are asked to come, one is usual. */
export const usualPace = (plans: readonly { readonly kind: string }[]): Pace =>
  plans.some(({ kind }) => kind === 'open' || kind === 'invite') ? 'normal' : 'relaxed';

/** The clock to ask the server for; null: none. */
export function clockOf(pace: Pace, own: OwnPace, weekendsOff: boolean): ClockSettings | null {
  if (pace !== 'custom') {
    const preset = CLOCK_PRESETS[pace];
    return preset && { ...preset, weekendsOff };
  }
  const ms = (n: number, unit: number): number => Math.round(n * unit);
  return { bank: ms(own.bank, DAY), increment: ms(own.increment, HOUR), cap: ms(own.cap, DAY), weekendsOff };
}

/** The choice of a pace in the form of a new game. */
export interface PaceForm {
  readonly pace: ReadonlySignal<Pace>;
  readonly own: ReadonlySignal<OwnPace>;
  readonly weekendsOff: ReadonlySignal<boolean>;
  readonly clock: ReadonlySignal<ClockSettings | null>;
  pick(pace: Pace): void;
  set(numbers: Partial<OwnPace>): void;
  skipWeekends(off: boolean): void;
}

/** Until the host picks one, the pace follows from who is to sit at the table. */
export function createPace(plans: ReadonlySignal<readonly { readonly kind: string }[]>): PaceForm {
  const picked = signal<Pace | undefined>(undefined);
  const own = signal(FIRST_OWN);
  const weekendsOff = signal(false);
  const pace = computed(() => picked.value ?? usualPace(plans.value));
  return {
    pace,
    own,
    weekendsOff,
    clock: computed(() => clockOf(pace.value, own.value, weekendsOff.value)),
    pick: (next) => void (picked.value = next),
    set: (numbers) => void (own.value = { ...own.peek(), ...numbers }),
    skipWeekends: (off) => void (weekendsOff.value = off),
  };
}
