import type { Signal } from '@preact/signals';
import type { Channels } from '#shared/protocol/http.ts';
import { isolate, t } from '../../lib/i18n.ts';
import type { Profile } from './profile.ts';
import { ADDRESS_PATTERN } from '../../ui/fields.tsx';
import { Notice } from '../../ui/notices.tsx';

interface MailProps {
  readonly profile: Profile;
  readonly mail: Channels['mail'];
}

/** On the profile: the address that mail goes to. */
export const OwnAddress = ({ profile, mail: { address, on, undeliverable: reason } }: MailProps) => (
  <>
    {address !== null && reason !== null && (
      <CameBack address={address} reason={reason} confirm={() => void profile.confirmAgain(address)} />
    )}
    {address !== null && (
      <>
        <p>{on ? t('page.profile.mail.has', { address: isolate(address) }) : t('page.profile.mail.muted')}</p>
        <p class="buttons">
          <button type="button" onClick={() => profile.mute(!on)}>
            {t(on ? 'page.profile.mail.mute' : 'page.profile.mail.on')}
          </button>
          <button type="button" onClick={profile.test}>
            {t('page.profile.mail.test')}
          </button>
          <button type="button" onClick={profile.forget}>
            {t('page.profile.mail.forget')}
          </button>
        </p>
      </>
    )}
    {address === null ? (
      <>
        <Confirm profile={profile} />
        <details>
          <summary>{t('page.profile.played')}</summary>
          <AddressForm value={profile.address} label={t('page.profile.signIn')} submit={profile.signIn} />
        </details>
      </>
    ) : (
      <details>
        <summary>{t('page.profile.mail.other')}</summary>
        <Confirm profile={profile} />
      </details>
    )}
  </>
);

const Confirm = ({ profile }: { readonly profile: Profile }) => (
  <AddressForm value={profile.address} label={t('page.profile.mail.confirm')} submit={profile.confirm} />
);

interface AddressProps {
  readonly value: Signal<string>;
  readonly label: string;
  submit(): Promise<void>;
}

/** An address, and what is done with it. */
export function AddressForm({ value, label, submit }: AddressProps) {
  const send = (event: Event): void => {
    event.preventDefault();
    void submit();
  };
  return (
    <form onSubmit={send}>
      <p>
        <label>
          {t('page.profile.mail.address')}
          <input
            type="email"
            required
            pattern={ADDRESS_PATTERN}
            autocomplete="email"
            value={value.value}
            onInput={({ currentTarget }) => {
              value.value = currentTarget.value;
            }}
          />
        </label>
      </p>
      <p class="buttons">
        <button type="submit">{label}</button>
      </p>
    </form>
  );
}

interface Props {
  readonly address: string;
  readonly reason: 'bounce' | 'complaint';
  /** Asks for a mail that confirms the address. */
  readonly confirm: () => void;
}

/** Says that nothing is sent to the player's address any more, why, and what takes it back. */
const CameBack = ({ address, reason, confirm }: Props) => (
  <>
    <Notice kind="warning">
      {t(`page.profile.mail.back.${reason}`, { address: isolate(address) })} {t('page.profile.mail.back.how')}
    </Notice>
    <p class="buttons">
      <button type="button" onClick={confirm}>
        {t('page.profile.mail.back.confirm')}
      </button>
    </p>
  </>
);
