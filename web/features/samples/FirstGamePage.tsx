import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GameId } from '#shared/games/meta.ts';
import { LoadingNotice, Notice } from '../../ui/notices.tsx';
import { webGames } from '../../games/registry.ts';
import { gameWords } from '../../games/words.ts';
import { withWords } from '../../lib/language.ts';
import { restartGuide } from '../guide/index.ts';
import { guidedWorld } from './guidedTable.ts';
import type { Visitor } from '../../lib/visitor.ts';
import type { Platform } from '../../lib/platform.ts';
import { readdress, type Route } from '../../routes.ts';
import { t } from '../../lib/i18n.ts';
import { GamePage } from '../game/index.ts';

interface Props {
  readonly place: Extract<Route, { readonly page: 'game' }>;
  readonly kind: GameId;
  readonly platform: Platform;
  readonly visitor: Visitor;
}

/** The fragment of links that begin the round again. */
const AGAIN = '#again';

/** A table against bots in the page, where a first round is guided. */
export function FirstGamePage({ place, kind, platform, visitor }: Props) {
  const opened = useSignal<Platform | 'failed' | undefined>(undefined);
  useEffect(() => {
    const open = async (): Promise<Platform> => {
      const { guide } = await withWords(webGames[kind].guide, gameWords[kind])();
      return guidedWorld(platform, kind, guide);
    };
    if (location.hash === AGAIN) {
      restartGuide(platform.device, kind);
      readdress(location.pathname);
    }
    open().then(
      (its) => (opened.value = its),
      () => (opened.value = 'failed'),
    );
  }, [platform, kind, opened]);
  const now = opened.value;
  if (now === undefined) return <LoadingNotice />;
  if (now === 'failed') return <Notice kind="error">{t('error.NETWORK')}</Notice>;
  return <GamePage place={place} platform={now} visitor={visitor} />;
}
