import { useModel, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Carrack } from '../../ui/art/Carrack.tsx';
import { seatName, titleWithGame, Name } from '../../ui/names.tsx';
import { LoadingNotice, FailureNotice, Notice, OnwardLinks } from '../../ui/notices.tsx';
import { NameField } from '../../ui/fields.tsx';
import { DeclineForm, MailChoice, SeatTaken, TakeOver } from './TakeSeat.tsx';
import { Terms } from './Terms.tsx';
import type { ApiFailure } from '../../lib/api.ts';
import { ClaimModel, meaningOf, type ClaimForm as Claiming, type LinkMeaning } from './claim.ts';
import type { Platform } from '../../lib/platform.ts';
import { type Visitor, useKnownName } from '../../lib/visitor.ts';
import { go, replaceBy, createPageCheck } from '../../routes.ts';
import type { GameView } from '#shared/protocol/http.ts';
import { isInvitationToken } from '#shared/protocol/ids.ts';
import { errorText, t, term } from '../../lib/i18n.ts';

interface Props {
  readonly platform: Platform;
  readonly visitor: Visitor;
  readonly game: string;
  readonly seat: number;
  /** From the link; undefined where a part of it is missing. */
  readonly token: string | undefined;
}

/** The page that a seat link opens. The link alone does nothing: mail scanners follow links too. */
export function JoinPage({ platform, visitor, game, seat, token }: Props) {
  const form = useModel(() => new ClaimModel(platform, game, seat, token));
  useKnownName(visitor, form.name);
  const view = form.view.value;
  const taken = useSignal(false);
  const declined = useSignal(false);
  const meaning = meaningOf(view, seat);
  /** A player who opens their own link again, as one does with a link one keeps, wants to play. */
  const isPlaying = form.isLoaded.value && meaning === 'own' && !taken.value;
  useEffect(() => {
    if (isPlaying) replaceBy(`/g/${game}`);
  }, [isPlaying, game]);
  const done = (): void => {
    if (isAlone(view, seat)) go(`/g/${game}`);
    else taken.value = true;
  };
  if (taken.value) return <SeatTaken game={game} platform={platform} />;
  if (!form.isLoaded.value || isPlaying) return <LoadingNotice />;
  if (declined.value) return <Declined title={view === undefined ? '' : titleWithGame(view)} />;
  if (form.missing.value !== undefined) return <NoGame failure={form.missing.value} />;
  const offer = { platform, game, seat, token, form, running: meaning === 'vacant' };
  return (
    <div class="narrow">
      <Carrack size={96} class="beside" />
      <h1>{titleOf(meaning, view)}</h1>
      <Others view={view} seat={seat} running={offer.running} />
      {meaning === 'free' || meaning === 'vacant' ? (
        <Offer {...offer} done={done} declined={() => (declined.value = true)} />
      ) : (
        <NotOffered game={game} meaning={meaning} />
      )}
    </div>
  );
}

/** The invitation is answered: there is no seat to take any more. */
const Declined = ({ title }: { readonly title: string }) => (
  <div class="narrow">
    <h1>{title || t('page.join.title.some')}</h1>
    <Notice kind="info">{t('page.decline.done')}</Notice>
    <OnwardLinks />
  </div>
);

/** There is nothing to take, and nothing to watch. */
const NoGame = ({ failure }: { readonly failure: ApiFailure }) => (
  <div class="narrow">
    <h1>{t('page.game.failed')}</h1>
    <FailureNotice failure={failure} />
    <OnwardLinks />
  </div>
);

interface OfferProps extends Pick<Props, 'platform' | 'game' | 'seat' | 'token'> {
  readonly form: Claiming;
  readonly running: boolean;
  /** The seat is taken. */
  done(): void;
  declined(): void;
}

/** The seat to take; below, what one wants to know before. */
function Offer(offer: OfferProps) {
  const { game, seat, token, platform } = offer;
  const view = offer.form.view.value;
  return (
    <>
      <ClaimForm {...offer} />
      {view !== undefined && (
        <>
          <RulesInAMinute game={view.game} />
          <Terms view={view} />
        </>
      )}
      {mayDecline(offer) && (
        <DeclineForm
          platform={platform}
          game={game}
          seat={seat}
          token={token}
          isKept={offer.form.isKept.value}
          done={offer.declined}
        />
      )}
    </>
  );
}

