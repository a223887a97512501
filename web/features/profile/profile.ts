import { accountApi, type AccountApi } from '../../lib/accountApi.ts';
import { createModel, effect, signal, type Signal } from '@preact/signals';
import type { AskedForMail, Channels, Sessions, Me } from '#shared/protocol/http.ts';
import type { ApiFailure, ApiResult } from '../../lib/api.ts';
import type { Visitor } from '../../lib/visitor.ts';
import { forgetHere } from './own-data/ownData.ts';
import { leaveDevice, browserPushDevice, type PushDevice } from '../telling/index.ts';
import { IDLE, type RequestState, type Platform, type Memory } from '../../lib/platform.ts';
import { outcomeOf } from '../../lib/requests.ts';

/** The last action, for the page to confirm it. */
type Done = 'saved' | 'asked' | 'later' | 'tested' | 'in' | undefined;

type Asking<T> = () => Promise<ApiResult<T>>;
type Telling<T> = (answer: T) => Done;

const saved = (): Done => 'saved';
const tested = (): Done => 'tested';
const signedIn = (): Done => 'in';
const asked = ({ later }: AskedForMail): Done => (later ? 'later' : 'asked');

/** A player's name, and how they are told that it is their turn. */
export const ProfileModel = createModel(
  (platform: Platform, visitor: Visitor, device: PushDevice = browserPushDevice) => {
    const account = accountApi(platform.api);
    const name = typedName(visitor, platform.session);
    const asking = signal<RequestState>(IDLE);
    const done = signal<Done>(undefined);
    const fetched = createFetched(account, visitor, done);
    const { load } = fetched;

    /** True when it was done. `what`: what there is to say of it; `before`: what is said until then, and if it fails. */
    const ask = async <T>(request: Asking<T>, what?: Telling<T>, before?: Done): Promise<boolean> => {
      if (asking.peek().kind === 'busy') return false;
      asking.value = { kind: 'busy' };
      done.value = before;
      const answer = await request();
      asking.value = outcomeOf(answer);
      if (answer.ok) done.value = what?.(answer.value);
      return answer.ok;
    };
    const askKnown = async <T>(request: Asking<T>, what?: Telling<T>): Promise<void> => {
      if (await ask(request, what)) await load();
    };
    return {
      name,
      asking,
      done,
      ...fetched,
      rename: async (): Promise<void> => {
        if (!(await ask(() => account.rename(name.peek()), saved))) return;
        await Promise.all([load(), visitor.refresh()]);
        name.value = visitor.me.peek()?.name ?? name.peek();
      },
      /** Shows the player's page to those who have met them, or hides it. */
      showPage: async (isShown: boolean): Promise<void> => {
        if (await ask(() => account.hidePage(!isShown), saved)) await visitor.refresh();
      },
      mute: (on: boolean) => askKnown(() => account.putMail({ on })),
      forget: () => askKnown(() => account.forgetMail()),
      test: () => askKnown(() => account.testMail(), tested),
      ...mailsTo(account, visitor, ask, fetched),
      ...waysOut({ platform, account, visitor, device }, ask, askKnown),
    };
  },
);

/** The stored data of the player who is signed in, and the address that they type. Nothing of one player is shown to the next. */
function createFetched(account: AccountApi, visitor: Visitor, done: Signal<Done>) {
  const channels = signal<Channels | undefined>(undefined);
  const sessions = signal<Sessions['sessions']>([]);
  const address = signal('');
  /** Why it could not be fetched. */
  const unread = signal<ApiFailure | undefined>(undefined);
  let player: string | undefined;
  effect(() => {
    const now = visitor.me.value?.id;
    if (player !== undefined && now !== player) {
      [channels.value, sessions.value, address.value] = [undefined, [], ''];
      if (done.peek() === 'asked') done.value = undefined; // it says where the mail has gone
    }
    player = now;
  });
  const load = async (): Promise<void> => {
    const asked = player;
    const [answer, listed] = await Promise.all([account.channels(), account.sessions()]);
    if (player !== asked) return;
    if (answer.ok) channels.value = answer.value;
    unread.value = answer.ok ? undefined : answer.failure;
    if (listed.ok) sessions.value = listed.value.sessions;
  };
  return { channels, sessions, address, unread, load };
}

type Ask = <T>(request: Asking<T>, what?: Telling<T>, before?: Done) => Promise<boolean>;

/** Mails to an address that confirm it or sign in, and the code of the last one. */
function mailsTo(
  account: AccountApi,
  visitor: Visitor,
  ask: Ask,
  { address, load }: ReturnType<typeof createFetched>,
) {
  /** Where the last mail went. The field may have been changed since. */
  const askedFor = signal('');
  const mail = (email: string, request: Asking<AskedForMail>): Promise<boolean> =>
    ask(async () => {
      const answer = await request();
      if (answer.ok) askedFor.value = email;
      return answer;
    }, asked);
  const confirm = async (email: string): Promise<void> => {
    if (await mail(email, () => account.putMail({ address: email }))) await load();
  };
  return {
    askedFor,
    confirm: () => confirm(address.peek()),
    /** Confirms the player's own address once more. */
    confirmAgain: (own: string) => {
      address.value = own;
      return confirm(own);
    },
    signIn: async (): Promise<void> => {
      const email = address.peek();
      await mail(email, () => account.signInLink({ email }));
    },
    /** Uses the code of the mail that was asked for last. A mistyped one can be typed again. */
    typeCode: (code: string, bring: boolean) =>
      ask(() => account.redeem({ code, email: askedFor.peek(), bring }), signedIn, 'asked').then(
        visitor.refresh,
      ),
  };
}

interface Leaving {
  readonly platform: Platform;
  readonly account: AccountApi;
  readonly visitor: Visitor;
  readonly device: PushDevice;
}

/**
 * Ends sessions: this browser's, another's, all of them. First this device leaves, so that it shows nothing of a
 * player who is not signed in. The service removes the devices of the sessions that end.
 */
const waysOut = (
  { platform, account, visitor, device }: Leaving,
  ask: Ask,
  askKnown: (request: Asking<unknown>) => Promise<unknown>,
) => {
  const leaveBy = (end: () => Promise<ApiResult<unknown>>) =>
    ask(async () => {
      await leaveDevice(platform, device);
      const ended = await end();
      if (ended.ok) forgetHere(platform);
      return ended;
    }).then(visitor.refresh);
  return {
    signOut: () => leaveBy(() => account.logout()),
    endSession: (id: string) => askKnown(() => account.endSession(id)),
    endAll: () => leaveBy(() => account.endSession()),
  };
};

export type Profile = InstanceType<typeof ProfileModel>;

/** By player: another one who signs in at this tab reads nothing of it. */
const keyOf = (player: string): string => `carrack.name.${player}`;

/** The name in the profile's field: the player's own, or what they have typed in its place, kept until it is saved. */
function typedName({ me }: Pick<Visitor, 'me'>, session: Memory): Signal<string> {
  const name = signal(me.peek()?.name ?? '');
  let known: Me['player'] = null;
  effect(() => {
    const now = me.value;
    const typed = name.value;
    if (now == null) return;
    const [before, key] = [known, keyOf(now.id)];
    known = now;
    if (before?.id !== now.id) {
      const kept = session.read(key);
      name.value = typeof kept === 'string' ? kept : now.name;
    } else if (before.name !== now.name && typed === before.name) name.value = now.name;
    else if (typed === now.name || typed.trim() === '') session.forget(key);
    else session.write(key, typed);
  });
  return name;
}
