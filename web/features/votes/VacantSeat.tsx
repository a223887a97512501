import { useSignal } from '@preact/signals';
import type { InvitationInfo, Replace, SeatInfo } from '#shared/protocol/http.ts';
import type { RenewedSeat } from '../../lib/tableApi.ts';
import { isolate, t } from '../../lib/i18n.ts';
import { Invitation, InviteFold, SeatLink } from '../invitation/index.ts';

interface Props {
  /** The key of the matter. */
  readonly matter: string;
  readonly info: SeatInfo;
  readonly name: string;
  /** The viewer is a player who may offer the seat. */
  readonly atTable: boolean;
  /** By mail to this seat, if the viewer has made it. */
  readonly invitation: InvitationInfo | undefined;
  readonly busy: boolean;
  offer(request: Partial<Replace>): Promise<RenewedSeat | undefined>;
}

/** A seat whose player is gone: who plays it, and for players a way to offer it. */
export function VacantSeat({ matter, info, name, atTable, invitation, busy, offer }: Props) {
  const offered = useSignal<RenewedSeat | undefined>(undefined);
  const of = { name: isolate(name) };
  const renew = async (request: Partial<Replace>): Promise<void> => {
    offered.value = (await offer(request)) ?? offered.peek();
  };
  const label = t('page.vacant.label', of);
  const link = offered.value?.link;
  const seat = { label, invitation, busy, replace: (request: Partial<Replace>) => void renew(request) };
  return (
    <section class="card vacant-seat" tabIndex={-1} data-matter={matter}>
      <p>{t(info.vacancy === 'bot' ? 'page.vacant.finished' : 'page.vacant.seat', of)}</p>
      <div class="invited" role="status">
        <Invitation {...seat} />
      </div>
      {atTable && (
        <details>
          <summary>{t('page.vacant.offer', of)}</summary>
          <p>{t('page.vacant.offer.what')}</p>
          {link !== undefined && <SeatLink label={label} link={location.origin + link} />}
          <p class="buttons">
            <button type="button" disabled={busy} onClick={() => void renew({ open: true })}>
              {t(link === undefined ? 'page.vacant.link' : 'page.vacant.link.new')}
            </button>
          </p>
          <div class="invited">
            <InviteFold {...seat} />
          </div>
        </details>
      )}
    </section>
  );
}
