import { createModel, signal, type Signal } from '@preact/signals';
import { fail } from '#shared/kernel/result.ts';
import type { AskedForMail, Groups, GroupSummary } from '#shared/protocol/http.ts';
import { accountApi } from '../../lib/accountApi.ts';
import type { Api, ApiResult } from '../../lib/api.ts';
import { IDLE, type Memory, type Platform, type RequestState } from '../../lib/platform.ts';
import { isOwnName } from '../../lib/visitor.ts';

/** Refusals of somebody whom nothing tells. */
const WITHOUT_WAY: ReadonlySet<string> = new Set(['UNREACHABLE', 'NO_SESSION']);

/** What the service would say, without the browser's complaint about it. */
const NOBODY = { code: 'NO_SESSION', status: 401 };

/** Where the device keeps the name that was typed at a table. Signing out deletes it (`forgetHere`). */
const keyOf = (game: string): string => `carrack.joins.${game}`;

function keptName(device: Memory, game: string): string {
  const kept = device.read(keyOf(game));
  return typeof kept === 'string' ? kept : '';
}

/** The visitor's groups; `ofTable`: those of them that the table is open to. Somebody without a session has none. */
function createGroups(api: Api, id: string) {
  const groups = signal<readonly GroupSummary[]>([]);
  const lookAtGroups = async (ofTable: boolean): Promise<void> => {
    const answer = await api.ask<Groups>('GET', `/api/groups${ofTable ? `?game=${id}` : ''}`);
    groups.value = answer.ok ? answer.value.groups : [];
  };
  return { groups, lookAtGroups };
}

/** Can games be listed on this service, and does it know the visitor? Their name is filled in, unless one is typed. */
function lookWhoIsHere(api: Api, name: Signal<string>) {
  const isPublic = signal(false);
  const isNobody = async (): Promise<boolean> => {
    const me = await api.me();
    if (!me.ok) return false;
    isPublic.value = me.value.publicTables === true;
    const known = me.value.player?.name;
    if (isOwnName(known) && name.peek() === '') name.value = known;
    return me.value.player === null;
  };
  void isNobody();
  return { isPublic, isNobody };
}

/** What a visitor, or a host, does about an open table. Only who can be told of their turns may sit at one. */
export const JoiningModel = createModel((platform: Platform, id: string, changed: () => Promise<void>) => {
  const { api } = platform;
  const path = `/api/games/${encodeURIComponent(id)}`;
  const asking = signal<RequestState>(IDLE);
  /** Kept while its owner fetches the mail that leads back here, maybe in another tab. */
  const name = signal(keptName(platform.device, id));
  /** Something must tell them first. `session`: they are somebody here, and a device may do it. */
  const missing = signal<{ readonly session: boolean } | undefined>(undefined);
  const address = signal('');
  /** The mail that was asked for; its link leads back to this table. */
  const sent = signal<AskedForMail | undefined>(undefined);
  /** Does the host want to accept each one? */
  const each = signal(false);
  const ask = async <T>(request: () => Promise<ApiResult<T>>): Promise<T | undefined> => {
    if (asking.peek().kind === 'busy') return undefined;
    asking.value = { kind: 'busy' };
    const answer = await request();
    const isMissing = !answer.ok && WITHOUT_WAY.has(answer.failure.code);
    if (isMissing) missing.value = { session: answer.failure.code === 'UNREACHABLE' };
    asking.value = answer.ok || isMissing ? IDLE : { kind: 'failed', failure: answer.failure };
    return answer.ok ? answer.value : undefined;
  };
  const done = async (answer: unknown): Promise<void> => {
    if (answer === undefined) return;
    missing.value = undefined;
    platform.device.forget(keyOf(id));
    await changed();
  };
  const { isPublic, isNobody } = lookWhoIsHere(api, name);
  return {
    name,
    address,
    asking,
    missing,
    sent,
    isPublic,
    ...createGroups(api, id),
    each,
    join: async (): Promise<void> => {
      const body = { name: name.peek(), entropy: platform.entropy() };
      const take = async (): Promise<ApiResult<unknown>> =>
        (await isNobody()) ? fail(NOBODY) : api.ask('POST', `${path}/join`, body);
      await done(await ask(take));
    },
    /** `group`: for its members alone. */
    list: async (group?: string) => {
      const accepts = each.peek() && group === undefined ? 'each' : 'all';
      await done(await ask(() => api.ask('POST', `${path}/listing`, { group, accepts })));
    },
    withdraw: async () => done(await ask(() => api.ask('DELETE', `${path}/join`))),
    /** Of a host: accepts or declines somebody who asks. Whoever asks no more is gone from the view. */
    answer: async (request: string, accept: boolean): Promise<void> => {
      await ask(() => api.ask('POST', `${path}/join-requests/${encodeURIComponent(request)}`, { accept }));
      await changed();
    },
    unlist: async () => done(await ask(() => api.ask('DELETE', `${path}/listing`))),
    agree: async (bots: boolean) => done(await ask(() => api.ask('PUT', `${path}/agreement`, { bots }))),
    /** Asks for the mail that signs in and leads back here. */
    sendMail: async (): Promise<void> => {
      platform.device.write(keyOf(id), name.peek());
      sent.value = await ask(() => accountApi(api).signInLink({ email: address.peek(), game: id }));
    },
  };
});

export type Joining = InstanceType<typeof JoiningModel>;