/** By mail, or as a companion: whoever has a link to share just does not use it. */
const mayDecline = ({ token, form }: OfferProps): boolean =>
  form.isKept.value || (token !== undefined && isInvitationToken(token));

/** The form: the seat, and the name to play under. */
function ClaimForm({ game, form, seat, token, running, platform, done }: Omit<OfferProps, 'declined'>) {
  const asking = form.asking.value;
  const view = form.view.value;
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    const isHere = createPageCheck();
    if ((await form.claim()) && isHere()) done();
  };
  return (
    <form onSubmit={submit}>
      {running && view !== undefined ? (
        <TakeOver view={view} seat={seat} platform={platform} />
      ) : (
        <p>{t('page.join.how', { seat: seat + 1 })}</p>
      )}
      {!form.isOffered.value ? (
        <Notice kind="error">{errorText({ code: 'LINK_BROKEN' })}</Notice>
      ) : (
        <>
          <NameField label={t('page.join.name')} value={form.name} required />
          {token !== undefined && isInvitationToken(token) && <MailChoice mail={form.mail} />}
          {/* Above the button: below it, a phone would not show it. */}
          <FailureNotice failure={asking.kind === 'failed' ? asking.failure : undefined} />
          <p class="buttons">
            <button type="submit" class="primary" disabled={asking.kind === 'busy'}>
              {t(running ? 'page.takeOver.yes' : 'page.join.take')}
            </button>
          </p>
        </>
      )}
      {(asking.kind === 'failed' || !form.isOffered.value) && <ToGame game={game} label={t('page.watch')} />}
    </form>
  );
}

interface NotOfferedProps {
  readonly game: string;
  readonly meaning: LinkMeaning;
}

function whyNot(meaning: LinkMeaning): string {
  if (meaning === 'left') return t('page.join.left');
  return meaning === 'other' ? t('page.join.other') : errorText({ code: 'SEAT_TAKEN' });
}

/** Why there is nothing to take here, and the way on. */
const NotOffered = ({ game, meaning }: NotOfferedProps) => (
  <>
    <p>{whyNot(meaning)}</p>
    <ToGame game={game} label={t(meaning === 'taken' ? 'page.watch' : 'page.join.go')} />
  </>
);

const ToGame = ({ game, label }: { readonly game: string; readonly label: string }) => (
  <p class="buttons">
    <a class="button" href={`/g/${game}`}>
      {label}
    </a>
  </p>
);

/** Do only bots sit at the other seats? */
const isAlone = (view: GameView | undefined, own: number): boolean =>
  view !== undefined && view.seats.every(({ seat, kind }) => seat === own || kind === 'bot');

function titleOf(meaning: LinkMeaning, view: GameView | undefined): string {
  if (view === undefined) return t('page.join.title.some');
  const game = titleWithGame(view);
  if (meaning === 'free') return t('page.join.title', { game });
  return meaning === 'vacant' ? t('page.takeOver.title', { game }) : game;
}

interface OthersProps {
  readonly view: GameView | undefined;
  readonly seat: number;
  readonly running: boolean;
}

/** The players who are at the table already. */
function Others({ view, seat, running }: OthersProps) {
  const others = (view?.seats ?? []).filter(
    (other) => other.kind !== 'open' && !(running && other.seat === seat),
  );
  if (others.length === 0) return null;
  return (
    <p>
      {t('page.join.others')}{' '}
      {others.map((other, at) => (
        <span key={other.seat}>
          {at > 0 && ', '}
          <Name>{seatName(other)}</Name>
          {other.kind === 'bot' &&
            ` (${t('page.seat.bot', { level: term(`page.level.${other.level ?? 'normal'}`) })})`}
        </span>
      ))}
    </p>
  );
}

const RulesInAMinute = ({ game }: { readonly game: string }) => (
  <details>
    <summary>{t('page.join.minute')}</summary>
    <p>{term(`page.join.minute.${game}`)}</p>
  </details>
);
