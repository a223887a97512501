import { useModel } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { gameIds, metas } from '#shared/games/meta.ts';
import type { Hours, Me, OpenTable, TablePerson } from '#shared/protocol/http.ts';
import { isolate, t, term } from '../../lib/i18n.ts';
import { language } from '../../lib/language.ts';
import type { Platform } from '../../lib/platform.ts';
import { serviceNow } from '../../lib/serviceClock.ts';
import { formatDuration, formatHour, formatRelative } from '../../lib/times.ts';
import type { Visitor } from '../../lib/visitor.ts';
import { clockText } from '../../table/clock.tsx';
import { Name } from '../../ui/names.tsx';
import { FailureNotice, LoadingNotice } from '../../ui/notices.tsx';
import { variantWords } from '../invitation/index.ts';
import { REPORT } from '../people/index.ts';
import { dayParts, hoursTogether, OpenTablesModel, type Wanted } from './tables.ts';
import styles from './tables.module.css';

interface Props {
  readonly platform: Platform;
  readonly visitor: Visitor;
}

/** Games that look for players, for everybody. */
export function TablesPage({ platform, visitor }: Props) {
  const model = useModel(() => new OpenTablesModel(platform));
  useEffect(() => model.watch(), [model]);
  const tables = model.tables.value;
  const shown = model.shown.value ?? [];
  const failure = model.failure.value;
  const isOwn = ({ id }: OpenTable): boolean => visitor.games.value?.some((game) => game.id === id) ?? false;
  if (tables === undefined && failure === undefined) return <LoadingNotice />;
  return (
    <div class={`narrow ${styles.tables}`}>
      <h1>{t('page.tables.title')}</h1>
      <p>{t('page.tables.what')}</p>
      <FailureNotice failure={failure} />
      {tables !== undefined && tables.length > 1 && (
        <Filters wanted={model.wanted.value} want={(change) => model.want(change)} />
      )}
      <p role="status">{tables !== undefined && shown.length === 0 && emptyText(tables)}</p>
      <ul class="plain" translate={false}>
        {shown.map((table) => (
          <OpenTableCard
            key={table.id}
            table={table}
            me={visitor.me.value ?? null}
            asked={model.asked.value.has(table.id)}
            mayReport={visitor.me.value != null && !isOwn(table)}
          />
        ))}
      </ul>
      <p class="buttons">
        <a class={shown.length === 0 ? 'button primary' : 'button'} href="/new?open">
          {t('page.tables.open')}
        </a>
      </p>
    </div>
  );
}

const emptyText = (tables: readonly OpenTable[]): string =>
  t(tables.length === 0 ? 'page.tables.none' : 'page.tables.noneSuch');

/** Numbers of seats that a game of this service may have. */
const SEATS = [
  ...new Set(
    Object.values(metas).flatMap(({ seats: { min, max } }) =>
      Array.from({ length: max - min + 1 }, (_, n) => min + n),
    ),
  ),
].toSorted((a, b) => a - b);

interface FiltersProps {
  readonly wanted: Wanted;
  want(change: Partial<Wanted>): void;
}

const Filters = ({ wanted, want }: FiltersProps) => (
  <div class={styles.filters}>
    <Filter
      label={t('page.game')}
      value={wanted.game}
      options={gameIds.map((id) => [id, term(`game.${id}`)])}
      pick={(game) => want({ game })}
    />
    <Filter
      label={t('clock.pace')}
      value={wanted.pace}
      options={[
        ['clock', t('page.tables.clock')],
        ['relaxed', t('page.tables.relaxed')],
      ]}
      pick={(pace) => want({ pace: pace === 'clock' || pace === 'relaxed' ? pace : '' })}
    />
    <Filter
      label={t('page.tables.players')}
      value={wanted.seats}
      options={SEATS.map((n) => [`${n}`, `${n}`])}
      pick={(seats) => want({ seats })}
    />
  </div>
);

interface FilterProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  pick(value: string): void;
}

const Filter = ({ label, value, options, pick }: FilterProps) => (
  <label>
    {label}
    <select value={value} onChange={({ currentTarget }) => pick(currentTarget.value)}>
      <option value="">{t('page.tables.any')}</option>
      {options.map(([one, words]) => (
        <option key={one} value={one}>
          {words}
        </option>
      ))}
    </select>
  </label>
);

