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
import type { ApiFailure } from '../../lib/api.ts';
import type { Platform } from '../../lib/platform.ts';
import { createRequests, oneAtATime } from '../../lib/requests.ts';
import { offerRecovery } from '../profile/index.ts';

/** What the pages of groups know and ask. */

const pathOf = (id: string): string => `/api/groups/${encodeURIComponent(id)}`;

/** The visitor's groups. */
export const GroupsModel = createModel((platform: Platform) => {
  const { asking, ask } = createRequests();
  const groups = signal<readonly GroupSummary[] | undefined>(undefined);
  const failure = signal<ApiFailure | undefined>(undefined);
  /** Of a new one. */
  const name = signal('');
  const load = async (): Promise<void> => {
    const answer = await platform.api.ask<Groups>('GET', '/api/groups');
    failure.value = answer.ok ? undefined : answer.failure;
    if (answer.ok) groups.value = answer.value.groups;
  };
  void load();
  return {
    asking,
    groups,
    failure,
    name,
    /** The id of the group that was made. */
    make: async (): Promise<string | undefined> =>
      (await ask(() => platform.api.ask<CreatedGroup>('POST', '/api/groups', { name: name.peek() })))?.id,
  };
});

/** A page of a group that is looked at asks this often (ms). */
const AGAIN_MS = 15_000;

/** What a group's parts ask with. `done`: looks at the group anew after an answer; true if there was one. */
interface Asking {
  readonly api: Platform['api'];
  /** Of the group. */
  readonly path: string;
  readonly ask: ReturnType<typeof createRequests>['ask'];
  done(answer: unknown): Promise<boolean>;
}

/** The group's webhook, for its owner. */
function createWebhook({ api, path, ask, done }: Asking) {
  /** The secret that signs; shown once. */
  const secret = signal('');
  /** Was a test sent? What became of it is the webhook's state. */
  const isTested = signal(false);
  return {
    secret,
    isTested,
    setWebhook: async (webhook: PutGroupWebhook): Promise<void> => {
      const made = await ask(() => api.ask<CreatedGroupWebhook>('PUT', `${path}/webhook`, webhook));
      secret.value = made?.secret ?? '';
      await done(made);
    },
    testWebhook: async (): Promise<void> => {
      isTested.value = await done(await ask(() => api.ask('POST', `${path}/webhook/test`, {})));
    },
    dropWebhook: async () => done(await ask(() => api.ask('DELETE', `${path}/webhook`))),
  };
}

/** What a member, or the owner, changes of the group. */
function createChanges({ api, path, ask, done }: Asking) {
  const memberPath = (member: string): string => `${path}/members/${encodeURIComponent(member)}`;
  return {
    change: async (change: ChangeGroup) => done(await ask(() => api.ask('PATCH', path, change))),
    remove: async (member: string) => done(await ask(() => api.ask('DELETE', memberPath(member)))),
    takeOut: async (game: string) => done(await ask(() => api.ask('DELETE', `${path}/games/${game}`))),
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
  const done = async (answer: unknown): Promise<boolean> => {
    if (answer !== undefined) await load();
    return answer !== undefined;
  };
  const parts = { api, path: pathOf(id), ask, done };
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
      const joined = await ask(() =>
        api.ask('POST', `${pathOf(id)}/join`, { token, name: name.peek(), entropy }),
      );
      if (joined !== undefined) offerRecovery(platform.device);
      await done(joined);
    },
    ...createChanges(parts),
    ...createWebhook(parts),
  };
});

export type Group = InstanceType<typeof GroupModel>;
