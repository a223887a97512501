import { computed, createModel, signal, type ReadonlySignal } from '@preact/signals';
import { FIRST_GAME, type GameId } from '#shared/games/meta.ts';
import type { Meta } from '#shared/kernel/rules.ts';
import type { BotLevel } from '#shared/kernel/types.ts';
import type { CreatedGame, NewGame, SeatRequest } from '#shared/protocol/http.ts';
import { isUncertain, type ApiFailure, postGame } from '../../lib/api.ts';
import { storeSeatLinks } from '../../lib/seatLinks.ts';
import { IDLE, type RequestState, type Platform } from '../../lib/platform.ts';
import { CLOCK_PRESETS, type ClockSettings } from '#shared/kernel/clock.ts';

/** The taker of a seat: the host, anybody with the seat's link, a guest invited by mail, or a bot. */
export type SeatPlan =
  | { readonly kind: 'me' }
  | { readonly kind: 'open' }
  | { readonly kind: 'invite'; readonly email: string }
  | { readonly kind: 'bot'; readonly level: BotLevel };

const FIRST_PLAN: readonly SeatPlan[] = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'normal' }];
/** Of a table that anybody may join. */
const OPEN_PLAN: readonly SeatPlan[] = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];

/** How much later than the players people without a seat see the game (ms); `never`: not at all. */
const WATCHING = { now: 0, hour: 3_600_000, day: 86_400_000, never: 0 } as const;
export type Watching = keyof typeof WATCHING;

/** The fields of the form that have a default. */
interface Filled {
  readonly note?: string;
  readonly watching?: Watching;
  readonly title?: string;
}

/** The request for the server. */
export const requestOf = (
  game: string,
  options: Readonly<Record<string, unknown>>,
  name: string,
  plans: readonly SeatPlan[],
  { note = '', watching = 'now', title = '' }: Filled = {},
): Omit<NewGame, 'entropy'> => ({
  game,
  ...(title.trim() === '' ? {} : { title }),
  options: { ...options },
  ...(watching === 'now' ? {} : { watch: watching !== 'never', watchDelay: WATCHING[watching] }),
  seats: plans.map((plan): SeatRequest => {
    switch (plan.kind) {
      case 'me':
        return name.trim() === '' ? { kind: 'me' } : { kind: 'me', name };
      case 'open':
        return { kind: 'open' };
      case 'invite':
        return { kind: 'invite', email: plan.email, ...(note.trim() === '' ? {} : { note }) };
      case 'bot':
        return { kind: 'bot', level: plan.level };
    }
  }),
});

/** The fields that every game has. */
const createFields = () => ({
  /** What is shown: what is played, or who plays. */
  step: signal<'game' | 'players'>('game'),
  /** The host's name at the table. */
  name: signal(''),
  /** The game's own name; empty for none. */
  title: signal(''),
  /** A line of the host's in the invitations by mail. */
  note: signal(''),
  watching: signal<Watching>('now'),
});

const filledIn = ({ note, watching, title }: ReturnType<typeof createFields>): Filled => ({
  note: note.peek(),
  watching: watching.peek(),
  title: title.peek(),
});

/** What the form knows of each game. */
type Metas = { readonly [id in GameId]: Pick<Meta, 'seats' | 'levels'> };

