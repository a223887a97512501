import { seatLinksOf, type SeatLinks } from '../../lib/seatLinks.ts';
import { useSignal, type Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Seat } from '#shared/kernel/types.ts';
import type { GameView, InvitationInfo, Replace, SeatInfo } from '#shared/protocol/http.ts';
import { tableApi } from '../../lib/api.ts';
import { SeatMark } from '../../ui/art/Pieces.tsx';
import { titleWithGame, seatName, Name } from '../../ui/names.tsx';
import { InvitedSeat, isAwaitingAnswer, SeatLink, Terms, renewLink } from '../invitation/index.ts';
import { Notice } from '../../ui/notices.tsx';
import { NotificationOfferCard, waitsForPeople } from '../telling/index.ts';
import { SeatHead } from '../../table/SeatHead.tsx';
import { NameForm } from '../votes/index.ts';
import type { Game } from '../../table/game.ts';
import type { Platform } from '../../lib/platform.ts';
import { go } from '../../routes.ts';
import { isolate, t } from '../../lib/i18n.ts';

interface Props {
  readonly game: Game;
  readonly view: GameView;
  readonly platform: Platform;
}

/** A game whose seats are being taken. */
export function Lobby({ game, view, platform }: Props) {
  const links = useLinks(platform, view.id);
  const busy = game.asking.value.kind === 'busy';
  /** Of bots alone, and put off. */
  const openSeats = view.seats.filter(({ kind }) => kind === 'open').length;
  const waits = openSeats === 0;
  const renew = async (seat: Seat, request?: Partial<Replace>): Promise<void> => {
    await renewLink(platform, view.id, game, seat, request);
    links.value = seatLinksOf(platform.device, view.id);
  };
  const leave = async (seat: Seat): Promise<void> => {
    const left = await game.request(() => tableApi(platform.api, view.id).leave(seat));
    if (left !== undefined && !view.host) go('/');
  };
  return (
    <div class="narrow">
      <h1>{titleWithGame(view)}</h1>
      <p>{t(waits ? 'page.lobby.waits' : view.host ? 'page.lobby.host' : 'page.lobby.guest')}</p>
      {view.removed && <Notice kind="info">{t('page.lobby.removed')}</Notice>}
      <h2>{t('page.seats')}</h2>
      <ul class="plain seats">
        {view.seats.map((info) => {
          const invitation = view.invitations?.find(({ seat }) => seat === info.seat);
          return (
            <SeatCard key={info.seat}>
              {info.kind === 'open' ? (
                <FreeSeat info={info} invited={invitation !== undefined && isAwaitingAnswer(invitation)} />
              ) : (
                <TakenSeat
                  info={info}
                  view={view}
                  busy={busy}
                  leave={() => void leave(info.seat)}
                  remove={(request) => void renew(info.seat, request)}
                />
              )}
              {view.host && info.kind === 'open' && (
                <OfferedSeat
                  info={info}
                  link={links.value[info.seat]}
                  invitation={invitation}
                  busy={busy}
                  renew={(request) => void renew(info.seat, request)}
                />
              )}
            </SeatCard>
          );
        })}
      </ul>
      <Terms view={view} />
      {view.host && <ForHost game={game} view={view} platform={platform} open={openSeats} busy={busy} />}
      {/* Last: it comes late, and pushes nothing about. */}
      {waitsForPeople(view) && <NotificationOfferCard game={view.id} platform={platform} />}
    </div>
  );
}

interface HostProps extends Props {
  readonly open: number;
  readonly busy: boolean;
}

/** What the host does with the whole game: name it, start it, call it off. */
function ForHost({ game, view, platform, open, busy }: HostProps) {
  const start = async (): Promise<void> => {
    const begun = await game.request(() => tableApi(platform.api, view.id).start('normal'));
    if (begun !== undefined) scrollTo(0, 0); // the table is another page, and is read from its top
  };
  const cancel = () => void game.request(() => tableApi(platform.api, view.id).cancel());
  return (
    <>
      <NameForm game={game} view={view} platform={platform} />
      {open > 0 && <StartNow open={open} busy={busy} start={() => void start()} />}
      <Cancel busy={busy} cancel={cancel} />
    </>
  );
}

/** The seat links that this device keeps. Another tab may renew them. */
function useLinks({ device }: Platform, game: string): Signal<SeatLinks> {
  const links = useSignal(seatLinksOf(device, game));
  useEffect(() => {
    const read = (): void => void (links.value = seatLinksOf(device, game));
    addEventListener('storage', read);
    return () => removeEventListener('storage', read);
  }, [links, device, game]);
  return links;
}

/**
 * A seat's card stays as high as it was while the page is in view: a seat that is taken moves no link of another one from
 * under a finger.
 */
function SeatCard({ children }: { readonly children: ComponentChildren }) {
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

interface StartProps {
  readonly open: number;
  readonly busy: boolean;
  start(): void;
}

/** Asks once: whoever was invited to these seats comes too late afterwards. */
const StartNow = ({ open, busy, start }: StartProps) => (
  <details class="card start-now">
    <summary>{t('page.lobby.start')}</summary>
    <p>{t('page.lobby.start.what', { n: open })}</p>
    <p class="buttons">
      <button type="button" class="primary" disabled={busy} onClick={start}>
        {t('page.lobby.start.yes')}
      </button>
    </p>
  </details>
);

interface TakenProps extends Omit<RemoveProps, 'name'> {
  readonly info: SeatInfo;
  readonly view: GameView;
  leave(): void;
}

/** A taken seat: its player may leave it, and the host may take it from others. */
const TakenSeat = ({ info, view, busy, leave, remove }: TakenProps) => {
  const isOwn = view.you === info.seat;
  return (
    <>
      <SeatHead info={info} name={seatName(info)} you={isOwn} acting={false} />
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

/** What cannot be taken back says so, and asks once. */
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

interface CancelProps {
  readonly busy: boolean;
  cancel(): void;
}

/** Asks once: a game that was called off does not come back. */
const Cancel = ({ busy, cancel }: CancelProps) => (
  <details class="card call-off">
    <summary>{t('page.lobby.cancel')}</summary>
    <p>{t('page.lobby.cancel.what')}</p>
    <p class="buttons">
      <button type="button" disabled={busy} onClick={cancel}>
        {t('page.lobby.cancel.yes')}
      </button>
    </p>
  </details>
);

interface FreeProps {
  readonly info: SeatInfo;
  /** Somebody is asked by mail; only the host knows. */
  readonly invited: boolean;
}

const FreeSeat = ({ info, invited }: FreeProps) => (
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
const OfferedSeat = ({ invitation, ...seat }: OfferedProps) => (
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
        <SeatLink label={label} link={location.origin + link} />
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
