import { computed, createModel, signal, type ReadonlySignal } from '@preact/signals';
import { ok } from '#shared/kernel/result.ts';
import type { ChannelInfo, Channels, CreatedWebhook, NewWebhook } from '#shared/protocol/http.ts';
import { accountApi } from '../../../lib/accountApi.ts';
import type { ApiResult } from '../../../lib/api.ts';
import {
  leaveDevice,
  switchOn,
  type PushRefusal,
  browserPushDevice,
  type PushDevice,
} from '../../telling/index.ts';
import { IDLE, type Platform, type RequestState } from '../../../lib/platform.ts';
import { outcomeOf } from '../../../lib/requests.ts';

/**
 * Whether this device shows notifications. `serviceOff`: the service sends none · `unsupported`, `homeScreen`: see
 * `PushSupport` · `blocked`: the player has forbidden them in the browser.
 */
export type DeviceState = 'serviceOff' | 'unsupported' | 'homeScreen' | 'blocked' | 'off' | 'on';

/** The player's channels, as the profile has fetched them. */
export interface ChannelSource {
  readonly channels: ReadonlySignal<Channels | undefined>;
  load(): Promise<void>;
}

/** The part of the profile in which something was asked for, and which says what came of it. */
export type ChannelSection = 'device' | 'others' | 'webhooks';

/** The result of the last test. */
export interface ChannelTest {
  readonly channel: ChannelInfo;
  /** Null: the other side has accepted it. */
  readonly error: string | null;
}

/** The state of this device, as the browser tells it. */
interface Seen {
  readonly permission: NotificationPermission;
  /** Id of this device's channel. */
  readonly own: string | undefined;
}

/** The player's devices and webhooks, as the profile shows and changes them. `player`: their id. */
export const ChannelsModel = createModel(
  (platform: Platform, player: string, source: ChannelSource, device: PushDevice = browserPushDevice) => {
    const { channels } = source;
    const account = accountApi(platform.api);
    const seen = signal<Seen | undefined>(undefined);
    const created = signal<CreatedWebhook | undefined>(undefined);
    const byId = (id: string | undefined) => channels.value?.channels.find((one) => one.id === id);
    const own = computed(() => byId(seen.value?.own));

    const refreshDevice = async (): Promise<void> => void (seen.value = await seeDevice(device, player));
    const { change, ...outcome } = changes(async () => {
      await Promise.all([source.load(), refreshDevice()]);
    });
    const sectionOf = (id: string): ChannelSection => {
      if (id === own.peek()?.id) return 'device';
      return byId(id)?.kind === 'webhook' ? 'webhooks' : 'others';
    };
    return {
      ...outcome,
      state: computed(() => stateOf(channels.value, device, seen.value, own.value)),
      /** This device's channel, also while it is off. */
      own,
      others: computed(() => listed(channels.value, 'push').filter(({ id }) => id !== own.value?.id)),
      webhooks: computed(() => listed(channels.value, 'webhook')),
      /** The webhook that was made last. The service tells its secret only once, and it goes with the page. */
      created,
      refreshDevice,
      /** Called in answer to a tap, because only then browsers ask. */
      switchOn: async () => {
        const key = channels.peek()?.push.key ?? null;
        const anew = own.peek()?.off === 'gone';
        if (key !== null) await change('device', () => switchOn(platform.api, device, { key, anew }));
      },
      /** Nothing of this device is left at the service. */
      leave: () => change('device', async () => ok(await leaveDevice(platform, device))),
      setOn: (id: string, on: boolean) => change(sectionOf(id), () => account.switchChannel(id, on)),
      remove: (id: string) => change(sectionOf(id), () => account.removeChannel(id)),
      test: async (id: string) => {
        const channel = byId(id);
        const answer = await change(sectionOf(id), () => account.testChannel(id));
        if (channel !== undefined && answer !== undefined)
          outcome.tested.value = { channel, error: answer.error };
      },
      /** True when it was made. */
      makeWebhook: async (webhook: NewWebhook) => {
        const answer = await change('webhooks', () => account.makeWebhook(webhook));
        created.value = answer ?? created.peek();
        return answer !== undefined;
      },
    };
  },
);

/** Does one thing at a time, and then shows what has become of it. */
function changes(refresh: () => Promise<void>) {
  const asking = signal<RequestState>(IDLE);
  const section = signal<ChannelSection>('device');
  const refusal = signal<PushRefusal | undefined>(undefined);
  const tested = signal<ChannelTest | undefined>(undefined);
  /** The answer; undefined if there is none, or if something else is on its way. */
  const change = async <T>(
    where: ChannelSection,
    request: () => Promise<ApiResult<T> | PushRefusal>,
  ): Promise<T | undefined> => {
    if (asking.peek().kind === 'busy') return undefined;
    asking.value = { kind: 'busy' };
    section.value = where;
    refusal.value = undefined;
    tested.value = undefined;
    const answer = await request();
    await refresh();
    if (typeof answer === 'string') {
      refusal.value = answer;
      asking.value = IDLE;
      return undefined;
    }
    asking.value = outcomeOf(answer);
    return answer.ok ? answer.value : undefined;
  };
  return { asking, section, refusal, tested, change };
}

const isOn = (channel: ChannelInfo | undefined): boolean => channel?.off === null;

const listed = (channels: Channels | undefined, kind: ChannelInfo['kind']): readonly ChannelInfo[] =>
  (channels?.channels ?? []).filter((channel) => channel.kind === kind);

/** A storage that is forbidden remembers nothing, and a device that nobody knows of is off. */
async function seeDevice(device: PushDevice, player: string): Promise<Seen> {
  if (device.support() !== 'here') return { permission: 'default', own: undefined };
  const permission = device.permission();
  try {
    const kept = await device.kept();
    const isOwn = kept?.player === player && (await device.isSubscribed());
    return { permission, own: isOwn ? kept.channel : undefined };
  } catch {
    return { permission, own: undefined };
  }
}

/** Undefined until service and browser have answered. */
function stateOf(
  channels: Channels | undefined,
  device: PushDevice,
  seen: Seen | undefined,
  own: ChannelInfo | undefined,
): DeviceState | undefined {
  if (channels === undefined || seen === undefined) return undefined;
  if (channels.push.key === null) return 'serviceOff';
  const support = device.support();
  if (support !== 'here') return support === 'homeScreen' ? 'homeScreen' : 'unsupported';
  if (seen.permission === 'denied') return 'blocked';
  return isOn(own) && seen.permission === 'granted' ? 'on' : 'off';
}

export type ChannelsForm = InstanceType<typeof ChannelsModel>;
