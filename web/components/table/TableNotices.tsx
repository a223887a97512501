import { useModel } from '@preact/signals';
import type { Seat } from '#shared/kernel/types.ts';
import type { GameView, Replace } from '#shared/protocol/http.ts';
import { lazy } from '../../lazy.ts';
import type { Game } from '../../models/game.ts';
import type { Platform } from '../../models/platform.ts';
import { ownVacancy, tableOffers } from '../../models/tableOffers.ts';
import { sendVote, TableRequestsModel, type TableRequests } from '../../models/tableRequests.ts';
import { t } from '../../i18n.ts';
import { FailureNotice } from '../Notice.tsx';
import { QuestionCard } from '../QuestionCard.tsx';
import './words.ts';

interface Props {
  readonly game: Game;
  readonly view: GameView;
  readonly world: Platform;
  name(seat: Seat): string;
}

/** Seldom there, so fetched then: before the table is drawn, if it is there then. */
export const vacantSeat = lazy(() => import('./VacantSeat.tsx'));

/** What concerns the table itself: an open question, a seat that is vacant, a game that sleeps. */
export function TableNotices({ game, view, world: platform, name }: Props) {
  const requests = useModel(() => new TableRequestsModel(view.id, game, platform));
  const { question, seats, you } = view;
  const asking = requests.asking.value;
  const vacant = seats.filter(({ seat, vacancy }) => vacancy !== undefined && seat !== you);
  const Vacant = vacant.length > 0 ? vacantSeat()?.VacantSeat : undefined;
  const atTable = tableOffers(view, game.log.value, Date.now()) !== undefined;
  return (
    <>
      <OwnSeat game={game} view={view} requests={requests} />
      {question !== null && (
        <QuestionCard
          question={question}
          game={view.id}
          you={you}
          pausedUntil={view.clock?.pausedUntil ?? null}
          busy={game.asking.value.kind === 'busy'}
          name={name}
          vote={(answer) => void sendVote(game, platform, question, answer)}
        />
      )}
      {view.status === 'running' &&
        Vacant &&
        vacant.map((info) => (
          <Vacant
            key={info.seat}
            info={info}
            name={name(info.seat)}
            atTable={atTable}
            invitation={view.invitations?.find(({ seat }) => seat === info.seat)}
            busy={asking.kind === 'busy'}
            offer={(request: Partial<Replace>) => requests.offer(info.seat, request)}
          />
        ))}
      <FailureNotice failure={asking.kind === 'failed' ? asking.failure : undefined} />
    </>
  );
}

interface OwnProps extends Pick<Props, 'game' | 'view'> {
  readonly requests: TableRequests;
}

/** The way back to a seat that one has left or lost, until somebody takes it, and for all into a game that sleeps. */
function OwnSeat({ game, view, requests }: OwnProps) {
  const isReplaced = game.signedIn.value !== undefined;
  const vacancy = isReplaced ? undefined : ownVacancy(view, game.log.value);
  const asleep = view.status === 'running' && view.clock?.asleep;
  if (vacancy === undefined && !asleep) return null;
  const busy = requests.asking.value.kind === 'busy';
  return (
    <section class="card own-seat" tabIndex={-1}>
      {asleep && <p>{t('page.asleep')}</p>}
      {vacancy !== undefined && (
        <p>
          <strong>{t(`page.vacant.${vacancy}`)}</strong> {t('page.vacant.gone')}
        </p>
      )}
      {view.you !== null && !isReplaced && (
        <p class="buttons">
          <button type="button" class="primary" disabled={busy} onClick={() => void requests.comeBack()}>
            {t(vacancy === undefined ? 'page.asleep.wake' : 'page.vacant.back')}
          </button>
        </p>
      )}
    </section>
  );
}
