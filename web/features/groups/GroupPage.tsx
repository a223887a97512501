import { useSignal } from '@preact/signals';
import { GROUP_GAMES, type GroupGame, type GroupMember, type GroupView } from '#shared/protocol/http.ts';
import { formatList, formatNumber, isolate, t, term } from '../../lib/i18n.ts';
import type { Platform } from '../../lib/platform.ts';
import { formatDate } from '../../lib/times.ts';
import type { Visitor } from '../../lib/visitor.ts';
import { Name } from '../../ui/names.tsx';
import { FailureNotice } from '../../ui/notices.tsx';
import { useScrollOnChange } from '../../ui/scrollIntoView.ts';
import { ReportForm } from '../people/index.ts';
import { OpenTableCard } from '../tables/index.ts';
import { GroupSettings } from './GroupSettings.tsx';
import type { Group } from './groups.ts';
import { seasonOf, type SeasonLine } from './season.ts';
import styles from './groups.module.css';

interface Props {
  readonly model: Group;
  readonly page: GroupView;
  readonly platform: Platform;
  readonly visitor: Visitor;
}

/** A group, as its members see it. */
export function GroupPage({ model, page, platform, visitor }: Props) {
  const { value: asking } = model.asking;
  const failure = asking.kind === 'failed' ? asking.failure : undefined;
  const failed = useScrollOnChange<HTMLDivElement>(failure);
  const nameOf = namesIn(page.members);
  const running = page.games.filter(({ over }) => !over);
  const ended = page.games.filter(({ over }) => over);
  return (
    <div class={`narrow ${styles.groups}`}>
      <h1>
        <Name>{page.name}</Name>
      </h1>
      <div ref={failed}>
        <FailureNotice failure={failure} />
      </div>
      <section aria-labelledby="group-tables">
        <h2 id="group-tables">{t('page.group.tables')}</h2>
        {page.tables.length === 0 && <p>{t('page.group.tables.none')}</p>}
        <ul class={`plain ${styles.tables}`}>
          {page.tables.map((table) => (
            <OpenTableCard key={table.id} table={table} me={visitor.me.value ?? null} />
          ))}
        </ul>
        <p class="buttons">
          <a class="button primary" href={`/new?group=${page.id}`}>
            {t('page.group.tables.open')}
          </a>
        </p>
      </section>
      <Games title={t('page.group.running')} games={running} nameOf={nameOf} />
      <Season page={page} nameOf={nameOf} />
      {ended.length === 0 ? (
        <>
          <h2>{t('page.group.results')}</h2>
          <p>{t('page.group.results.none')}</p>
        </>
      ) : (
        <Games title={t('page.group.results')} games={ended} nameOf={nameOf} />
      )}
      <Members id={page.id} members={page.members} />
      <GroupSettings model={model} page={page} />
      {!page.members.some(({ you, owner }) => you && owner) && (
        <ReportForm at={`/api/groups/${page.id}`} platform={platform} />
      )}
    </div>
  );
}

type NameOf = (member: string) => string;

