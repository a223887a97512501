import { computed, createModel, signal } from '@preact/signals';
import { ok } from '#shared/kernel/result.ts';
import type { Me, MyGame, MyGames } from '#shared/protocol/http.ts';
import type { Api, ApiFailure, ApiResult } from '../api.ts';
import type { Platform } from './platform.ts';

/** The visitor and their games; undefined until the server has answered. */
export const VisitorModel = createModel((platform: Platform) => {
  const me = signal<Me['player'] | undefined>(undefined);
  const games = signal<readonly MyGame[] | undefined>(undefined);
  const failure = signal<ApiFailure | undefined>(undefined);
  const waiting = computed(() => (games.value ?? []).filter(({ yourTurn }) => yourTurn));

  /** The last refresh begun, until its answer is there. Only that one counts: an earlier one may answer from before. */
  let last: Promise<void> | undefined;
  const refresh = (): Promise<void> => {
    const own: Promise<void> = read(platform.api).then((answer) => {
      if (last !== own) return last;
      last = undefined;
      failure.value = answer.ok ? undefined : answer.failure;
      if (!answer.ok) return undefined;
      me.value = answer.value.player;
      games.value = answer.value.games;
      return undefined;
    });
    return (last = own);
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

async function read(api: Api): Promise<ApiResult<Me & MyGames>> {
  const who = await api.me();
  if (!who.ok) return who;
  const mine = who.value.player === null ? ok({ games: [] }) : await api.myGames();
  return mine.ok ? ok({ ...who.value, ...mine.value }) : mine;
}

export type Visitor = InstanceType<typeof VisitorModel>;
