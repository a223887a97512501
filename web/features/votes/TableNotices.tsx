import { useModel, type Signal, useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Commit } from '#shared/kernel/log.ts';
import { lastDecision } from '#shared/kernel/recap.ts';
import type { Seat } from '#shared/kernel/types.ts';
import type { Replace, InvitationInfo, SeatInfo } from '#shared/protocol/http.ts';
import { useTable } from '../../table/context.tsx';
import {
  tableOffers,
  sendVote,
  TableRequestsModel,
  type TableRequests,
  matterPlace,
  tableMatters,
  type CardsOverBoard,
  type Matter,
  endedVote,
} from './votes.ts';
import { t, isolate } from '../../lib/i18n.ts';
import { serviceNow } from '../../lib/serviceClock.ts';
import { usePageVisible } from '../../lib/browserPage.ts';
import { FailureNotice } from '../../ui/notices.tsx';
import { QuestionCard, EndedVote } from './Questions.tsx';
import type { RenewedSeat } from '../../lib/api.ts';
import { Invitation, InviteFold, SeatLink } from '../invitation/index.ts';
import type { RefObject } from 'preact';
import styles from './votes.module.css';

interface TableNoticesProps {
  /**
   * Keys of the cards over the board; what comes while the page is seen waits in the turn bar (`TableNews`). Where there is no
   * board, all stands here at once.
   */
  readonly cardsOverBoard?: Signal<CardsOverBoard>;
}

/** Cards about the table itself: an open question, a seat that is vacant, a game that sleeps. */
export function TableNotices(props: TableNoticesProps) {
  const { game, view, platform } = useTable();
  const requests = useModel(() => new TableRequestsModel(view.id, game, platform));
  const isSeen = usePageVisible().value;
  const all = tableMatters(game, view, endedVote(game, view));
  const cardsOverBoard = useCardsOverBoard(props.cardsOverBoard, all, isSeen);
  const cards = all.filter((matter) => matterPlace(matter, cardsOverBoard, view.you) === 'above');
  const reserved = useReservedHeight({
    keys: cards.map(({ kind, key }) => `${kind} ${key}`),
    isSeen,
    acts: `${view.status} ${lastAct(game.log.value, view.you)}`,
  });
  const asking = requests.asking.value;
  if (cards.length === 0 && reserved.height === 0) return null;
  return (
    <div class="table-cards" ref={reserved.place} style={{ minHeight: `${reserved.height}px` }}>
      {cards.map((matter) => (
        <Card key={matter.key} matter={matter} requests={requests} during={reserved.during} />
      ))}
      <FailureNotice failure={asking.kind === 'failed' ? asking.failure : undefined} />
    </div>
  );
}

/** The viewer's last decision. Who has no seat decides nothing: the last row. */
const lastAct = (log: readonly Commit[], you: Seat | null): number =>
  you === null ? log.length : lastDecision(log, you);

/** All that is there when the table is drawn, or while nobody sees it. What has gone and comes again is new. */
function useCardsOverBoard(
  cardsOverBoard: Signal<CardsOverBoard> | undefined,
  all: readonly Matter[],
  isSeen: boolean,
): CardsOverBoard {
  const keys = all.map(({ key }) => key);
  const before = isSeen ? cardsOverBoard?.value : undefined;
  const now = before?.filter((key) => keys.includes(key)) ?? keys;
  useLayoutEffect(() => {
    if (cardsOverBoard !== undefined && cardsOverBoard.peek()?.join() !== now.join())
      cardsOverBoard.value = now;
  });
  return now;
}

interface CardProps {
  readonly matter: Matter;
  readonly requests: TableRequests;
  /** Cards that go while this request is under way go by the player's own tap. */
  during(request: Promise<unknown>): void;
}

