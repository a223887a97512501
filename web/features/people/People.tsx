import { useSignal } from '@preact/signals';
import type { Seat } from '#shared/kernel/types.ts';
import type { GameView, SeatRecord } from '#shared/protocol/http.ts';
import { GAME_ID } from '#shared/protocol/names.ts';
import type { ApiFailure } from '../../lib/api.ts';
import { isolate, t } from '../../lib/i18n.ts';
import { IDLE, type Platform, type RequestState } from '../../lib/platform.ts';
import { formatDuration } from '../../lib/times.ts';
import { FailureNotice, Notice } from '../../ui/Notice.tsx';
import { Name } from '../../ui/Name.tsx';
import { seatName } from '../../lib/names.ts';
import { RecordLines } from './RecordLines.tsx';
import '../../ui/people.css';

interface Props {
  readonly view: GameView;
  readonly platform: Platform;
}

/** The people of a table: tapping a name tells how reliable they are, and lets one block or report them. */
export function People({ view, platform }: Props) {
  const people = view.seats.filter(({ kind }) => kind === 'person');
  if (!GAME_ID.test(view.id) || people.length === 0) return null; // a sample, or a game from a file
  const isLate = view.you === null && view.watchDelay > 0 && view.status === 'running';
  return (
    <section aria-labelledby="people-title">
      {isLate && (
        <Notice kind="info">
          {t('page.watch.delayed', { duration: formatDuration(view.watchDelay, { long: true }) })}
        </Notice>
      )}
      <h2 id="people-title">{t('page.people.title')}</h2>
      {/* Another player at a seat has a record of their own. */}
      {people.map((info) => (
        <Person
          key={`${info.seat} ${seatName(info)}`}
          view={view}
          platform={platform}
          seat={info.seat}
          name={seatName(info)}
        />
      ))}
    </section>
  );
}

/** Keeps the room of a record that is on its way: what comes late moves nothing. */
const UNKNOWN = { finished: 0, begun: 0, timeOuts: 0, times: null };

interface PersonProps extends Props {
  readonly seat: Seat;
  readonly name: string;
}

function Person({ view, platform, seat, name }: PersonProps) {
  const record = useSignal<SeatRecord | undefined>(undefined);
  const failure = useSignal<ApiFailure | undefined>(undefined);
  const path = `/api/games/${view.id}/seats/${seat}`;
  const load = async (): Promise<void> => {
    const answer = await platform.api.ask<SeatRecord>('GET', `${path}/record`);
    if (answer.ok) record.value = answer.value;
    failure.value = answer.ok ? undefined : answer.failure;
  };
  const block = async (isWanted: boolean): Promise<void> => {
    const answer = await platform.api.ask(isWanted ? 'POST' : 'DELETE', `${path}/block`, {}, view.you);
    if (answer.ok) await load();
    else failure.value = answer.failure;
  };
  const known = record.value;
  const canBlock = view.you !== null && view.you !== seat;
  const shown = known ?? { ...UNKNOWN, blocked: canBlock ? false : null };
  return (
    <details class="card" onToggle={({ currentTarget }) => void (currentTarget.open && load())}>
      <summary>
        <Name>{name}</Name>
      </summary>
      <FailureNotice failure={failure.value} />
      {(known !== undefined || failure.value === undefined) && (
        <div class={known === undefined ? 'unknown' : undefined}>
          <RecordLines record={shown} />
          {shown.blocked !== null && (
            <>
              <p class="buttons">
                <button type="button" onClick={() => void block(!shown.blocked)}>
                  {t(shown.blocked ? 'page.people.unblock' : 'page.people.block', { name: isolate(name) })}
                </button>
              </p>
              {!shown.blocked && <p class="muted">{t('page.people.block.why', { name: isolate(name) })}</p>}
              <ReportForm id={view.id} seat={seat} platform={platform} />
            </>
          )}
        </div>
      )}
    </details>
  );
}

/** A report to the operator about the player of a seat. */
function ReportForm({
  id,
  seat,
  platform,
}: {
  readonly id: string;
  readonly seat: Seat;
  readonly platform: Platform;
}) {
  const text = useSignal('');
  const asking = useSignal<RequestState | { readonly kind: 'sent' }>(IDLE);
  const now = asking.value;
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (asking.peek().kind === 'busy') return;
    asking.value = { kind: 'busy' };
    const answer = await platform.api.ask('POST', `/api/games/${id}/report`, { seat, text: text.peek() });
    asking.value = answer.ok ? { kind: 'sent' } : { kind: 'failed', failure: answer.failure };
  };
  if (now.kind === 'sent') return <Notice kind="info">{t('page.people.report.sent')}</Notice>;
  return (
    <details>
      <summary>{t('page.people.report')}</summary>
      <form onSubmit={(event) => void send(event)}>
        <label>
          {t('page.people.report.text')}
          <textarea
            required
            maxLength={500}
            value={text.value}
            onInput={({ currentTarget }) => (text.value = currentTarget.value)}
          />
        </label>
        <FailureNotice failure={now.kind === 'failed' ? now.failure : undefined} />
        <p class="buttons">
          <button type="submit" disabled={now.kind === 'busy'}>
            {t('page.people.report.send')}
          </button>
        </p>
      </form>
    </details>
  );
}
