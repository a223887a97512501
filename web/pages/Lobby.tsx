import { useSignal, type Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Seat } from '#shared/kernel/types.ts';
import type { GameView, InvitationInfo, Replace, SeatInfo } from '#shared/protocol/http.ts';
import { tableApi } from '../tableApi.ts';
import { SeatMark } from '../art/frame/Seat.tsx';
import { titleWithGame, seatName } from '../components/names.ts';
import { InvitedSeat, isAwaitingAnswer } from '../components/mail/InvitedSeat.tsx';
import { Name } from '../components/Name.tsx';
import { Later } from '../components/Later.tsx';
import { SeatHead } from '../components/SeatHead.tsx';
import { SeatLink } from '../components/SeatLink.tsx';
import { NameForm } from '../components/table/NameForm.tsx';
import { Terms } from '../components/Terms.tsx';
import type { Game } from '../models/game.ts';
import { linksOf, renewLink, type Links } from '../models/links.ts';
import { waitsForPeople } from '../models/reach.ts';
import type { Platform } from '../models/platform.ts';
import { t } from '../i18n.ts';
import './words.ts';

/** For players only, and those who wait for others. */
const reachCard = async () => (await import('../components/mail/ReachCard.tsx')).ReachCard;

interface Props {
  readonly game: Game;
  readonly view: GameView;
  readonly world: Platform;
}

/** A game whose seats are being taken. */
export function Lobby({ game, view, world: platform }: Props) {
  const links = useLinks(platform, view.id);
  const busy = game.asking.value.kind === 'busy';
  /** Of bots alone, and put off. */
  const openSeats = view.seats.filter(({ kind }) => kind === 'open').length;
  const waits = openSeats === 0;
  const renew = async (seat: Seat, request?: Partial<Replace>): Promise<void> => {
    await renewLink(platform, view.id, game, seat, request);
    links.value = linksOf(platform.device, view.id);
  };
  const start = async (): Promise<void> => {
    const begun = await game.request(() => tableApi(platform.api, view.id).start('normal'));
    if (begun !== undefined) scrollTo(0, 0); // the table is another page, and is read from its top
  };
  const cancel = () => void game.request(() => tableApi(platform.api, view.id).cancel());
  return (
    <div class="narrow">
      <h1>{titleWithGame(view)}</h1>
      <p>{t(waits ? 'page.lobby.waits' : view.host ? 'page.lobby.host' : 'page.lobby.guest')}</p>
      <h2>{t('page.seats')}</h2>
      <ul class="plain seats">
        {view.seats.map((info) => {
          const invitation = view.invitations?.find(({ seat }) => seat === info.seat);
          return (
            <SeatCard key={info.seat}>
              {info.kind === 'open' ? (
                <FreeSeat info={info} invited={invitation !== undefined && isAwaitingAnswer(invitation)} />
              ) : (
                <SeatHead info={info} name={seatName(info)} you={view.you === info.seat} acting={false} />
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
      {view.host && (
        <>
          <NameForm game={game} view={view} world={platform} />
          {!waits && <StartNow open={openSeats} busy={busy} start={() => void start()} />}
          <Cancel busy={busy} cancel={cancel} />
        </>
      )}
      {/* Last: it comes late, and pushes nothing about. */}
      {waitsForPeople(view) && <Later quiet load={reachCard} props={{ game: view.id, world: platform }} />}
    </div>
  );
}

/** The seat links that this device keeps. Another tab may renew them. */
function useLinks({ device }: Platform, game: string): Signal<Links> {
  const links = useSignal(linksOf(device, game));
  useEffect(() => {
    const read = (): void => void (links.value = linksOf(device, game));
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
