import { computed, createModel, effect, signal } from '@preact/signals';
import { accountApi } from '../../../lib/accountApi.ts';
import { IDLE, type Platform } from '../../../lib/platform.ts';
import type { Visitor } from '../../../lib/visitor.ts';
import { UNSENT } from '../../../lib/language.ts';
import { forgetFirstGames } from '../../hints/index.ts';
import { forgetOffer } from '../identity/recoveryOffer.ts';
import { outcomeOf, createRequests } from '../../../lib/requests.ts';

/** `unfinished`: the account is gone, and the service still takes its name from some games. */
type Deleted = 'no' | 'done' | 'unfinished';

/** Downloads the data stored of the player, and deletes the account. `save`: saves the downloaded file. */
export const OwnDataModel = createModel(
  (platform: Platform, visitor: Visitor, save: (name: string, text: string) => void) => {
    const account = accountApi(platform.api);
    const typed = signal('');
    const { asking, ask } = createRequests();
    const deleted = signal<Deleted>('no');
    const player = computed(() => visitor.me.value?.id);
    effect(() => {
      if (player.value !== undefined) deleted.value = 'no'; // somebody has signed in since
      typed.value = '';
    });
    return {
      /** The text typed to confirm. */
      typed,
      asking,
      deleted,
      isConfirmed: computed(() => {
        const name = visitor.me.value?.name.trim();
        return name !== undefined && typed.value.trim() === name;
      }),
      download: async () => {
        const data = await ask(() => account.exportMe());
        if (data !== undefined) save('carrack-my-data.json', JSON.stringify(data, null, 2));
      },
      remove: async () => {
        if (asking.peek().kind === 'busy') return;
        asking.value = { kind: 'busy' };
        const answer = await account.deleteMe(typed.peek());
        const isGone = !answer.ok && answer.failure.code === 'NO_SESSION'; // the answer to the first try was lost
        asking.value = isGone ? IDLE : outcomeOf(answer);
        if (!answer.ok && !isGone) return;
        forgetHere(platform);
        deleted.value = answer.ok && !answer.value.done ? 'unfinished' : 'done';
        await visitor.refresh();
      },
    };
  },
);
export type OwnDataForm = InstanceType<typeof OwnDataModel>;

/**
 * Keys of a player's games on this device: rows seen, messages read, offers of notifications declined, heads of the log, the name
 * typed to join.
 */
const OF_PLAYER = [
  'carrack.seen.',
  'carrack.heard.',
  'carrack.looks.',
  'carrack.witness.',
  'carrack.joins.',
] as const;

/** After signing out: what was being written in this tab, and what is kept of the player's games. The next person finds none. */
export function forgetHere({ session, device }: Pick<Platform, 'session' | 'device'>): void {
  session.forgetAll('carrack.');
  for (const prefix of OF_PLAYER) device.forgetAll(prefix);
  device.forget(UNSENT);
  forgetFirstGames(device);
  forgetOffer(device);
}
