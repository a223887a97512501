import { computed, createModel, signal } from '@preact/signals';
import type { Me, MyGame } from '#shared/protocol/http.ts';
import type { ApiFailure } from './api.ts';
import type { Platform } from './platform.ts';

/** The visitor and their games; undefined until the server has answered. */
export const VisitorModel = createModel((platform: Platform) => {
  const me = signal<Me['player'] | undefined>(undefined);
  const games = signal<readonly MyGame[] | undefined>(undefined);
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
    if (!who.ok || mine?.ok === false) return;
    me.value = who.value.player;
    games.value = mine?.value.games ?? [];
  };
  /** What the page of a game has learnt since: is it the visitor's turn there? */
  const tell = (id: string, yourTurn: boolean): void => {
    const known = games.peek();
    if (!known?.some((game) => game.id === id && game.yourTurn !== yourTurn)) return;
    games.value = known.map((game) => (game.id === id ? { ...game, yourTurn } : game));
    if (last !== undefined) void refresh(); // the list on its way may be older than this
  };
  return { me, games, waiting, failure, refresh, tell };
});

export type Visitor = InstanceType<typeof VisitorModel>;
