import { createModel, signal } from '@preact/signals';
import type {
  ChangeGroup,
  CreatedGroup,
  CreatedGroupWebhook,
  GroupOffer,
  GroupView,
  Groups,
  GroupSummary,
  PutGroupWebhook,
} from '#shared/protocol/http.ts';
import type { ApiFailure, Method } from '../../lib/api.ts';
import type { Platform } from '../../lib/platform.ts';
import { createRequests, oneAtATime } from '../../lib/requests.ts';
import { offerRecovery } from '../profile/index.ts';

/** What the pages of groups know and ask. */

const pathOf = (id: string): string => `/api/groups/${encodeURIComponent(id)}`;

/** The visitor's groups. */
export const GroupsModel = createModel((platform: Platform) => {
  const { asking, ask } = createRequests();
  const groups = signal<readonly GroupSummary[] | undefined>(undefined);
  /** Why there is no list. */
  const failure = signal<ApiFailure | undefined>(undefined);
  /** Of a new one. */
  const name = signal('');
  const load = async (): Promise<void> => {
    const answer = await platform.api.ask<Groups>('GET', '/api/groups');
    if (answer.ok) groups.value = answer.value.groups;
    else if (groups.peek() === undefined) failure.value = answer.failure;
  };
  void load();
  return {
    asking,
    groups,
    failure,
    name,
    /** The id of the group that was made. One whose answer was lost is in the list. */
    make: async (): Promise<string | undefined> => {
      const body = { name: name.peek() };
      const made = await ask(() => platform.api.ask<CreatedGroup>('POST', '/api/groups', body));
      if (made === undefined) await load();
      return made?.id;
    },
  };
});

/** A page of a group that is looked at asks this often (ms). */
const AGAIN_MS = 15_000;

/**
 * What a group's parts ask with. `act` is busy until the group has been looked at anew: a second press meets what is true then.
 * Undefined: it was not done.
 */
interface Asking {
  readonly api: Platform['api'];
  /** Of the group. */
  readonly path: string;
  readonly ask: ReturnType<typeof createRequests>['ask'];
  act<T>(method: Method, path: string, body?: object): Promise<T | undefined>;
}

/** The group's webhook, for its owner. */
function createWebhook({ path, act }: Asking) {
  /** The secret that signs; shown once. */
  const secret = signal('');
  /** Was a test sent? What became of it is the webhook's state. */
  const isTested = signal(false);
  return {
    secret,
    isTested,
    setWebhook: async (webhook: PutGroupWebhook): Promise<void> => {
      isTested.value = false;
      secret.value = (await act<CreatedGroupWebhook>('PUT', `${path}/webhook`, webhook))?.secret ?? '';
    },
    testWebhook: async (): Promise<void> => {
      isTested.value = (await act('POST', `${path}/webhook/test`, {})) !== undefined;
    },
    dropWebhook: async (): Promise<void> => {
      if ((await act('DELETE', `${path}/webhook`)) !== undefined) secret.value = '';
    },
  };
}

/** What a member, or the owner, changes of the group. */
function createChanges({ api, path, ask, act }: Asking) {
  const memberPath = (member: string): string => `${path}/members/${encodeURIComponent(member)}`;
  /** The game that is to be taken out; empty: none is chosen. */
  const leaving = signal('');
  return {
    leaving,
    change: (change: ChangeGroup) => act('PATCH', path, change),
    remove: (member: string) => act('DELETE', memberPath(member)),
    takeOut: async (): Promise<object | undefined> => {
      const game = leaving.peek();
      if (game === '') return undefined;
      const done = await act<object>('DELETE', `${path}/games/${game}`);
      if (done !== undefined) leaving.value = '';
      return done;
    },
    /** True when it is done. */
    leave: async (member: string): Promise<boolean> =>
      (await ask(() => api.ask('DELETE', memberPath(member)))) !== undefined,
    end: async (): Promise<boolean> => (await ask(() => api.ask('DELETE', path))) !== undefined,
  };
}

/** One group, for a member; for others what the link tells that they have followed. */
export const GroupModel = createModel((platform: Platform, id: string, token: string | undefined) => {
  const { api } = platform;
  const { asking, ask } = createRequests();
  const page = signal<GroupView | undefined>(undefined);
  const offer = signal<GroupOffer | undefined>(undefined);
  const failure = signal<ApiFailure | undefined>(undefined);
  /** Of a newcomer. */
  const name = signal('');
  /** The same at every press: after a lost answer the service knows this browser by it. */
  const entropy = platform.entropy();
  const load = oneAtATime(async () => {
    const answer = await api.ask<GroupView>('GET', pathOf(id));
    if (answer.ok) {
      page.value = answer.value;
      offer.value = failure.value = undefined;
      return;
    }
    const isOutside = answer.failure.code === 'NOT_FOUND';
    if (isOutside) page.value = undefined;
    if (!isOutside || token === undefined) {
      failure.value = answer.failure;
      return;
    }
    const offered = await api.ask<GroupOffer>('POST', `${pathOf(id)}/look`, { token });
    if (offered.ok) offer.value = offered.value;
    failure.value = offered.ok ? undefined : offered.failure;
  });
  const act = <T>(method: Method, path: string, body?: object): Promise<T | undefined> =>
    ask(async () => {
      const answer = await api.ask<T>(method, path, body);
      if (answer.ok) await load();
      return answer;
    });
  const parts = { api, path: pathOf(id), ask, act };
  return {
    asking,
    page,
    offer,
    failure,
    name,
    /** Keeps the page up to date while it is looked at. Returns how to stop. */
    watch: (): (() => void) => {
      const look = (): void => void (document.visibilityState === 'visible' && load());
      look();
      const timer = setInterval(look, AGAIN_MS);
      return () => clearInterval(timer);
    },
    join: async (): Promise<void> => {
      const joined = await act('POST', `${pathOf(id)}/join`, { token, name: name.peek(), entropy });
      if (joined !== undefined) offerRecovery(platform.device);
    },
    ...createChanges(parts),
    ...createWebhook(parts),
  };
});

export type Group = InstanceType<typeof GroupModel>;
