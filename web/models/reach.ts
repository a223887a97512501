import { computed, createModel, signal } from '@preact/signals';
import type { Channels, GameView } from '#shared/protocol/http.ts';
import { accountApi } from '../accountApi.ts';
import { IDLE, type Memory, type Platform, type RequestState } from './platform.ts';

/**
 * How the player of a seat is told of their turn. `asks`: they have not said so yet · `confirm`: a mail asks them to
 * confirm the address · `later`: that mail comes tomorrow · `silent`: nothing tells them.
 */
export type Reach = 'told' | 'asks' | 'confirm' | 'later' | 'silent';

/** By game: the player has said that they look themselves. */
const keyOf = (game: string): string => `carrack.looks.${game}`;

const looks = (device: Memory, game: string): boolean => device.read(keyOf(game)) === true;

/** Is somebody else at the table, or expected, so that the viewer has to wait for them? */
export const waitsForPeople = ({ seats, you, status }: Pick<GameView, 'seats' | 'you' | 'status'>): boolean =>
  you !== null &&
  (status === 'open' || status === 'running') &&
  !seats[you]?.vacancy &&
  seats.some(({ seat, kind }) => seat !== you && kind !== 'bot');

function reachBy({ address, on, undeliverable, available }: Channels['mail'], isLooking: boolean): Reach {
  if (!available) return 'told'; // there is nothing to choose
  if (address !== null) return on && undeliverable === null ? 'told' : 'silent';
  return isLooking ? 'silent' : 'asks';
}

/** How the viewer is told of their turns in a game, and what changes it. */
export const ReachModel = createModel((platform: Platform, game: string) => {
  const account = accountApi(platform.api);
  const mail = signal<Channels['mail'] | undefined>(undefined);
  const isLooking = signal(looks(platform.device, game));
  const sent = signal<'confirm' | 'later' | undefined>(undefined);
  const address = signal('');
  const asking = signal<RequestState>(IDLE);
  const load = async (): Promise<void> => {
    const answer = await account.channels();
    if (answer.ok) mail.value = answer.value.mail;
  };
  const byMail = async (): Promise<void> => {
    if (asking.peek().kind === 'busy') return;
    asking.value = { kind: 'busy' };
    const answer = await account.putMail({ address: address.peek() });
    asking.value = answer.ok ? IDLE : { kind: 'failed', failure: answer.failure };
    if (answer.ok) sent.value = answer.value.later === true ? 'later' : 'confirm';
  };
  const look = (self: boolean): void => {
    isLooking.value = self;
    if (self) platform.device.write(keyOf(game), true);
    else platform.device.forget(keyOf(game));
  };
  void load();
  return {
    /** Undefined until the service has said what it knows. */
    reach: computed(() => sent.value ?? (mail.value && reachBy(mail.value, isLooking.value))),
    /** The player has an address, to which nothing is sent. */
    hasAddress: computed(() => mail.value !== undefined && mail.value.address !== null),
    address,
    asking,
    byMail,
    look,
  };
});
