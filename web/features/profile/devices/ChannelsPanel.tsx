import { useModel } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import {
  ChannelsModel,
  type ChannelSource,
  type ChannelsForm,
  type DeviceState,
  type ChannelSection,
} from './channels.ts';
import type { Platform } from '../../../lib/platform.ts';
import type { Visitor } from '../../../lib/visitor.ts';
import { t, isolate } from '../../../lib/i18n.ts';
import { ChannelList, historyOf, WebhookForm } from './ChannelList.tsx';
import { useScrollOnChange } from '../../../ui/scrollIntoView.ts';
import { FailureNotice } from '../../../ui/notices.tsx';
import { deliveryErrorText } from '../../../ui/webhooks.tsx';
import styles from '../profile.module.css';

interface Props {
  readonly platform: Platform;
  readonly visitor: Visitor;
  /** Id of the player. */
  readonly player: string;
  readonly source: ChannelSource;
}

/** On the profile: notifications on this device and on others, and webhooks. */
export function ChannelsPanel({ platform, visitor, player, source }: Props) {
  const model = useModel(() => new ChannelsModel(platform, player, source));
  useEffect(() => {
    const refresh = (): void => void model.refreshDevice(); // the player may come back from the browser's settings
    refresh();
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [model]);
  return (
    <>
      <h2>{t('channels.device.title')}</h2>
      <DevicePart model={model} />
      {model.others.value.length > 0 && (
        <>
          <h2>{t('channels.others')}</h2>
          <ChannelList model={model} channels={model.others.value} />
          <SectionOutcome model={model} section="others" />
        </>
      )}
      <h2>{t('channels.webhooks')}</h2>
      <p>{t('channels.webhooks.why')}</p>
      <ChannelList model={model} channels={model.webhooks.value} games={visitor.games.value} />
      <SectionOutcome model={model} section="webhooks" />
      <WebhookForm model={model} games={visitor.games.value ?? []} />
    </>
  );
}

interface DevicePartProps {
  readonly model: ChannelsForm;
}

/** Whether this device shows notifications, and what the player can do about it. */
function DevicePart({ model }: DevicePartProps) {
  const state = model.state.value;
  return (
    <>
      {state !== undefined && <State state={state} model={model} />}
      <SectionOutcome model={model} section="device" />
    </>
  );
}

function State({ state, model }: DevicePartProps & { readonly state: DeviceState }) {
  switch (state) {
    case 'serviceOff':
      return <p>{t('channels.device.serviceOff')}</p>;
    case 'unsupported':
      return <p>{t('channels.device.unsupported')}</p>;
    case 'homeScreen':
      return (
        <>
          <p>{t('channels.device.homeScreen')}</p>
          <p>{t('channels.device.homeScreen.signIn')}</p>
        </>
      );
    case 'blocked':
      return (
        <>
          <p>
            <strong>{t('channels.device.blocked')}</strong> {t('channels.device.blocked.how')}
          </p>
          {model.own.value !== undefined && (
            <p class="buttons">
              <Leave model={model} />
            </p>
          )}
        </>
      );
    case 'off':
      return <Off model={model} />;
    case 'on':
      return <On model={model} />;
  }
}

function Off({ model }: DevicePartProps) {
  const off = model.own.value?.off ?? null;
  return (
    <>
      <p>
        {t('channels.device.why')}{' '}
        {off !== null && <span class={styles.history}>{t(`channels.off.${off}`)}</span>}
      </p>
      <p class="buttons">
        <button
          type="button"
          disabled={model.asking.value.kind === 'busy'}
          onClick={() => void model.switchOn()}
        >
          {t('channels.device.switchOn')}
        </button>
        {off !== null && <Leave model={model} />}
      </p>
    </>
  );
}

/** Takes this device off the list of the player's channels, although it shows nothing now. */
const Leave = ({ model }: DevicePartProps) => (
  <button type="button" disabled={model.asking.value.kind === 'busy'} onClick={() => void model.leave()}>
    {t('channels.device.leave')}
  </button>
);

function On({ model }: DevicePartProps) {
  const own = model.own.value;
  const busy = model.asking.value.kind === 'busy';
  if (own === undefined) return null;
  return (
    <>
      <p>
        {t('channels.device.on')} <span class={styles.history}>{historyOf(own)}</span>
      </p>
      <p class="buttons">
        <button type="button" disabled={busy} onClick={() => void model.test(own.id)}>
          {t('channels.device.test')}
        </button>
        <button type="button" disabled={busy} onClick={() => void model.leave()}>
          {t('channels.device.switchOff')}
        </button>
      </p>
    </>
  );
}

interface SectionOutcomeProps {
  readonly model: ChannelsForm;
  readonly section: ChannelSection;
}

/** The result of the last request in this section. */
function SectionOutcome({ model, section }: SectionOutcomeProps) {
  const isHere = model.section.value === section;
  const asking = model.asking.value;
  const failure = isHere && asking.kind === 'failed' ? asking.failure : undefined;
  const text = isHere ? said(model) : '';
  const outcome = useScrollOnChange<HTMLDivElement>(failure ?? (text || undefined));
  return (
    <div ref={outcome}>
      <p role="status">{text}</p>
      <FailureNotice failure={failure} />
    </div>
  );
}

function said({ refusal, tested }: ChannelsForm): string {
  switch (refusal.value) {
    case 'unanswered':
      return t('channels.device.unanswered');
    case 'refused':
      return t('channels.device.refused');
    case 'blocked': // the device's state says it
    case undefined:
      break;
  }
  if (tested.value === undefined) return '';
  const { channel, error } = tested.value;
  const name = isolate(channel.name);
  return error === null
    ? t('channels.tested', { name })
    : t('channels.tested.not', { name, error: deliveryErrorText(error) });
}
