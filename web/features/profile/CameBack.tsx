import { isolate, t } from '../../lib/i18n.ts';
import { Notice } from '../../ui/notices.tsx';

interface Props {
  readonly address: string;
  readonly reason: 'bounce' | 'complaint';
  /** Asks for a mail that confirms the address. */
  readonly confirm: () => void;
}

/** Says that nothing is sent to the player's address any more, why, and what takes it back. */
export const CameBack = ({ address, reason, confirm }: Props) => (
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
