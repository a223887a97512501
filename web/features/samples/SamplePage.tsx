import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GameId } from '#shared/games/meta.ts';
import { LoadingNotice, Notice } from '../../ui/notices.tsx';
import { sampleWorld } from './sample.ts';
import type { Visitor } from '../../lib/visitor.ts';
import type { Platform } from '../../lib/platform.ts';
import { type Route, GUIDED, REPLAY, SAMPLES } from '../../routes.ts';
import { t } from '../../lib/i18n.ts';
import { useTitle } from '../../lib/browserPage.ts';
import { FirstGamePage } from './FirstGamePage.tsx';
import { GamePage } from '../game/index.ts';
import { LostPage } from '../shell/index.ts';
import { ReplayPage } from './ReplayPage.tsx';

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
      <GamePage place={place} platform={now} visitor={visitor} />
    </>
  );
}