function Card({ matter, requests, during }: CardProps) {
  const { game, view, platform, name } = useTable();
  const { you } = view;
  const busy = requests.asking.value.kind === 'busy';
  switch (matter.kind) {
    case 'own':
      return (
        <OwnSeat
          {...matter}
          matter={matter.key}
          hasWayBack={you !== null && game.signedIn.value === undefined}
          busy={busy}
          comeBack={() => during(requests.comeBack())}
        />
      );
    case 'question':
      return (
        <QuestionCard
          question={matter.question}
          game={view.id}
          you={you}
          pausedUntil={view.clock?.pausedUntil ?? null}
          busy={game.asking.value.kind === 'busy'}
          name={name}
          vote={(answer) => during(sendVote(game, platform, matter.question, answer))}
        />
      );
    case 'ended':
      return (
        <section class="card vote-ended" tabIndex={-1} data-matter={matter.key}>
          <EndedVote {...matter} close={() => during(Promise.resolve())} />
        </section>
      );
    case 'seat': {
      const { info } = matter;
      return (
        <VacantSeat
          matter={matter.key}
          info={info}
          name={name(info.seat)}
          atTable={tableOffers(view, game.log.value, serviceNow()) !== undefined}
          invitation={view.invitations?.find(({ seat }) => seat === info.seat)}
          busy={busy}
          offer={(request: Partial<Replace>) => requests.offer(info.seat, request)}
        />
      );
    }
  }
}

interface OwnProps extends Omit<Extract<Matter, { readonly kind: 'own' }>, 'key' | 'kind'> {
  /** The key of the matter. */
  readonly matter: string;
  readonly hasWayBack: boolean;
  readonly busy: boolean;
  comeBack(): void;
}

/** The way back to a seat that one has left or lost, until somebody takes it, and for all into a game that sleeps. */
const OwnSeat = ({ matter, vacancy, asleep, hasWayBack, busy, comeBack }: OwnProps) => (
  <section class={`card ${styles.ownSeat}`} id="own-seat" tabIndex={-1} data-matter={matter}>
    {asleep && <p>{t('page.asleep')}</p>}
    {vacancy !== undefined && (
      <p>
        <strong>{t(`page.vacant.${vacancy}`)}</strong> {t('page.vacant.gone')}
      </p>
    )}
    {hasWayBack && (
      <p class="buttons">
        <button type="button" class="primary" disabled={busy} onClick={comeBack}>
          {t(vacancy === undefined ? 'page.asleep.wake' : 'page.vacant.back')}
        </button>
      </p>
    )}
  </section>
);

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
    <section class={`card ${styles.vacantSeat}`} tabIndex={-1} data-matter={matter}>
      <p>{t(info.vacancy === 'bot' ? 'page.vacant.finished' : 'page.vacant.seat', of)}</p>
      <div class="invited" role="status">
        <Invitation {...seat} />
      </div>
      {atTable && (
        <details>
          <summary>{t('page.vacant.offer', of)}</summary>
          <p>{t('page.vacant.offer.what')}</p>
          {link !== undefined && <SeatLink key={link} label={label} link={location.origin + link} />}
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

interface Given {
  /** Keys of the cards that are drawn in the place now. */
  readonly keys: readonly string[];
  /** Is the page in front of somebody? */
  readonly isSeen: boolean;
  /** Changes when the viewer has acted, or goes on to something else. */
  readonly acts: unknown;
}

interface Reserved {
  readonly place: RefObject<HTMLDivElement | null>;
  /** In px; 0 for none. */
  readonly height: number;
  /** Cards that go during this request go by the player's own tap, and leave no space. */
  during(request: Promise<unknown>): void;
}

/**
 * Keeps the space of a card that goes by itself until the player acts or the page is hidden: what is below stays, and
 * nothing comes under a finger.
 */
function useReservedHeight({ keys, isSeen, acts }: Given): Reserved {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef({ keys, acts, height: 0 });
  const asks = useRef(false);
  const now = last.current;
  const hasGone = now.keys.some((key) => !keys.includes(key));
  if (!isSeen || acts !== now.acts) now.height = 0;
  else if (hasGone) now.height = asks.current ? 0 : (place.current?.offsetHeight ?? 0); // as it is still drawn
  Object.assign(now, { keys, acts });
  const during = async (request: Promise<unknown>): Promise<void> => {
    asks.current = true;
    await request;
    requestAnimationFrame(() => (asks.current = false)); // its answer is drawn
  };
  return { place, height: now.height, during: (request) => void during(request) };
}