const namesIn = (members: readonly GroupMember[]): NameOf => {
  const names = new Map(members.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? t('page.group.other');
};

const Members = ({ id: group, members }: Pick<GroupView, 'id' | 'members'>) => (
  <section aria-labelledby="group-members">
    <h2 id="group-members">{t('page.group.members')}</h2>
    <ul class="plain">
      {members.map(({ id, name, owner, you, since }) => (
        <li key={id} class={styles.member}>
          <span>
            <a class="person-link" href={`/groups/${group}/players/${id}`}>
              <Name>{name}</Name>
            </a>
            {owner && ` (${t('page.group.owner')})`}
            {you && ` (${t('page.group.you')})`}
          </span>
          <span class="muted">{t('page.group.since', { when: formatDate(since) })}</span>
        </li>
      ))}
    </ul>
  </section>
);

interface GamesProps {
  readonly title: string;
  readonly games: readonly GroupGame[];
  readonly nameOf: NameOf;
}

function Games({ title, games, nameOf }: GamesProps) {
  if (games.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul class="plain">
        {games.map((game) => (
          <li key={game.id}>
            {game.open ? (
              <a class={`card ${styles.game}`} href={`/g/${game.id}`}>
                <GameLine game={game} nameOf={nameOf} />
              </a>
            ) : (
              <div class={`card ${styles.game}`}>
                <GameLine game={game} nameOf={nameOf} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function GameLine({
  game: { game, title, over, at, seats },
  nameOf,
}: Omit<GamesProps, 'games' | 'title'> & { readonly game: GroupGame }) {
  const ranked = seats.toSorted((a, b) => (a.rank ?? seats.length) - (b.rank ?? seats.length));
  const names = ranked.map(({ member, bot, rank }) => {
    const name = isolate(
      member === undefined ? t(bot ? 'page.group.bot' : 'page.group.other') : nameOf(member),
    );
    return rank === undefined ? name : t('page.group.place', { rank, name });
  });
  return (
    <>
      <strong>{title === null ? term(`game.${game}`) : <Name>{title}</Name>}</strong>
      <span>{formatList(names)}</span>
      {over && <span class="muted">{formatDate(at)}</span>}
    </>
  );
}

/** The table of a season, the present one at first. */
function Season({ page: { seasons, games }, nameOf }: Pick<Props, 'page'> & Pick<GamesProps, 'nameOf'>) {
  const chosen = useSignal<number | undefined>(undefined);
  const at = chosen.value ?? seasons.length - 1;
  const [from = 0, until] = [seasons[at], seasons[at + 1]];
  const lines = seasonOf(games, from, until);
  return (
    <section aria-labelledby="group-season">
      <h2 id="group-season">{t('page.group.season')}</h2>
      {seasons.length > 1 && (
        <p>
          <label>
            {t('page.group.season.which')}
            <select
              value={`${at}`}
              onChange={({ currentTarget }) => (chosen.value = Number(currentTarget.value))}
            >
              {seasons.map((_, n) => (
                <option key={seasons[n]} value={`${n}`}>
                  {seasonName(seasons, n)}
                </option>
              ))}
            </select>
          </label>
        </p>
      )}
      {lines.length === 0 ? (
        <p>{t('page.group.season.none')}</p>
      ) : (
        <>
          <Standings lines={lines} nameOf={nameOf} />
          <p class="muted">
            {t('page.group.season.how')} {t('page.group.season.limit', { n: GROUP_GAMES })}
          </p>
          {lines.length > 1 && <Meetings lines={lines} nameOf={nameOf} />}
        </>
      )}
    </section>
  );
}

function seasonName(seasons: readonly number[], at: number): string {
  const [from = 0, to] = [seasons[at], seasons[at + 1]];
  return to === undefined
    ? t('page.group.season.now', { from: formatDate(from) })
    : t('page.group.season.past', { from: formatDate(from), to: formatDate(to) });
}

interface LinesProps {
  readonly lines: readonly SeasonLine[];
  readonly nameOf: NameOf;
}

const Standings = ({ lines, nameOf }: LinesProps) => (
  <table class={styles.figures}>
    <thead>
      <tr>
        <th scope="col">{t('page.group.player')}</th>
        <th scope="col">{t('page.group.points')}</th>
        <th scope="col">{t('page.group.games')}</th>
        <th scope="col">{t('page.group.wins')}</th>
      </tr>
    </thead>
    <tbody>
      {lines.map(({ member, points, games, wins }) => (
        <tr key={member}>
          <th scope="row">
            <Name>{nameOf(member)}</Name>
          </th>
          <td>{formatNumber(points)}</td>
          <td>{games}</td>
          <td>{wins}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Who played whom: a line and a column for each. */
const Meetings = ({ lines, nameOf }: LinesProps) => (
  <details>
    <summary>{t('page.group.whom')}</summary>
    <p class="muted">{t('page.group.whom.how')}</p>
    {/* What scrolls can be scrolled with the keyboard. */}
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
    <div class={styles.wide} tabIndex={0} role="group" aria-label={t('page.group.whom')}>
      <table class={styles.figures}>
        <thead>
          <tr>
            <th scope="col">{t('page.group.player')}</th>
            {lines.map(({ member }) => (
              <th key={member} scope="col">
                <Name>{nameOf(member)}</Name>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ member, met }) => (
            <tr key={member}>
              <th scope="row">
                <Name>{nameOf(member)}</Name>
              </th>
              {lines.map((other) => (
                <td key={other.member}>{meetingText(met.get(other.member))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </details>
);

const meetingText = (met: ReturnType<SeasonLine['met']['get']>): string =>
  met === undefined ? '–' : t('page.group.whom.cell', { before: formatNumber(met.before), games: met.games });
