import type { GameId } from '#shared/games/meta.ts';
import { FailureNotice, LoadingNotice, Notice } from '../../ui/notices.tsx';
import { samplePlatform } from './finishedGame.ts';
import type { Visitor } from '../../lib/visitor.ts';
import type { Platform } from '../../lib/platform.ts';
import { type Route, GUIDED, REPLAY, SAMPLES, readdress } from '../../routes.ts';
import { t } from '../../lib/i18n.ts';
import { useTitle } from '../../lib/browserPage.ts';
import { GamePage } from '../game/index.ts';
import { LostPage } from '../shell/index.ts';
import { ReplayPage } from './ReplayPage.tsx';
import { webGames } from '../../games/registry.ts';
import { gameWords } from '../../games/words.ts';
import { withWords } from '../../lib/language.ts';
import { partOf, useAnswer } from '../../lib/requests.ts';

import { guidedPlatform, restartGuide } from './guidedTable.ts';

interface Props {
  readonly place: Extract<Route, { readonly page: 'game' }>;
  readonly platform: Platform;
  readonly visitor: Visitor;
}

/** A game that the service does not know: a sample, a guided first round, or one from a file. */
export function SamplePage(props: Props) {
  const sample = SAMPLES[props.place.game];
  const guided = GUIDED[props.place.game];
  if (props.place.game === REPLAY) return <ReplayPage {...props} />;
  if (guided !== undefined) return <FirstGamePage {...props} kind={guided} />;
  return sample === undefined ? <NoSample /> : <Sample {...props} sample={sample} />;
}

/** The address of a game names itself. */
function NoSample() {
  useTitle(t('page.lost'));
  return <LostPage />;
}

/** A finished game for visitors who have none of their own. */
function Sample({ place, sample, platform, visitor }: Props & { readonly sample: GameId }) {
  const played = useAnswer(place.game, () => partOf(samplePlatform(platform, place.game, sample)));
  const { value: now, failure } = played.value;
  if (now === undefined)
    return failure === undefined ? <LoadingNotice /> : <FailureNotice failure={failure} />;
  return (
    <>
      <Notice kind="info">{t('page.sample.note')}</Notice>
      <GamePage place={place} platform={now} visitor={visitor} />
    </>
  );
}

interface FirstGamePageProps {
  readonly place: Extract<Route, { readonly page: 'game' }>;
  readonly kind: GameId;
  readonly platform: Platform;
  readonly visitor: Visitor;
}

/** The fragment of links that begin the round again. */
const AGAIN = '#again';

/** A table against bots in the page, where a first round is guided. */
function FirstGamePage({ place, kind, platform, visitor }: FirstGamePageProps) {
  const opened = useAnswer(kind, () => {
    if (location.hash === AGAIN) {
      restartGuide(platform.device, kind);
      readdress(location.pathname);
    }
    const guided = withWords(webGames[kind].guide, gameWords[kind])();
    return partOf(guided.then(({ guide }) => guidedPlatform(platform, kind, guide)));
  });
  const { value: now, failure } = opened.value;
  if (now === undefined)
    return failure === undefined ? <LoadingNotice /> : <FailureNotice failure={failure} />;
  return <GamePage place={place} platform={now} visitor={visitor} />;
}
