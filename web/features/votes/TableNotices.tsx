import { useModel, type Signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import type { Commit } from '#shared/kernel/log.ts';
import { lastDecision } from '#shared/kernel/since.ts';
import type { Seat } from '#shared/kernel/types.ts';
import type { GameView, Replace } from '#shared/protocol/http.ts';
import type { Game } from '../../table/game.ts';
import type { Platform } from '../../lib/platform.ts';
import { matterPlace, tableMatters, type CardsOverBoard, type Matter } from './tableMatters.ts';
import { tableOffers } from './tableOffers.ts';
import { sendVote, TableRequestsModel, type TableRequests } from './tableRequests.ts';
import { t } from '../../lib/i18n.ts';
import { serviceNow } from '../../lib/serviceClock.ts';
import { useVisible } from '../../ui/visible.ts';
import { FailureNotice } from '../../ui/Notice.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import { EndedVote, endedVote } from './endedVote.tsx';
import { VacantSeat } from './VacantSeat.tsx';
import { useRoomOfGone } from './roomOfGone.ts';

export interface TableNoticesProps {
  readonly game: Game;
  readonly view: GameView;
  readonly platform: Platform;
  /**
   * What stands over the board; what comes while the page is seen waits in the turn bar (`TableNews`). Where there is no
   * board, all stands here at once.
   */
  readonly cardsOverBoard?: Signal<CardsOverBoard>;
  name(seat: Seat): string;
}

/** What concerns the table itself: an open question, a seat that is vacant, a game that sleeps. */
export function TableNotices(props: TableNoticesProps) {
  const { game, view, platform } = props;
  const requests = useModel(() => new TableRequestsModel(view.id, game, platform));
  const isSeen = useVisible().value;
  const all = tableMatters(game, view, endedVote(game, view));
  const cardsOverBoard = useAbove(props.cardsOverBoard, all, isSeen);
  const cards = all.filter((matter) => matterPlace(matter, cardsOverBoard, view.you) === 'above');
  const room = useRoomOfGone({
    keys: cards.map(({ kind, key }) => `${kind} ${key}`),
    isSeen,
    acts: `${view.status} ${lastAct(game.log.value, view.you)}`,
  });
  const asking = requests.asking.value;
  if (cards.length === 0 && room.height === 0) return null;
  return (
    <div class="table-cards" ref={room.place} style={{ minHeight: `${room.height}px` }}>
      {cards.map((matter) => (
        <Card key={matter.key} {...props} matter={matter} requests={requests} during={room.during} />
      ))}
      <FailureNotice failure={asking.kind === 'failed' ? asking.failure : undefined} />
    </div>
  );
}

/** The viewer's last decision. Who has no seat decides nothing: the last row. */
const lastAct = (log: readonly Commit[], you: Seat | null): number =>
  you === null ? log.length : lastDecision(log, you);

/** All that is there when the table is drawn, or while nobody sees it. What has gone and comes again is new. */
function useAbove(
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

interface CardProps extends Omit<TableNoticesProps, 'above'> {
  readonly matter: Matter;
  readonly requests: TableRequests;
  /** What goes while this request is under way goes by the player's own tap. */
  during(request: Promise<unknown>): void;
}

function Card({ matter, requests, during, game, view, platform, name }: CardProps) {
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
          <EndedVote {...matter} you={you} name={name} close={() => during(Promise.resolve())} />
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
  <section class="card own-seat" tabIndex={-1} data-matter={matter}>
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
