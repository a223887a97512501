import { computed, createModel, signal } from '@preact/signals';
import type { BotLevel, Seat } from '../../shared/kernel/types.ts';
import type { Question, Replace } from '../../shared/protocol/http.ts';
import type { Answer } from '../api.ts';
import { createDrafting } from './drafting.ts';
import { standingEvents, undoTarget } from './standing.ts';
import { createTable } from './table.ts';
import { IDLE, type Asking, type World } from './world.ts';

/** One game in the page: the table, the draft on top of it, and what is asked of the server. */
export const GameModel = createModel((id: string, world: World) => {
  const table = createTable(id, world);
  const drafting = createDrafting(id, world, table);
  const { rules, whole, view, position, log } = table;
  const asking = signal<Asking>(IDLE);

  const ask = async <T>(request: () => Promise<Answer<T>>): Promise<T | undefined> => {
    if (asking.peek().kind === 'busy') return undefined;
    asking.value = { kind: 'busy' };
    const answer = await request();
    asking.value = answer.ok ? IDLE : { kind: 'failed', failure: answer.failure };
    if (answer.ok) return answer.value;
    if (answer.failure.code === 'ENGINE_CHANGED') table.renew();
    return undefined;
  };
  const askAndLook = async <T>(request: () => Promise<Answer<T>>): Promise<void> => {
    await ask(request);
    await table.refresh();
  };

  const you = computed(() => view.value?.you ?? null);
  const acting = computed((): readonly Seat[] => {
    const { state } = position.value;
    return state === null ? [] : (rules.value?.acting(state) ?? []);
  });
  const undoTo = computed(() => (you.value === null ? undefined : undoTarget(log.value, you.value)));

  return {
    ...table,
    ...drafting,
    you,
    acting,
    yourTurn: computed(() => you.value !== null && acting.value.includes(you.value)),
    /** The log as it is told; empty until that is there. */
    story: computed(() => whole.value?.storyOf(log.value) ?? []),
    events: computed(() => (rules.value === undefined ? [] : standingEvents(rules.value, log.value))),
    standings: computed(() => {
      const { state } = position.value;
      return state === null ? [] : (whole.value?.standings(state) ?? []);
    }),
    asking,
    /** The row to which one's last decision would be taken back; undefined where there is none. */
    undoTo,
    undo: () => {
      const to = undoTo.peek();
      if (to !== undefined)
        void askAndLook(() => world.api.undo(id, { expect: position.peek().seq, to }, you.peek()));
    },
    vote: ({ id: question }: Question, answer: 'yes' | 'no') =>
      void askAndLook(() =>
        world.api.vote(id, { expect: position.peek().seq, question, answer }, you.peek()),
      ),
    start: (bots: BotLevel) => void askAndLook(() => world.api.start(id, bots)),
    cancel: () => void askAndLook(() => world.api.cancel(id)),
    /** Offers an open seat anew and answers with its link; undefined where it has none, or that failed. */
    renewLink: async (seat: Seat, request: Partial<Replace> = {}) => {
      const link = (await ask(() => world.api.replace(id, seat, request)))?.link;
      await table.refresh();
      return link;
    },
  };
});

export type Game = InstanceType<typeof GameModel>;
