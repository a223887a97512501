import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { GameView, InvitationInfo, Replace, SeatInfo } from '#shared/protocol/http.ts';
import { SeatMark } from '../../ui/art/Pieces.tsx';
import { seatName, Name } from '../../ui/names.tsx';
import { InvitedSeat, isAwaitingAnswer, SeatLink } from '../invitation/index.ts';
import { playerAddress } from '../people/index.ts';
import { SeatHead } from '../../table/SeatHead.tsx';
import { isolate, t } from '../../lib/i18n.ts';

/**
 * A seat's card stays as high as it was while the page is in view: a seat that is taken moves no link of another one from
 * under a finger.
 */
export function SeatCard({ children }: { readonly children: ComponentChildren }) {
  const card = useRef<HTMLLIElement>(null);
  const keep = (): void => {
    const seen = document.visibilityState === 'visible';
    if (card.current !== null) card.current.style.minHeight = seen ? `${card.current.offsetHeight}px` : '';
  };
  useLayoutEffect(keep);
  useEffect(() => {
    document.addEventListener('visibilitychange', keep);
    return () => document.removeEventListener('visibilitychange', keep);
  }, []);
  return (
    <li class="card" ref={card}>
      {children}
    </li>
  );
}

interface TakenProps extends Omit<RemoveProps, 'name'> {
  readonly info: SeatInfo;
  readonly view: GameView;
  leave(): void;
}

/** A taken seat: its player may leave it, and the host may take it from others. */
export const TakenSeat = ({ info, view, busy, leave, remove }: TakenProps) => {
  const isOwn = view.you === info.seat;
  return (
    <>
      <SeatHead
        info={info}
        name={seatName(info)}
        you={isOwn}
        acting={false}
        page={info.kind === 'person' && info.name !== null ? playerAddress(view, info.seat) : undefined}
      />
      {isOwn && (
        <AskOnce
          title={t('page.lobby.leave')}
          what={t(view.host ? 'page.lobby.leave.host' : 'page.lobby.leave.what')}
          yes={t('page.lobby.leave.yes')}
          busy={busy}
          act={leave}
        />
      )}
      {view.host && info.kind === 'person' && !isOwn && (
        <Remove name={info.name ?? ''} busy={busy} remove={remove} />
      )}
    </>
  );
};

interface AskProps {
  readonly title: string;
  readonly what: string;
  readonly yes: string;
  readonly busy: boolean;
  act(): void;
}

/** Says that this cannot be taken back, and asks once. */
const AskOnce = ({ title, what, yes, busy, act }: AskProps) => (
  <details>
    <summary>{title}</summary>
    <p>{what}</p>
    <p class="buttons">
      <button type="button" disabled={busy} onClick={act}>
        {yes}
      </button>
    </p>
  </details>
);

interface RemoveProps {
  /** As the host sees it: if somebody else has the seat by now, they keep it. */
  readonly name: string;
  readonly busy: boolean;
  remove(request: Partial<Replace>): void;
}

const Remove = ({ name, busy, remove }: RemoveProps) => {
  const of = { name: isolate(name) };
  return (
    <AskOnce
      title={t('page.lobby.remove', of)}
      what={t('page.lobby.remove.what', of)}
      yes={t('page.lobby.remove.yes', of)}
      busy={busy}
      act={() => remove({ open: true, remove: name })}
    />
  );
};

interface FreeProps {
  readonly info: SeatInfo;
  /** Somebody is asked by mail; only the host knows. */
  readonly invited: boolean;
}

export const FreeSeat = ({ info, invited }: FreeProps) => (
  <div class="seat-head">
    <h3>
      <SeatMark seat={info.seat} size={20} />
      <Name>{seatName(info)}</Name>
    </h3>
    {!invited && <span class="muted">{t('page.lobby.free')}</span>}
  </div>
);

interface OpenSeatProps {
  readonly info: SeatInfo;
  readonly link: string | undefined;
  readonly busy: boolean;
  renew(request?: Partial<Replace>): void;
}

interface OfferedProps extends OpenSeatProps {
  readonly invitation: InvitationInfo | undefined;
}

/** An open seat is offered by mail or by a link. */
export const InvitedSeatCard = ({ invitation, ...seat }: OfferedProps) => (
  <>
    {(invitation === undefined || !isAwaitingAnswer(invitation)) && (
      <OpenSeat {...seat} wasInvited={invitation !== undefined} />
    )}
    <InvitedSeat label={seatName(seat.info)} invitation={invitation} busy={seat.busy} replace={seat.renew} />
  </>
);

/** The link of an open seat, where this device still knows it, and a new one where it does not. */
function OpenSeat({ info, link, busy, renew, wasInvited }: OpenSeatProps & { readonly wasInvited: boolean }) {
  const label = seatName(info);
  return (
    <>
      {link === undefined ? (
        !wasInvited && <p>{t('page.link.unknown')}</p>
      ) : (
        <SeatLink key={link} label={label} link={location.origin + link} />
      )}
      <p class="buttons">
        <button
          type="button"
          disabled={busy}
          onClick={() => renew()}
          aria-label={t('page.link.renew.for', { label })}
        >
          {t('page.link.renew')}
        </button>
      </p>
    </>
  );
}
