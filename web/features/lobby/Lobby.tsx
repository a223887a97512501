import type { ComponentProps } from 'preact';
import { useEffect } from 'preact/hooks';
import { forgetSeatLinks, seatLinksOf, type SeatLinks, storeSeatLink } from '../../lib/seatLinks.ts';
import { Fetched, LoadingNotice, OnwardLinks, Notice } from '../../ui/notices.tsx';
import type { GameView, Replace } from '#shared/protocol/http.ts';
import { errorText, t, term } from '../../lib/i18n.ts';
import { formatDuration } from '../../lib/times.ts';
import { useSignal, type Signal } from '@preact/signals';
import type { Seat } from '#shared/kernel/types.ts';
import { tableApi } from '../../lib/api.ts';
import { titleWithGame } from '../../ui/names.tsx';
import { isAwaitingAnswer, Terms } from '../invitation/index.ts';
import { NotificationOfferCard, waitsForPeople } from '../telling/index.ts';
import { ListingSection, mayStartWithBots } from '../tables/index.ts';
import { ReportForm } from '../people/index.ts';
import { NameForm } from '../votes/index.ts';
import type { Game } from '../../table/game.ts';
import type { Platform } from '../../lib/platform.ts';
import { createPageCheck, go } from '../../routes.ts';
import styles from './lobby.module.css';
import { SeatCard, TakenSeat, FreeSeat, InvitedSeatCard } from './Seats.tsx';

/** A game that has not begun, or not yet for people without a seat. */
export function UnstartedGame(props: ComponentProps<typeof Lobby>) {
  const { id, status, watchDelay, you } = props.view;
  const { device } = props.platform;
  useEffect(() => {
    if (status !== 'open') forgetSeatLinks(device, id);
  }, [device, id, status]);
  if (status === 'aborted') return <AbortedGame {...props.view} />;
  if (status === 'open') return <Lobby {...props} />;
  // It has just begun: its first row is on the way, unless a watch delay keeps it back.
  return you === null && watchDelay > 0 ? <NotShownYet {...props.view} /> : <LoadingNotice />;
}

/** A game that was called off before it began. */
const AbortedGame = ({ game }: Pick<GameView, 'game'>) => (
  <div class="narrow">
    <h1>{term(`game.${game}`)}</h1>
    <p>{t('page.status.aborted')}</p>
    <OnwardLinks also="new" />
  </div>
);

/** A game with a watch delay that has just begun, to somebody without a seat. */
function NotShownYet({ game, watchDelay }: GameView) {
  return (
    <div class="narrow">
      <h1>{term(`game.${game}`)}</h1>
      <p>{t('page.watch.soon', { duration: formatDuration(watchDelay, { long: true }) })}</p>
    </div>
  );
}

interface LobbyProps {
  readonly game: Game;
  readonly view: GameView;
  readonly platform: Platform;
}

/** A game whose seats are being taken. */
function Lobby({ game, view, platform }: LobbyProps) {
  const links = useLinks(platform, view.id);
  const busy = game.asking.value.kind === 'busy';
  const openSeats = view.seats.filter(({ kind }) => kind === 'open').length;
  /** Of bots alone, and put off. */
  const waits = openSeats === 0;
  const renew = async (seat: Seat, request?: Partial<Replace>): Promise<boolean> => {
    const renewed = await renewLink(platform, view.id, game, seat, request);
    links.value = { ...links.value, ...renewed };
    return renewed !== undefined;
  };
  const start = async (): Promise<void> => {
    const isHere = createPageCheck();
    const begun = await game.request(() => tableApi(platform.api, view.id).start('normal'));
    if (begun !== undefined && isHere()) scrollTo(0, 0); // the table is another page, and is read from its top
  };
  return (
    <div class="narrow">
      <h1>{titleWithGame(view)}</h1>
      <p>{t(waits ? 'page.lobby.waits' : view.host ? 'page.lobby.host' : 'page.lobby.guest')}</p>
      {view.host && openSeats > 0 && <StartNow view={view} busy={busy} start={() => void start()} />}
      <ToOutsider view={view} />
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
                  leave={() => void leave({ game, view, platform }, info.seat)}
                  remove={(request) => void renew(info.seat, request)}
                />
              )}
              {view.host && info.kind === 'open' && (
                <InvitedSeatCard
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
      <BelowSeats game={game} view={view} platform={platform} busy={busy} offer={renew} />
      {/* Last: it comes late, and pushes nothing about. */}
      {waitsForPeople(view) && <NotificationOfferCard game={view.id} platform={platform} />}
    </div>
  );
}

