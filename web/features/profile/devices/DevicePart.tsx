import type { ChannelsForm, DeviceState } from './channels.ts';
import { t } from '../../../lib/i18n.ts';
import { historyOf } from './ChannelList.tsx';
import { SectionOutcome } from './SectionOutcome.tsx';
import './channels.css';

interface Props {
  readonly model: ChannelsForm;
}

/** Whether this device shows notifications, and what the player can do about it. */
export function DevicePart({ model }: Props) {
  const state = model.state.value;
  return (
    <>
      {state !== undefined && <State state={state} model={model} />}
      <SectionOutcome model={model} section="device" />
    </>
  );
}

function State({ state, model }: Props & { readonly state: DeviceState }) {
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

function Off({ model }: Props) {
  const off = model.own.value?.off ?? null;
  return (
    <>
      <p>
        {t('channels.device.why')}{' '}
        {off !== null && <span class="channel-history">{t(`channels.off.${off}`)}</span>}
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
const Leave = ({ model }: Props) => (
  <button type="button" disabled={model.asking.value.kind === 'busy'} onClick={() => void model.leave()}>
    {t('channels.device.leave')}
  </button>
);

function On({ model }: Props) {
  const own = model.own.value;
  const busy = model.asking.value.kind === 'busy';
  if (own === undefined) return null;
  return (
    <>
      <p>
        {t('channels.device.on')} <span class="channel-history">{historyOf(own)}</span>
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
