import { computed, createModel, signal } from '@preact/signals';
import type { Channels, GameView } from '#shared/protocol/http.ts';
import { accountApi } from '../../lib/accountApi.ts';
import { switchOn, type PushRefusal } from './ownDevice.ts';
import { IDLE, type Memory, type Platform, type RequestState } from '../../lib/platform.ts';
import { browserPushDevice, type PushDevice } from './pushDevice.ts';

/**
 * How the player of a seat is told of their turn. `asks`: they have not said so yet · `confirm`: a mail asks them to
 * confirm the address · `later`: that mail comes tomorrow · `device`: they have just switched this device on ·
 * `silent`: nothing tells them.
 */
export type Reach = 'told' | 'asks' | 'confirm' | 'later' | 'device' | 'silent';

/** By game: the player has said that they look themselves. */
const keyOf = (game: string): string => `carrack.looks.${game}`;

const looks = (device: Memory, game: string): boolean => device.read(keyOf(game)) === true;

/** Is somebody else at the table, or expected, so that the viewer has to wait for them? */
export const waitsForPeople = ({ seats, you, status }: Pick<GameView, 'seats' | 'you' | 'status'>): boolean =>
  you !== null &&
  (status === 'open' || status === 'running') &&
  !seats[you]?.vacancy &&
  seats.some(({ seat, kind }) => seat !== you && kind !== 'bot');

/** `offers`: something can be offered to them here. */
function reachBy(
  { mail: { available, address, on, undeliverable }, channels }: Channels,
  {
    game,
    offers,
    isLooking,
  }: { readonly game: string; readonly offers: boolean; readonly isLooking: boolean },
): Reach {
  if (channels.some(({ off, gameId }) => off === null && (gameId ?? game) === game)) return 'told';
  if (available && address !== null) return on && undeliverable === null ? 'told' : 'silent';
  if (!offers) return 'told'; // there is nothing to choose
  return isLooking ? 'silent' : 'asks';
}

/** The service's key, if this device can be offered. */
const keyFor = ({ push }: Channels, device: PushDevice): string | null =>
  device.support() === 'here' && device.permission() !== 'denied' ? push.key : null;

/** How the viewer is told of their turns in a game, and what changes it. */
export const ReachModel = createModel(
  (platform: Platform, game: string, device: PushDevice = browserPushDevice) => {
    const account = accountApi(platform.api);
    const channels = signal<Channels | undefined>(undefined);
    const isAnswered = signal(false);
    const isLooking = signal(looks(platform.device, game));
    const done = signal<'confirm' | 'later' | 'device' | undefined>(undefined);
    const refusal = signal<PushRefusal | undefined>(undefined);
    const address = signal('');
    const asking = signal<RequestState>(IDLE);
    const mailOffered = computed(() => channels.value?.mail.available === true);
    const keyHere = computed(() => (channels.value === undefined ? null : keyFor(channels.value, device)));
    const reach = computed(() => {
      if (done.value !== undefined || channels.value === undefined) return done.value;
      const offers = mailOffered.value || keyHere.value !== null;
      return reachBy(channels.value, { game, offers, isLooking: isLooking.value });
    });
    const load = async (): Promise<void> => {
      const answer = await account.channels();
      if (answer.ok) channels.value = answer.value;
      isAnswered.value = true;
    };
    const byMail = async (): Promise<void> => {
      if (asking.peek().kind === 'busy') return;
      asking.value = { kind: 'busy' };
      const answer = await account.putMail({ address: address.peek() });
      asking.value = answer.ok ? IDLE : { kind: 'failed', failure: answer.failure };
      if (answer.ok) done.value = answer.value.later === true ? 'later' : 'confirm';
    };
    const byDevice = async (): Promise<void> => {
      const key = keyHere.peek();
      if (asking.peek().kind === 'busy' || key === null) return;
      asking.value = { kind: 'busy' };
      refusal.value = undefined;
      const answer = await switchOn(platform.api, device, { key, anew: false });
      if (typeof answer === 'string') refusal.value = answer;
      else if (answer.ok) done.value = 'device';
      const failed = typeof answer !== 'string' && !answer.ok;
      asking.value = failed ? { kind: 'failed', failure: answer.failure } : IDLE;
    };
    const look = (self: boolean): void => {
      isLooking.value = self;
      if (self) platform.device.write(keyOf(game), true);
      else platform.device.forget(keyOf(game));
    };
    void load();
    return {
      /** Undefined until the service has said what it knows. */
      reach,
      /** The service has said what it knows, or failed to. */
      isAnswered: computed(() => isAnswered.value),
      /** The player has an address, to which nothing is sent. */
      hasAddress: computed(() => typeof channels.value?.mail.address === 'string'),
      /** What can be offered: mail, and notifications on this device. */
      mailOffered,
      deviceOffered: computed(() => keyHere.value !== null),
      address,
      asking,
      refusal,
      byMail,
      byDevice,
      look,
    };
  },
);

export type ReachForm = InstanceType<typeof ReachModel>;