async function leave({ game, view, platform }: LobbyProps, seat: Seat): Promise<void> {
  const isHere = createPageCheck();
  const left = await game.request(() => tableApi(platform.api, view.id).leave(seat));
  if (left !== undefined && !view.host && isHere()) go('/');
}

/** Fetched when it is opened. */
const inviteList = async () => (await import('../companions/index.ts')).InviteList;

/** Whom the host has played with, to invite them. */
function InviteCompanions(props: Omit<BelowProps, 'game'>) {
  const isOpen = useSignal(false);
  return (
    <details class="card" onToggle={({ currentTarget }) => (isOpen.value = currentTarget.open)}>
      <summary>{t('page.companions.invite')}</summary>
      {isOpen.value && <Fetched load={inviteList} props={props} />}
    </details>
  );
}

/** For somebody without a seat: whether they may have one. */
const ToOutsider = ({ view }: Pick<LobbyProps, 'view'>) => (
  <>
    <KeptSeat view={view} />
    {view.removed && <Notice kind="info">{errorText({ code: 'REMOVED' })}</Notice>}
  </>
);

/** The seat that the host keeps for the viewer. */
const KeptSeat = ({ view: { id, invited } }: Pick<LobbyProps, 'view'>) =>
  invited === undefined ? null : (
    <section class="card">
      <p>{t('page.companions.kept')}</p>
      <p class="buttons">
        <a class="button primary" href={`/join/${id}/${invited}`}>
          {t('page.companions.take')}
        </a>
      </p>
    </section>
  );

interface BelowProps extends LobbyProps {
  readonly busy: boolean;
  /** Offers a seat; true if that was done. */
  offer(seat: Seat, request: Partial<Replace>): Promise<boolean>;
}

/** Who may join, what is played, and what the host does with the game. */
const BelowSeats = ({ busy, offer, ...props }: BelowProps) => (
  <>
    {props.view.host && (
      <InviteCompanions view={props.view} platform={props.platform} busy={busy} offer={offer} />
    )}
    <ListingSection {...props} />
    <Terms view={props.view} />
    {props.view.listing !== undefined && !props.view.host && (
      <ReportForm at={`/api/games/${props.view.id}`} platform={props.platform} />
    )}
    {props.view.host && <ForHost {...props} busy={busy} />}
  </>
);

interface HostProps extends LobbyProps {
  readonly busy: boolean;
}

/** The host's actions on the whole game: name it, call it off. */
function ForHost({ game, view, platform, busy }: HostProps) {
  const cancel = () => void game.request(() => tableApi(platform.api, view.id).cancel());
  return (
    <>
      <NameForm game={game} view={view} platform={platform} />
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

interface StartProps {
  readonly view: GameView;
  readonly busy: boolean;
  start(): void;
}

/** Asks once: whoever was invited to these seats comes too late afterwards. */
const StartNow = ({ view, busy, start }: StartProps) => (
  <details class={styles.start}>
    <summary>{t('page.lobby.start')}</summary>
    <p>{t('page.lobby.start.what', { n: view.seats.filter(({ kind }) => kind === 'open').length })}</p>
    <p class="buttons">
      <button type="button" class="primary" disabled={busy || !mayStartWithBots(view)} onClick={start}>
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

/**
 * Offers a seat anew, which voids its link. The answer has a new one, but not for a guest who is invited. The result is the
 * seat's link, also where the device keeps none; undefined if it was not done.
 */
export async function renewLink(
  { api, device }: Pick<Platform, 'api' | 'device'>,
  id: string,
  game: Pick<Game, 'request'>,
  seat: Seat,
  request?: Partial<Replace>,
): Promise<SeatLinks | undefined> {
  const renewed = await game.request(() => tableApi(api, id).replace(seat, request));
  if (renewed === undefined) return undefined;
  storeSeatLink(device, id, seat, renewed.link);
  return { [seat]: renewed.link };
}
