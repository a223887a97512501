import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GameId } from '#shared/games/meta.ts';
import { LoadingNotice } from '../components/Loading.tsx';
import { Notice } from '../components/Notice.tsx';
import { sampleWorld } from '../models/sample.ts';
import type { Visitor } from '../models/visitor.ts';
import type { Platform } from '../models/platform.ts';
import type { Route } from '../routes.ts';
import { GUIDED, REPLAY, SAMPLES } from '../samples.ts';
import { t } from '../i18n.ts';
import { useTitle } from '../pageTitle.ts';
import { FirstGamePage } from './FirstGamePage.tsx';
import { GamePage } from './GamePage.tsx';
import { LostPage } from './LostPage.tsx';
import { ReplayPage } from './ReplayPage.tsx';

interface Props {
  readonly place: Extract<Route, { readonly page: 'game' }>;
  readonly world: Platform;
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
function Sample({ place, sample, world: platform, visitor }: Props & { readonly sample: GameId }) {
  const played = useSignal<Platform | 'failed' | undefined>(undefined);
  useEffect(() => {
    sampleWorld(platform, place.game, sample).then(
      (its) => (played.value = its),
      () => (played.value = 'failed'),
    );
  }, [platform, place.game, sample, played]);
  const now = played.value;
  if (now === undefined) return <LoadingNotice />;
  if (now === 'failed') return <Notice kind="error">{t('error.NETWORK')}</Notice>;
  return (
    <>
      <Notice kind="info">{t('page.sample.note')}</Notice>
      <GamePage place={place} world={now} visitor={visitor} />
    </>
  );
}
