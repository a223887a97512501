import { useSignal } from '@preact/signals';
import { t } from '../../lib/i18n.ts';
import { Fetched } from '../../ui/notices.tsx';

/** Fetched when asked for: few need one, and it weighs 4 kB. */
const qrCode = async () => (await import('./QrCode.tsx')).QrCode;

interface Props {
  /** Whom the link is for, e.g. "Seat 2". */
  readonly label: string;
  readonly link: string;
}

/** A seat link, to show, copy or share. */
export function SeatLink({ label, link }: Props) {
  const copied = useSignal<'no' | 'yes' | 'failed'>('no');
  const code = useSignal(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      copied.value = 'yes';
    } catch {
      copied.value = 'failed';
    }
  };
  const share = (): void => {
    navigator.share?.({ title: t('page.title'), url: link }).catch(() => undefined); // the person closed it
  };
  return (
    <div class="seat-link">
      <label>
        {t('page.link.for', { label })}
        <input type="url" readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>
      <button type="button" onClick={copy} aria-label={t('page.link.copy.for', { label })}>
        {t('page.link.copy')}
      </button>
      {'share' in navigator && (
        <button type="button" onClick={share} aria-label={t('page.link.share.for', { label })}>
          {t('page.link.share')}
        </button>
      )}
      <button
        type="button"
        aria-expanded={code.value}
        onClick={() => (code.value = !code.value)}
        aria-label={t('page.link.qr.for', { label })}
      >
        {t('page.link.qr')}
      </button>
      <span role="status">
        {copied.value === 'yes' && t('page.link.copied')}
        {copied.value === 'failed' && t('page.link.copyFailed')}
      </span>
      {code.value && (
        <Fetched load={qrCode} props={{ text: link, label: t('page.link.qr.for', { label }) }} />
      )}
    </div>
  );
}
