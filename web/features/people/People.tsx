import { useSignal } from '@preact/signals';
import type { Seat } from '#shared/kernel/types.ts';
import type {
  GameView,
  SeatRecord,
  Blocks,
  PlayerRecord,
  Reliability as PlayerReliability,
} from '#shared/protocol/http.ts';
import { GAME_ID } from '#shared/protocol/names.ts';
import type { ApiFailure } from '../../lib/api.ts';
import { isolate, t } from '../../lib/i18n.ts';
import { IDLE, type Platform, type RequestState } from '../../lib/platform.ts';
import { formatDuration } from '../../lib/times.ts';
import { FailureNotice, Notice, OnwardLinks } from '../../ui/notices.tsx';
import { Name, seatName } from '../../ui/names.tsx';
import { useAnswer } from '../../lib/requests.ts';
import { useScrollOnChange } from '../../ui/scrollIntoView.ts';

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

/** The address of the page of the player at a seat; undefined: the reader has not met them here. */
export function playerAddress({ id, you, host, listing }: GameView, seat: Seat): string | undefined {
  const isListed = listing !== undefined && listing.ended === undefined;
  return you !== null || host || isListed ? `/g/${id}/players/${seat}` : undefined;
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
  const address = playerAddress(view, seat);
  const canBlock = view.you !== null && view.you !== seat;
  const shown = known ?? { ...UNKNOWN, blocked: canBlock ? false : null };
  return (
    <details class="card" onToggle={({ currentTarget }) => void (currentTarget.open && load())}>
      <summary>
        <Name>{name}</Name>
      </summary>
      <FailureNotice failure={failure.value} />
      {(known !== undefined || failure.value === undefined) && (
        // One that is on its way has its room.
        <div style={{ visibility: known === undefined ? 'hidden' : 'visible' }}>
          <Reliability record={shown} />
          {address !== undefined && (
            <p class="buttons">
              <a class="button" href={address}>
                {t('page.people.page')}
              </a>
            </p>
          )}
          {shown.blocked !== null && (
            <>
              <p class="buttons">
                <button type="button" onClick={() => void block(!shown.blocked)}>
                  {t(shown.blocked ? 'page.people.unblock' : 'page.people.block', { name: isolate(name) })}
                </button>
              </p>
              {!shown.blocked && <p class="muted">{t('page.people.block.why', { name: isolate(name) })}</p>}
            </>
          )}
        </div>
      )}
      {view.you !== seat && <ReportForm at={`/api/games/${view.id}`} about={{ seat }} platform={platform} />}
    </details>
  );
}

/** The fragment of an address that leads to the form about a game. */
export const REPORT = '#report';

interface ReportProps {
  /** The path of the game or of the group. */
  readonly at: string;
  /** Whom it is about; missing: the game or the group as a whole. */
  readonly about?: { readonly seat: Seat } | { readonly member: string };
  readonly platform: Platform;
}

/** A report to the operator. */
export function ReportForm({ at, about, platform }: ReportProps) {
  const isWanted = about === undefined && location.hash === REPORT;
  const box = useScrollOnChange<HTMLDetailsElement>(isWanted || undefined);
  const text = useSignal('');
  const asking = useSignal<RequestState | { readonly kind: 'sent' }>(IDLE);
  const now = asking.value;
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (asking.peek().kind === 'busy') return;
    asking.value = { kind: 'busy' };
    const answer = await platform.api.ask('POST', `${at}/report`, { ...about, text: text.peek() });
    asking.value = answer.ok ? { kind: 'sent' } : { kind: 'failed', failure: answer.failure };
  };
  if (now.kind === 'sent') return <Notice kind="info">{t('page.people.report.sent')}</Notice>;
  return (
    <details ref={box} open={isWanted}>
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
        {now.kind === 'failed' && now.failure.code === 'NO_SESSION' && <OnwardLinks />}
        <p class="buttons">
          <button type="submit" disabled={now.kind === 'busy'}>
            {t('page.people.report.send')}
          </button>
        </p>
      </form>
    </details>
  );
}

/** On one's profile: one's record as others see it, and whom one has blocked. */
export function OwnReliability({ platform }: { readonly platform: Platform }) {
  const round = useSignal(0);
  const failure = useSignal<ApiFailure | undefined>(undefined);
  const record = useAnswer('', () => platform.api.ask<PlayerRecord>('GET', '/api/me/record')).value.value;
  const list = useAnswer(`${round.value}`, () => platform.api.ask<Blocks>('GET', '/api/me/blocks'));
  const blocks = list.value.value?.blocks ?? [];
  const unblock = async (id: string): Promise<void> => {
    const answer = await platform.api.ask('DELETE', `/api/me/blocks/${id}`, {});
    failure.value = answer.ok ? undefined : answer.failure;
    if (answer.ok) round.value += 1;
  };
  return (
    <>
      {record !== undefined && (
        <>
          <h2>{t('page.record.title')}</h2>
          <Reliability record={record} />
        </>
      )}
      {blocks.length > 0 && (
        <>
          <h2>{t('page.blocks.title')}</h2>
          <ul class="plain">
            {blocks.map(({ id, name }) => (
              <li key={id}>
                <button type="button" onClick={() => void unblock(id)}>
                  {t('page.people.unblock', { name: isolate(name ?? t('page.blocks.some')) })}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <FailureNotice failure={failure.value ?? list.value.failure} />
    </>
  );
}

const inWords = (seconds: number): string => formatDuration(seconds * 1_000, { long: true, rough: true });

/** How reliable a player is, in sentences. */
const Reliability = ({ record }: { readonly record: PlayerRecord }) => (
  <ul>
    <li>{t('page.people.games', { finished: record.finished, begun: record.begun })}</li>
    <Promptness {...record} />
  </ul>
);

/** How fast a player decides, and how often their time ran out. */
export const Promptness = ({ timeOuts, times }: Omit<PlayerReliability, 'finished'>) => (
  <>
    <li>{t('page.people.timeOuts', { n: timeOuts })}</li>
    <li>
      {times === null
        ? t('page.people.noTimes')
        : t('page.people.times', { median: inWords(times.median), upper: inWords(times.upper) })}
    </li>
  </>
);
