import { useModel } from '@preact/signals';
import { isolate, t } from '../../lib/i18n.ts';
import type { Platform } from '../../lib/platform.ts';
import { sendsMail } from '../../lib/visitor.ts';
import { AddressField } from '../../ui/fields.tsx';
import { FailureNotice, Notice } from '../../ui/notices.tsx';
import { NotificationOfferModel } from '../telling/index.ts';
import type { Joining } from './joining.ts';
import styles from './tables.module.css';

export interface PartProps {
  readonly model: Joining;
  readonly id: string;
  readonly platform: Platform;
}

export const Failed = ({ model }: Pick<PartProps, 'model'>) => {
  const { value } = model.asking;
  return <FailureNotice failure={value.kind === 'failed' ? value.failure : undefined} />;
};

/** What may tell them of their turns: without it nobody sits down. */
export function WaysToReach({ model, id, platform }: PartProps) {
  const missing = model.missing.value;
  const sent = model.sent.value;
  if (missing === undefined) return null;
  if (sent !== undefined)
    return (
      <p role="status">
        {sent.later === true
          ? t('page.asked.later')
          : t('page.joining.asked', { address: isolate(model.address.value) })}
      </p>
    );
  const submit = (event: Event): void => {
    event.preventDefault();
    void model.sendMail();
  };
  const isStuck = !sendsMail.value && !missing.session;
  return (
    <div class={styles.ways} role="group" aria-label={t('page.reach.ask')}>
      <Notice kind="info">{t(isStuck ? 'page.joining.nobody' : 'page.joining.why')}</Notice>
      {isStuck && (
        <p class="buttons">
          <a class="button primary" href="/new">
            {t('page.nav.new')}
          </a>
        </p>
      )}
      {sendsMail.value && (
        <form onSubmit={submit}>
          <AddressField
            label={t('page.reach.address')}
            value={model.address.value}
            write={(address) => (model.address.value = address)}
            own
          />
          <p class="buttons">
            <button type="submit" disabled={model.asking.value.kind === 'busy'}>
              {t('page.reach.mail')}
            </button>
          </p>
        </form>
      )}
      {missing.session && <OnDevice id={id} platform={platform} />}
    </div>
  );
}

/** For somebody whom the service knows: this device, or what the profile offers. */
function OnDevice({ id, platform }: Omit<PartProps, 'model'>) {
  const offer = useModel(() => new NotificationOfferModel(platform, id));
  const { asking } = offer;
  if (offer.state.value === 'device') return <p role="status">{t('page.reach.device.done')}</p>;
  return (
    <>
      <p class="buttons">
        {offer.deviceOffered.value && (
          <button type="button" disabled={asking.value.kind === 'busy'} onClick={() => void offer.byDevice()}>
            {t('page.reach.device')}
          </button>
        )}
        <a class="button" href="/me">
          {t('page.profile')}
        </a>
      </p>
      <FailureNotice failure={asking.value.kind === 'failed' ? asking.value.failure : undefined} />
    </>
  );
}
