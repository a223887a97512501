import { useSignal } from '@preact/signals';
import type { InvitationInfo, Replace } from '#shared/protocol/http.ts';
import { isolate, t } from '../../lib/i18n.ts';
import { Name } from '../../ui/names.tsx';
import { sendsMail } from '../../lib/visitor.ts';
import { AddressField, useCopying } from '../../ui/fields.tsx';
import { Fetched } from '../../ui/notices.tsx';

interface Props {
  /** The seat's name. */
  readonly label: string;
  readonly invitation: InvitationInfo | undefined;
  readonly busy: boolean;
  /** Offers the seat anew. */
  replace(request: Partial<Replace>): void;
}

/** Shows the host the invitation to this seat and its state, and a form to invite somebody. */
export const InvitedSeat = (props: Props) => (
  <div class="invited">
    <Invitation {...props} />
    <InviteFold {...props} />
  </div>
);

/** The form to invite somebody: somebody else where a guest is still asked. A service without mail has none. */
export const InviteFold = ({ label, invitation, busy, replace }: Props) =>
  sendsMail.value ? (
    <details>
      <summary>
        {t(invitation && isAwaitingAnswer(invitation) ? 'page.invite.else' : 'page.invite.other')}
      </summary>
      <InviteForm key={invitation?.email} label={label} busy={busy} replace={replace} />
    </details>
  ) : null;

/** May its guest still answer? */
export const isAwaitingAnswer = ({ state }: InvitationInfo): boolean =>
  state === 'queued' || state === 'sent' || state === 'failed';

/** The state of an invitation, and buttons that change it; nothing of one that was withdrawn. */
export function Invitation({ invitation, busy, replace }: Omit<Props, 'label'>) {
  if (invitation === undefined || invitation.state === 'revoked') return null;
  const { companion = false, state, reason, later } = invitation;
  const email = companion ? (invitation.name ?? '') : invitation.email;
  return (
    <>
      <p>{t(`page.invite.state.${later ? 'later' : state}`, { email: isolate(email) })}</p>
      {reason !== null && (
        <p>
          {t('page.invite.reason')} <Name>{reason}</Name>
        </p>
      )}
      {isAwaitingAnswer(invitation) && (
        <p class="buttons">
          {!companion && (
            <button
              type="button"
              disabled={busy}
              onClick={() => replace({})}
              aria-label={t('page.invite.again.for', { email })}
            >
              {t('page.invite.again')}
            </button>
          )}
          <button
            type="button"
            disabled={busy}
            onClick={() => replace({ open: true })}
            aria-label={t('page.invite.open.for', { email })}
          >
            {t('page.invite.open')}
          </button>
        </p>
      )}
    </>
  );
}

function InviteForm({ label, busy, replace }: Omit<Props, 'invitation'>) {
  const email = useSignal('');
  const submit = (event: Event): void => {
    event.preventDefault();
    replace({ invite: { email: email.peek() } });
  };
  return (
    <form onSubmit={submit}>
      <AddressField
        label={t('page.invite.email', { label })}
        value={email.value}
        write={(address) => (email.value = address)}
      />
      <p class="buttons">
        <button type="submit" disabled={busy}>
          {t('page.invite.send')}
        </button>
      </p>
    </form>
  );
}

/** Fetched when asked for: few need one, and it weighs 4 kB. */
const qrCode = async () => (await import('./QrCode.tsx')).QrCode;

interface SeatLinkProps {
  /** Whom the link is for, e.g. "Seat 2". */
  readonly label: string;
  readonly link: string;
}

/** A link, to show, copy or share. The link is its key as well: another one has not been copied. */
export function SeatLink({ label, link }: SeatLinkProps) {
  const copying = useCopying();
  const code = useSignal(false);
  const share = (): void => {
    navigator.share?.({ title: t('page.title'), url: link }).catch(() => undefined); // the person closed it
  };
  return (
    <div class="seat-link">
      <label>
        {t('page.link.for', { label })}
        <input type="url" readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>
      <button
        type="button"
        onClick={() => copying.copy(link)}
        aria-label={t('page.link.copy.for', { label })}
      >
        {t('page.link.copy')}
      </button>
      {'share' in navigator && (
        <button type="button" onClick={share} aria-label={t('page.link.share.for', { label })}>
          {t('page.share')}
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
      <span role="status">{copying.said}</span>
      {code.value && (
        <Fetched load={qrCode} props={{ text: link, label: t('page.link.qr.for', { label }) }} />
      )}
    </div>
  );
}