interface TableProps {
  readonly table: OpenTable;
  /** Null: nobody is signed in. */
  readonly me: Me['player'];
  /** The visitor asks to join, and the host has not answered. */
  readonly asked?: boolean;
  /** Leads to the form of its lobby by which it is reported. Its host has none. */
  readonly mayReport?: boolean;
}

/** A card that leads to an open table. */
export function OpenTableCard({ table, me, asked = false, mayReport = false }: TableProps) {
  const { id, game, title, options, clock, seats, free, bots, people, since } = table;
  const [first] = people;
  const variant = variantWords(game, JSON.stringify(options));
  const label = first === undefined ? undefined : t('page.tables.look', { name: isolate(first.name) });
  return (
    <li class={`card ${styles.table}`}>
      <h2>
        <a
          href={`/g/${id}`}
          aria-label={label === undefined ? undefined : `${term(`game.${game}`)} – ${label}`}
        >
          {title === null ? term(`game.${game}`) : <Name>{title}</Name>}
        </a>
      </h2>
      <p class={styles.facts}>
        <span class="tag">{t('page.tables.free', { n: free, seats })}</span>
        {(title !== null || variant !== term(`game.${game}`)) && <span>{variant}</span>}
        <span>{clock === null ? t('page.tables.relaxed') : clockText(clock)}</span>
        {bots > 0 && <span>{t('page.tables.bots', { n: bots })}</span>}
        {asked ? (
          <span class="tag">{t('page.tables.asked')}</span>
        ) : (
          table.accepts === 'each' && <span>{t('page.tables.each')}</span>
        )}
      </p>
      <ul class="plain">
        {people.map((person) => (
          <Person key={person.name} {...person} game={me === null ? null : id} />
        ))}
      </ul>
      <AwakeBar awake={table.awake} hours={me?.hours?.awake ?? null} />
      <p class="muted">
        {table.language !== null && (
          <>{t('page.tables.speaks', { language: languageName(table.language) })} · </>
        )}
        {t('page.tables.since', { when: formatRelative(since, serviceNow()) })}
        {mayReport && (
          <>
            {' · '}
            <a class="person-link" href={`/g/${id}${REPORT}`}>
              {t('page.people.report')}
            </a>
          </>
        )}
      </p>
    </li>
  );
}

/** When the people of a table are awake, by the visitor's clock; their own hours (null: the usual ones) are underlined. */
function AwakeBar({ awake, hours }: Pick<OpenTable, 'awake'> & { readonly hours: Hours['awake'] }) {
  if (awake.of === 0) return <p class="muted">{t('page.tables.awake.unknown')}</p>;
  const parts = dayParts(awake, hours);
  return (
    <div class={styles.awake}>
      <span>
        {t('page.term', { label: t('page.tables.awake') })}{' '}
        {t('page.tables.together', { n: hoursTogether(parts) })}
      </span>
      <div class={styles.bar} aria-hidden="true">
        {parts.map(({ from, share, own }) => (
          <span key={from} class={own ? styles.own : undefined} data-share={Math.round(share * 4)} />
        ))}
      </div>
      <div class={styles.hours} aria-hidden="true">
        {[0, 6, 12, 18].map((hour) => (
          <span key={hour}>{formatHour(hour)}</span>
        ))}
      </div>
    </div>
  );
}

export const languageName = (of: string): string =>
  new Intl.DisplayNames([language.value], { type: 'language' }).of(of) ?? of;

interface PersonProps extends TablePerson {
  /** The game whose table it is; null for readers whom players' pages are not shown. */
  readonly game: string | null;
}

const Person = ({ seat, name, host, reliability, game }: PersonProps) => (
  <li>
    <strong>
      {game === null || seat === undefined ? (
        <Name>{name}</Name>
      ) : (
        <a class="person-link" href={`/g/${game}/players/${seat}`}>
          <Name>{name}</Name>
        </a>
      )}
    </strong>
    {host && ` (${t('page.tables.host')})`}
    <div class="muted">{recordText(reliability)}</div>
  </li>
);

/** How reliable somebody was when they came, in a line; empty where that is not known. */
export function recordText(reliability: TablePerson['reliability']): string {
  if (reliability === null) return '';
  const { finished, timeOuts, times } = reliability;
  if (finished === 0) return t('page.tables.new');
  const parts = [t('page.tables.record', { n: finished })];
  if (timeOuts > 0) parts.push(t('page.tables.outs', { outs: timeOuts }));
  if (times !== null)
    parts.push(
      t('page.tables.pace', { duration: formatDuration(times.upper * 1_000, { long: true, rough: true }) }),
    );
  return parts.join(' · ');
}
