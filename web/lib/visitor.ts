import { computed, createModel, signal, useSignalEffect, type Signal } from '@preact/signals';
import type { Me, MyGame, MyInvitation } from '#shared/protocol/http.ts';
import type { ApiFailure, Api } from './api.ts';
import type { Platform } from './platform.ts';
import { GUEST_NAME } from '#shared/protocol/names.ts';
import { isTimeZone } from '#shared/kernel/timeZone.ts';
import { accountApi } from './accountApi.ts';

/** Does the service send mail, as far as is known? What goes by mail alone is not offered otherwise. */
export const sendsMail = signal(false);

/** The visitor and their games; undefined until the server has answered. */
export const VisitorModel = createModel((platform: Platform) => {
  const me = signal<Me['player'] | undefined>(undefined);
  const games = signal<readonly MyGame[] | undefined>(undefined);
  /** Seats that companions keep for the visitor. */
  const invitations = signal<readonly MyInvitation[]>([]);
  /** Is the list without games that cannot be reached at the moment? */
  const unreachable = signal(false);
  /** Can games be listed for strangers on this service? */
  const publicTables = signal(false);
  const failure = signal<ApiFailure | undefined>(undefined);
  const waiting = computed(() => (games.value ?? []).filter(({ yourTurn }) => yourTurn));

  /** The refresh begun last, until its answer is there. Only that one counts: an earlier one may answer from before. */
  let last: object | undefined;
  const refresh = async (): Promise<void> => {
    const own = (last = {});
    const who = await platform.api.me();
    const mine = who.ok && who.value.player !== null ? await platform.api.myGames() : undefined;
    if (own !== last) return;
    last = undefined;
    const answer = mine ?? who;
    failure.value = answer.ok ? undefined : answer.failure;
    if (!who.ok) return;
    sendsMail.value = who.value.mail;
    if (mine?.ok === false) {
      const isSame = who.value.player?.id === me.peek()?.id; // then what was known stays
      if (!isSame) [me.value, games.value, invitations.value] = [undefined, undefined, []];
      return;
    }
    me.value = who.value.player;
    publicTables.value = who.value.publicTables === true;
    games.value = mine?.value.games ?? [];
    invitations.value = mine?.value.invitations ?? [];
    unreachable.value = mine?.value.unreachable === true;
  };
  /** Updates the list by what the page of a game knows: is it the visitor's turn there? */
  const setYourTurn = (id: string, yourTurn: boolean): void => {
    const known = games.peek();
    if (!known?.some((game) => game.id === id && game.yourTurn !== yourTurn)) return;
    games.value = known.map((game) => (game.id === id ? { ...game, yourTurn } : game));
    if (last !== undefined) void refresh(); // the list on its way may be older than this
  };
  return { me, games, invitations, unreachable, waiting, publicTables, failure, refresh, setYourTurn };
});

export type Visitor = InstanceType<typeof VisitorModel>;

/** What pages of the site are given. */
export interface PageProps {
  readonly platform: Platform;
  readonly visitor: Visitor;
}

/** Has the visitor given this name themselves? */
export const isOwnName = (name: string | undefined): name is string =>
  name !== undefined && name !== GUEST_NAME;

/** Fills in the name of a visitor who has given one, unless they have typed another. */
export function useKnownName(visitor: Visitor, name: Signal<string>): void {
  useSignalEffect(() => {
    const known = visitor.me.value?.name;
    if (isOwnName(known) && name.peek() === '') name.value = known;
  });
}

/** When players are awake, unless they say otherwise: 8:00 to 23:00, in minutes after midnight. */
export const USUAL_HOURS = { from: 480, to: 1_380 } as const;

/** The browser's time zone. One that has no usable name, as `Etc/Unknown`, is told by its clock. */
export function browserTimeZone(): string {
  const { timeZone: name } = new Intl.DateTimeFormat().resolvedOptions() as { readonly timeZone?: string };
  return name !== undefined && isTimeZone(name) ? name : zoneByClock();
}

/** The zone that is always as far from UTC as this device's clock is now, in whole hours. */
function zoneByClock(): string {
  const behind = Math.round(new Date().getTimezoneOffset() / 60);
  return `Etc/GMT${behind < 0 ? '' : '+'}${behind}`; // such names count hours behind UTC
}

/** The players for whom this page has tried: once is enough, whatever comes of it. */
const tried = new WeakMap<Api, Set<string>>();

/**
 * Stores the browser's time zone with usual waking hours, for a player of whom nothing is known: without them, nights
 * count. Hours that are stored already stay, whichever browser they came from.
 */
export async function storeUsualHours(api: Api, visitor: Pick<Visitor, 'me' | 'refresh'>): Promise<void> {
  const me = visitor.me.value;
  if (me?.hours !== null) return;
  const players = tried.get(api) ?? new Set();
  if (players.has(me.id)) return;
  tried.set(api, players.add(me.id));
  const set = (zone: string) => accountApi(api).setHours({ zone, awake: USUAL_HOURS });
  const here = await set(browserTimeZone());
  // A browser may know newer zones than the service.
  const answer = !here.ok && here.failure.status === 400 ? await set(zoneByClock()) : here;
  if (answer.ok) await visitor.refresh();
}

/** Asks for the visitor's games again once the network is back. Returns how to stop. */
export function refreshWhenOnline(
  { refresh }: Pick<Visitor, 'refresh'>,
  window: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> = globalThis,
): () => void {
  const again = (): void => void refresh();
  window.addEventListener('online', again);
  return () => window.removeEventListener('online', again);
}
