import { computed, createModel, signal } from '@preact/signals';
import type { Me, MyGame } from '#shared/protocol/http.ts';
import type { ApiFailure } from '../api.ts';
import type { Platform } from './platform.ts';

/** The visitor and their games; undefined until the server has answered. */
export const VisitorModel = createModel((platform: Platform) => {
  const me = signal<Me['player'] | undefined>(undefined);
  const games = signal<readonly MyGame[] | undefined>(undefined);
  const failure = signal<ApiFailure | undefined>(undefined);
  const waiting = computed(() => (games.value ?? []).filter(({ yourTurn }) => yourTurn));

  const refresh = async (): Promise<void> => {
    const who = await platform.api.me();
    if (!who.ok) {
      failure.value = who.failure;
      return;
    }
    const mine = who.value.player === null ? undefined : await platform.api.myGames();
    if (mine?.ok === false) {
      failure.value = mine.failure;
      return;
    }
    failure.value = undefined;
    me.value = who.value.player;
    games.value = mine?.value.games ?? [];
  };
  /** What the page of a game has learnt since: is it the visitor's turn there? */
  const tell = (id: string, yourTurn: boolean): void => {
    const known = games.peek();
    if (known?.some((game) => game.id === id && game.yourTurn !== yourTurn))
      games.value = known.map((game) => (game.id === id ? { ...game, yourTurn } : game));
  };
  return { me, games, waiting, failure, refresh, tell };
});

export type Visitor = InstanceType<typeof VisitorModel>;
