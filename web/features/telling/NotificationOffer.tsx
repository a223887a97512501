import { useModel } from '@preact/signals';
import type { PushRefusal } from './pushDevice.ts';
import { NotificationOfferModel, type NotificationOffer } from './notificationOffer.ts';
import type { Platform } from '../../lib/platform.ts';
import { isolate, t } from '../../lib/i18n.ts';
import { FailureNotice } from '../../ui/notices.tsx';
import { AddressField } from '../../ui/fields.tsx';
import styles from './reach.module.css';

interface Props {
  readonly game: string;
  readonly platform: Platform;
}

/** Asks the player of a seat how to tell them of their turns. Nobody else sees it. */
export function NotificationOfferCard({ game, platform }: Props) {
  const model = useModel(() => new NotificationOfferModel(platform, game));
  return <NotificationQuestion model={model} />;
}

/** The question, or what became of it; nothing where it is settled. */
export function NotificationQuestion({ model }: { readonly model: NotificationOffer }) {
  const asking = model.asking.value;
  switch (model.state.value) {
    case undefined:
    case 'settled':
      return null;
    case 'asks':
      return (
        <>
          <Question model={model} />
          <Refusal refusal={model.refusal.value} />
          <FailureNotice failure={asking.kind === 'failed' ? asking.failure : undefined} />
        </>
      );
    case 'confirm':
      return <p role="status">{t('page.profile.mail.asked', { address: isolate(model.address.value) })}</p>;
    case 'later':
      return <p role="status">{t('page.asked.later')}</p>;
    case 'device':
      return <p role="status">{t('page.reach.device.done')}</p>;
    case 'silent':
      return (
        <p class={styles.reach}>
          <span class="muted">{t('page.reach.none')}</span>
          {model.hasAddress.value ? (
            <a class="button" href="/me">
              {t('page.reach.change')}
            </a>
          ) : (
            <button type="button" onClick={() => model.decline(false)}>
              {t('page.reach.change')}
            </button>
          )}
        </p>
      );
  }
}

function Question({ model }: { readonly model: NotificationOffer }) {
  const submit = (event: Event): void => {
    event.preventDefault();
    void model.byMail();
  };
  const buttons = <Buttons model={model} />;
  if (!model.mailOffered.value)
    return (
      <div class={`${styles.reach} card`} role="group" aria-labelledby="reach">
        <span id="reach">{t('page.reach.ask')}</span>
        {buttons}
      </div>
    );
  return (
    <form class={`${styles.reach} card`} onSubmit={submit}>
      <AddressField
        label={t('page.reach.ask')}
        value={model.address.value}
        write={(address) => (model.address.value = address)}
        own
        placeholder={t('page.reach.address')}
      />
      <button type="submit" disabled={model.asking.value.kind === 'busy'}>
        {t('page.reach.mail')}
      </button>
      {buttons}
    </form>
  );
}

const Buttons = ({ model }: { readonly model: NotificationOffer }) => (
  <>
    {model.deviceOffered.value && (
      <button
        type="button"
        disabled={model.asking.value.kind === 'busy'}
        onClick={() => void model.byDevice()}
      >
        {t('page.reach.device')}
      </button>
    )}
    <button type="button" onClick={() => model.decline(true)}>
      {t('page.reach.looks')}
    </button>
  </>
);

/** Why the browser shows no notifications. */
function Refusal({ refusal }: { readonly refusal: PushRefusal | undefined }) {
  const said = {
    blocked: 'channels.device.blocked.how',
    unanswered: 'channels.device.unanswered',
    refused: 'channels.device.refused',
  } as const;
  return <p role="status">{refusal === undefined ? '' : t(said[refusal])}</p>;
}
