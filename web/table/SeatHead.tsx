import type { SeatInfo } from '#shared/protocol/http.ts';
import { t, term, errorText, isolate } from '../lib/i18n.ts';
import { SeatMark } from '../ui/art/Pieces.tsx';
import { Name } from '../ui/names.tsx';
import { serviceNow } from '../lib/serviceClock.ts';
import { formatRelative } from '../lib/times.ts';
import { TimeLeft, holidayText, SEAT_TIME_WORDS, seatTime, savedText, type SeatTime } from './clock.tsx';
import { useSignal } from '@preact/signals';
import { GAME_ID } from '#shared/protocol/names.ts';
import { tableApi, type ApiResult } from '../lib/api.ts';
import { useTable } from './context.tsx';

interface Props {
  readonly info: SeatInfo;
  readonly name: string;
  readonly you: boolean;
  readonly acting: boolean;
  /** Address of the player's page, if the reader may be led there. */
  readonly page?: string | undefined;
}

/** The head of a seat: name, kind of player, presence, and whether the game waits for this seat. */
export function SeatHead({ info, name, you, acting, page }: Props) {
  return (
    <div class="seat-head">
      <h3 title={name}>
        <SeatMark seat={info.seat} size={20} />
        {page === undefined ? (
          <Name>{name}</Name>
        ) : (
          <a class="person-link" href={page}>
            <Name>{name}</Name>
          </a>
        )}
      </h3>
      {you && <span class="tag">{t('page.seat.you')}</span>}
      {info.kind === 'bot' && (
        <span class="muted">
          {t('page.seat.bot', { level: term(`page.level.${info.level ?? 'normal'}`) })}
        </span>
      )}
      {info.kind === 'person' && !you && (
        <span class={info.online ? 'presence online' : 'presence'}>
          {t(info.online ? 'page.seat.online' : 'page.seat.away')}
        </span>
      )}
      {acting && <span class="tag turn">{t('page.seat.turn')}</span>}
      {info.kind === 'person' && <SeatNews info={info} acting={acting} />}
      {info.kind === 'person' && acting && !you && info.vacancy === undefined && <Remind info={info} />}
    </div>
  );
}

interface SeatNewsProps {
  readonly info: SeatInfo;
  readonly acting: boolean;
}

/** The part of the head of a person's seat after name and presence: time, holiday, and whether they were notified. */
export function SeatNews({ info, acting }: SeatNewsProps) {
  const now = serviceNow();
  const time = seatTime(info);
  const holiday = holidayText(info.holiday, now);
  /** The game waits for a player who has the seat. */
  const waits = acting && info.vacancy === undefined;
  return (
    <>
      {time !== undefined && <Time {...time} />}
      {time !== undefined && time.missed > 0 && (
        <span class="muted">{t('clock.missed', { n: time.missed })}</span>
      )}
      {holiday !== '' && <span class="tag">{holiday}</span>}
      {waits && info.told !== undefined && (
        <span class="muted">{t('page.seat.told', { ago: formatRelative(info.told, now) })}</span>
      )}
      {waits && info.unreachable && <span class="muted">{t('page.seat.unreachable')}</span>}
    </>
  );
}

const Time = ({ deadline, left }: SeatTime) =>
  deadline === null ? (
    <span class="muted" title={t('clock.has.title')}>
      {savedText(left)}
    </span>
  ) : (
    <TimeLeft until={deadline} full={left} words={SEAT_TIME_WORDS} />
  );

/** How long a seat lets others wait before it can be reminded (ms), as the service has it. */
const REMIND_FROM_MS = 6 * 3_600_000;

/** Beside a seat for which the viewer has waited for hours: has its player reminded. */
export function Remind({ info }: { readonly info: SeatInfo }) {
  const { view, game, platform, name } = useTable();
  const answer = useSignal<ApiResult<unknown> | undefined>(undefined);
  const since = game.log.value.at(-1)?.at ?? Infinity;
  const isMember = view.you !== null && GAME_ID.test(view.id);
  const waits = view.acting.includes(info.seat) && serviceNow() - since > REMIND_FROM_MS;
  if (!isMember || !waits) return null;
  const remind = async (): Promise<void> => {
    answer.value = await tableApi(platform.api, view.id).remind(info.seat, view.you);
  };
  const said = answer.value;
  return (
    <span role="status">
      {said === undefined ? (
        <button
          type="button"
          aria-label={`${t('page.term', { label: t('page.seat.remind') })} ${isolate(name(info.seat))}`}
          onClick={() => void remind()}
        >
          {t('page.seat.remind')}
        </button>
      ) : (
        <span class="muted">{said.ok ? t('page.seat.reminded') : errorText(said.failure)}</span>
      )}
    </span>
  );
}