/** The form of a new game. `forStrangers`: all seats but the host's are open at first. */
export const NewGameModel = createModel((platform: Platform, metas: Metas, forStrangers = false) => {
  const game = signal<GameId>(FIRST_GAME);
  /** As chosen for the game; what is left out has its usual value. */
  const options = signal<Readonly<Record<string, string | boolean>>>({});
  const fields = createFields();
  const plans = signal(forStrangers ? OPEN_PLAN : FIRST_PLAN);
  const pace = createPace(plans);
  const asking = signal<RequestState>(IDLE);
  /** The game that came of it. */
  const created = signal<CreatedGame | undefined>(undefined);
  const changeable = computed(() => asking.value.kind !== 'busy');

  /** Another game has options, numbers of seats and levels of its own; what fits is kept. */
  const pick = (id: GameId): void => {
    if (id === game.peek()) return;
    game.value = id;
    options.value = {};
    const { levels } = metas[id];
    plans.value = plans
      .peek()
      .map((plan) =>
        plan.kind === 'bot' && !levels.includes(plan.level) ? { kind: 'bot', level: 'normal' } : plan,
      );
    resize(plans.peek().length);
  };
  const resize = (seats: number): void => {
    const { seats: bounds } = metas[game.peek()];
    const size = Math.min(bounds.max, Math.max(bounds.min, seats));
    plans.value = Array.from({ length: size }, (_, seat) => plans.peek()[seat] ?? { kind: 'open' });
  };
  /** At most one seat is the host's. Taking another one leaves the first open. */
  const plan = (seat: number, planned: SeatPlan): void => {
    plans.value = plans.peek().map((other, at): SeatPlan => {
      if (at === seat) return planned;
      return planned.kind === 'me' && other.kind === 'me' ? { kind: 'open' } : other;
    });
  };
  /** `asked`: the options as they are sent. */
  const create = async (asked: Readonly<Record<string, unknown>>): Promise<CreatedGame | undefined> => {
    if (asking.peek().kind === 'busy') return undefined;
    asking.value = { kind: 'busy' };
    const seated = requestOf(game.peek(), asked, fields.name.peek(), plans.peek(), filledIn(fields));
    const request = { ...seated, clock: pace.clock.peek() };
    created.value = await submitNewGame(platform, request, (failure) => {
      asking.value = failure === undefined ? IDLE : { kind: 'failed', failure };
    });
    return created.peek();
  };
  return {
    created,
    game,
    pick,
    options,
    ...fields,
    plans,
    pace,
    asking,
    changeable,
    resize,
    plan,
    choose: (option: string, value: string | boolean) =>
      (options.value = { ...options.peek(), [option]: value }),
    create,
  };
});

export type NewGameForm = InstanceType<typeof NewGameModel>;

/** A form that was left before it was sent, by tab: who looks at the rules comes back to it. */
const left = new WeakMap<Platform, { readonly player: string | null; readonly form: NewGameForm }>();

/** The form that this player has left, once; undefined if they have left none, or if its game has been made since. */
export function takeForm(platform: Platform, player: string | null): NewGameForm | undefined {
  const found = left.get(platform);
  left.delete(platform);
  return found?.player === player && found.form.created.peek() === undefined ? found.form : undefined;
}

export const leaveForm = (platform: Platform, player: string | null, form: NewGameForm): void =>
  void left.set(platform, { player, form });

/** A request for a game, with all that makes it the same one when it is sent again. */
interface Attempt {
  readonly request: string;
  readonly key: string;
  readonly entropy: string;
}

/** Requests with an unknown outcome. A repeat with the same key does not create a second game. */
const unanswered = new WeakMap<Platform, Attempt>();

function attemptAt(platform: Platform, game: Omit<NewGame, 'entropy'>): Attempt {
  const request = JSON.stringify(game);
  const before = unanswered.get(platform);
  if (before?.request === request) return before;
  const attempt = { request, key: platform.entropy(), entropy: platform.entropy() };
  unanswered.set(platform, attempt);
  return attempt;
}

/** Creates a game, adds this browser's randomness to it and remembers its seat links. */
export async function submitNewGame(
  platform: Platform,
  request: Omit<NewGame, 'entropy'>,
  done: (failure?: ApiFailure) => void,
): Promise<CreatedGame | undefined> {
  const { key, entropy } = attemptAt(platform, request);
  const answer = await postGame(platform.api, { ...request, entropy }, key);
  if (answer.ok || !isUncertain(answer.failure)) unanswered.delete(platform);
  done(answer.ok ? undefined : answer.failure);
  if (!answer.ok) return undefined;
  storeSeatLinks(platform.device, answer.value);
  return answer.value;
}

/** A game against two bots at once: no account, no form. */
export const botsGame = (game: GameId): Omit<NewGame, 'entropy'> => ({
  game,
  seats: [{ kind: 'me' }, { kind: 'bot' }, { kind: 'bot' }],
});

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
const usualPace = (plans: readonly { readonly kind: string }[]): Pace =>
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
function createPace(plans: ReadonlySignal<readonly { readonly kind: string }[]>): PaceForm {
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
