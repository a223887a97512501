import { useModel, useSignal } from '@preact/signals';
import { Carrack } from '../art/frame/Carrack.tsx';
import { seatName, titleWithGame } from '../components/names.ts';
import { Later } from '../components/Later.tsx';
import { LoadingNotice } from '../components/Loading.tsx';
import { NameField } from '../components/NameField.tsx';
import { Name } from '../components/Name.tsx';
import '../components/table/words.ts';
import { FailureNotice, Notice } from '../components/Notice.tsx';
import { Terms } from '../components/Terms.tsx';
import { ClaimModel } from '../models/claim.ts';
import type { Platform } from '../models/platform.ts';
import type { Visitor } from '../models/visitor.ts';
import { go } from '../routes.ts';
import type { GameView } from '#shared/protocol/http.ts';
import { isInvitationToken } from '#shared/protocol/ids.ts';
import { errorText, t, term } from '../i18n.ts';
import { useKnownName } from './useKnownName.ts';
import './words.ts';
import '../games/introductions.ts';

interface Props {
  readonly world: Platform;
  readonly visitor: Visitor;
  readonly game: string;
  readonly seat: number;
  /** From the link; undefined where a part of it is missing. */
  readonly token: string | undefined;
}

/** For a game that runs already. */
const takeOver = async () => (await import('../components/table/TakeOver.tsx')).TakeOver;
/** For invitations by mail only. */
const mailChoice = async () => (await import('../components/mail/MailChoice.tsx')).MailChoice;
/** For a table with other people. */
const seatTaken = async () => (await import('../components/mail/SeatTaken.tsx')).SeatTaken;
const decline = async () => (await import('../components/mail/Decline.tsx')).DeclineForm;

/** What a seat link opens. The link alone does nothing: mail scanners follow links too. */
export function JoinPage({ world: platform, visitor, game, seat, token }: Props) {
  const form = useModel(() => new ClaimModel(platform, game, seat, token));
  useKnownName(visitor, form.name);
  const asking = form.asking.value;
  const view = form.view.value;
  const taken = useSignal(false);
  /** A player is gone, and their seat is taken over. */
  const running = view?.status === 'running' && view.seats[seat]?.vacancy !== undefined;
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (!(await form.claim())) return;
    if (isAlone(form.view.peek(), seat)) go(`/g/${game}`);
    else taken.value = true;
  };
  if (taken.value) return <Later load={seatTaken} props={{ game, world: platform }} />;
  if (!form.looked.value) return <LoadingNotice />;
  return (
    <div class="narrow">
      <form onSubmit={submit}>
        <Carrack size={96} class="beside" />
        <What view={view} seat={seat} running={running} world={platform} />
        {token === undefined ? (
          <Notice kind="error">{errorText({ code: 'LINK_BROKEN' })}</Notice>
        ) : (
          <>
            <NameField label={t('page.join.name')} value={form.name} required />
            {isInvitationToken(token) && <Later load={mailChoice} props={{ mail: form.mail }} />}
            <p class="buttons">
              <button type="submit" class="primary" disabled={asking.kind === 'busy'}>
                {t(running ? 'page.takeOver.yes' : 'page.join.take')}
              </button>
            </p>
          </>
        )}
        <FailureNotice failure={asking.kind === 'failed' ? asking.failure : undefined} />
        {(asking.kind === 'failed' || token === undefined) && (
          <p>
            <a class="button" href={`/g/${game}`}>
              {t('page.join.look')}
            </a>
          </p>
        )}
      </form>
      {view !== undefined && <RulesInAMinute game={view.game} />}
      {view !== undefined && !running && <Terms view={view} />}
      {token !== undefined && isInvitationToken(token) && !running && (
        <Later load={decline} props={{ world: platform, game, seat, token }} />
      )}
    </div>
  );
}

/** Do only bots sit at the other seats? */
const isAlone = (view: GameView | undefined, own: number): boolean =>
  view !== undefined && view.seats.every(({ seat, kind }) => seat === own || kind === 'bot');

interface WhatProps extends Pick<Props, 'seat' | 'world'> {
  readonly view: GameView | undefined;
  readonly running: boolean;
}

/** What the link is for: the game, who is there, which seat. */
function What({ view, seat, running, world: platform }: WhatProps) {
  const others = (view?.seats ?? []).filter(
    (other) => other.kind !== 'open' && !(running && other.seat === seat),
  );
  return (
    <>
      <h1>
        {t(running ? 'page.takeOver.title' : 'page.join.title', {
          game: view === undefined ? term('game.some') : titleWithGame(view),
        })}
      </h1>
      {others.length > 0 && (
        <p>
          {t('page.join.others')}{' '}
          {others.map((other, at) => (
            <span key={other.seat}>
              {at > 0 && ', '}
              <Name>{seatName(other)}</Name>
            </span>
          ))}
        </p>
      )}
      {view !== undefined && running ? (
        <>
          <Terms view={view} />
          <Later load={takeOver} props={{ view, seat, world: platform }} />
        </>
      ) : (
        <p>{t('page.join.how', { seat: seat + 1 })}</p>
      )}
    </>
  );
}

const RulesInAMinute = ({ game }: { readonly game: string }) => (
  <details class="minute">
    <summary>{t('page.join.minute')}</summary>
    <p>{term(`page.join.minute.${game}`)}</p>
  </details>
);
