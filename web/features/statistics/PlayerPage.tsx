import type { ListedResult, PlayerProfile } from '#shared/protocol/http.ts';
import { perLanguage } from '#shared/words/render.ts';
import { ownVariant, t } from '../../lib/i18n.ts';
import { language } from '../../lib/language.ts';
import type { Platform } from '../../lib/platform.ts';
import { useAnswer } from '../../lib/requests.ts';
import type { PlayerPlace } from '../../routes.ts';
import { Name } from '../../ui/names.tsx';
import { FailureNotice, LoadingNotice, Notice, OnwardLinks } from '../../ui/notices.tsx';
import { variantWords } from '../invitation/index.ts';
import { Promptness, ReportForm } from '../people/index.ts';
import { ResultLine } from './StatisticsPage.tsx';

interface Props {
  readonly platform: Platform;
  readonly place: PlayerPlace;
}

/** What a player shows those who have met them there: at a seat, or in a group. */
export function PlayerPage({ platform, place }: Props) {
  const { at, who, about } = placeOf(place);
  const path = `${at}/${who}/player`;
  const { value, failure } = useAnswer(path, () => platform.api.ask<PlayerProfile>('GET', path)).value;
  if (value === undefined && failure === undefined) return <LoadingNotice />;
  return (
    <div class="narrow">
      <h1>{value === undefined ? t('page.people.page') : <Name>{value.name}</Name>}</h1>
      <FailureNotice failure={failure} />
      {failure?.code === 'NO_SESSION' && <OnwardLinks />}
      {value !== undefined && <Known {...value} />}
      {value?.own === 'hidden' && <Notice kind="info">{t('page.player.hidden')}</Notice>}
      {(value === undefined ? failure?.code === 'PAGE_HIDDEN' : value.own === undefined) && (
        <ReportForm at={at} about={about} platform={platform} />
      )}
      <p class="buttons">
        <a class="button" href={`/${place.met}/${place.id}`}>
          {t(place.met === 'g' ? 'page.player.back' : 'page.group.enter')}
        </a>
      </p>
    </div>
  );
}

/** The paths of the place and of the player there, and whom a report from there is about. */
const placeOf = ({ met, id, who }: PlayerPlace) =>
  met === 'g'
    ? { at: `/api/games/${id}`, who: `seats/${who}`, about: { seat: Number(who) } }
    : { at: `/api/groups/${id}`, who: `members/${who}`, about: { member: who } };

const Known = ({ since, reliability, results }: PlayerProfile) => (
  <>
    <p>{t('page.player.since', { month: months(ownVariant(language.value)).format(Date.parse(since)) })}</p>
    <ul>
      {reliability.finished > 0 && <li>{t('page.tables.record', { n: reliability.finished })}</li>}
      <Promptness {...reliability} />
    </ul>
    <h2>{t('page.player.results')}</h2>
    {results.length === 0 && <p>{t('page.player.none')}</p>}
    <ul class="plain">
      {results.map((result, at) => (
        <Result key={at} {...result} />
      ))}
    </ul>
    <p class="muted">{t('page.player.counted')}</p>
  </>
);

const Result = ({ id, game, variant, rank, seats, endedOn }: ListedResult) => (
  <ResultLine
    game={variantWords(game, variant)}
    href={id === null ? undefined : `/g/${id}`}
    place={rank === null ? t('page.results.left') : t('page.results.place', { rank, seats })}
    moment={endedOn}
    day={days(ownVariant(language.value)).format(Date.parse(endedOn))}
  />
);

/** Days and months of the service, UTC. */
const months = perLanguage(
  (of) => new Intl.DateTimeFormat(of, { year: 'numeric', month: 'long', timeZone: 'UTC' }),
);
const days = perLanguage((of) => new Intl.DateTimeFormat(of, { dateStyle: 'medium', timeZone: 'UTC' }));
