import { computed, createModel, signal } from '@preact/signals';
import type { Channels, GameView } from '#shared/protocol/http.ts';
import { accountApi } from '../../lib/accountApi.ts';
import { switchOn, type PushRefusal, browserPushDevice, type PushDevice } from './pushDevice.ts';
import { IDLE, type Memory, type Platform } from '../../lib/platform.ts';
import { outcomeOf, createRequests } from '../../lib/requests.ts';

/**
 * Where the offer stands. `settled`: there is nothing to ask · `asks`: they have not said so yet · `confirm`: a mail asks them to
 * confirm the address · `later`: that mail comes tomorrow · `device`: they have just switched this device on ·
 * `silent`: nothing tells them.
 */
type OfferState = 'settled' | 'asks' | 'confirm' | 'later' | 'device' | 'silent';

/** By game: the player has said that they look themselves. */
const keyOf = (game: string): string => `carrack.looks.${game}`;

const isDeclinedIn = (device: Memory, game: string): boolean => device.read(keyOf(game)) === true;

/** Is somebody else at the table, or expected, so that the viewer has to wait for them? */
export const waitsForPeople = ({ seats, you, status }: Pick<GameView, 'seats' | 'you' | 'status'>): boolean =>
  you !== null &&
  (status === 'open' || status === 'running') &&
  !seats[you]?.vacancy &&
  seats.some(({ seat, kind }) => seat !== you && kind !== 'bot');

/** `offers`: something can be offered to them here. */
function stateOf(
  { mail: { available, address, on, undeliverable }, channels }: Channels,
  {
    game,
    offers,
    isDeclined,
  }: { readonly game: string; readonly offers: boolean; readonly isDeclined: boolean },
): OfferState {
  if (channels.some(({ off, gameId }) => off === null && (gameId ?? game) === game)) return 'settled';
  if (available && address !== null) return on && undeliverable === null ? 'settled' : 'silent';
  if (!offers) return 'settled'; // there is nothing to choose
  return isDeclined ? 'silent' : 'asks';
}

/** The service's key, if this device can be offered. */
const keyFor = ({ push }: Channels, device: PushDevice): string | null =>
  device.support() === 'here' && device.permission() !== 'denied' ? push.key : null;

/** How the viewer is told of their turns in a game, and what changes it. */
export const NotificationOfferModel = createModel(
  (platform: Platform, game: string, device: PushDevice = browserPushDevice) => {
    const account = accountApi(platform.api);
    const channels = signal<Channels | undefined>(undefined);
    const isAnswered = signal(false);
    const isDeclined = signal(isDeclinedIn(platform.device, game));
    const done = signal<'confirm' | 'later' | 'device' | undefined>(undefined);
    const refusal = signal<PushRefusal | undefined>(undefined);
    const address = signal('');
    const { asking, ask } = createRequests();
    const mailOffered = computed(() => channels.value?.mail.available === true);
    const keyHere = computed(() => (channels.value === undefined ? null : keyFor(channels.value, device)));
    const state = computed(() => {
      if (done.value !== undefined || channels.value === undefined) return done.value;
      const offers = mailOffered.value || keyHere.value !== null;
      return stateOf(channels.value, { game, offers, isDeclined: isDeclined.value });
    });
    const load = async (): Promise<void> => {
      const answer = await account.channels();
      if (answer.ok) channels.value = answer.value;
      isAnswered.value = true;
    };
    const byMail = async (): Promise<void> => {
      const answer = await ask(() => account.putMail({ address: address.peek() }));
      if (answer !== undefined) done.value = answer.later === true ? 'later' : 'confirm';
    };
    const byDevice = async (): Promise<void> => {
      const key = keyHere.peek();
      if (asking.peek().kind === 'busy' || key === null) return;
      asking.value = { kind: 'busy' };
      refusal.value = undefined;
      const answer = await switchOn(platform.api, device, { key, anew: false });
      if (typeof answer === 'string') refusal.value = answer;
      else if (answer.ok) done.value = 'device';
      asking.value = typeof answer === 'string' ? IDLE : outcomeOf(answer);
    };
    const decline = (isWanted: boolean): void => {
      isDeclined.value = isWanted;
      if (isWanted) platform.device.write(keyOf(game), true);
      else platform.device.forget(keyOf(game));
    };
    void load();
    return {
      /** Undefined until the service has said what it knows. */
      state,
      /** The service has said what it knows, or failed to. */
      isAnswered: computed(() => isAnswered.value),
      /** The player has an address, to which nothing is sent. */
      hasAddress: computed(() => typeof channels.value?.mail.address === 'string'),
      /** Can these be offered: mail, and notifications on this device? */
      mailOffered,
      deviceOffered: computed(() => keyHere.value !== null),
      address,
      asking,
      refusal,
      byMail,
      byDevice,
      decline,
    };
  },
);

export type NotificationOffer = InstanceType<typeof NotificationOfferModel>;
