import type { SeatInfo } from '#shared/protocol/http.ts';
import { t, term } from '../lib/i18n.ts';
import { SeatMark } from '../ui/art/Seat.tsx';
import { SeatNews } from './SeatNews.tsx';
import { Name } from '../ui/Name.tsx';

interface Props {
  readonly info: SeatInfo;
  readonly name: string;
  readonly you: boolean;
  readonly acting: boolean;
}

/** The head of a seat: name, kind of player, presence, and whether the game waits for this seat. */
export function SeatHead({ info, name, you, acting }: Props) {
  return (
    <div class="seat-head">
      <h3 title={name}>
        <SeatMark seat={info.seat} size={20} />
        <Name>{name}</Name>
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
    </div>
  );
}
