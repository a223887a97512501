import { useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { tabIconOf, focusNewPages, pageTitle, followHeading } from '../../lib/browserPage.ts';
import type { Platform } from '../../lib/platform.ts';
import { type Visitor, refreshWhenOnline } from '../../lib/visitor.ts';
import { mindNotifications } from '../telling/index.ts';
import { route } from '../../routes.ts';
import { isRecoveryOffered, RecoveryOffer } from '../profile/index.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import { useNextGameKey } from './nextGameKey.ts';

interface Props {
  readonly platform: Platform;
  readonly visitor: Visitor;
}

/**
 * The foot of every page: the language. It also shows the number of waiting games, in the tab and on the app's icon, names
 * the page, leads the keyboard to it, and on to the next game.
 */
export function PageFoot(props: Props) {
  const { visitor, platform } = props;
  useEffect(focusNewPages, []);
  useEffect(() => refreshWhenOnline(visitor), [visitor]);
  useEffect(() => mindNotifications(platform.api, visitor), [platform, visitor]);
  useNextGameKey(visitor);
  useSignalEffect(() => {
    const { page } = route.value;
    const n = visitor.waiting.value.length;
    document.querySelector('link[rel=icon]')?.setAttribute('href', tabIconOf(n));
    if (page === 'game' || page === 'help') return undefined; // they name themselves
    if (page !== 'home') return followHeading(n);
    document.title = pageTitle('', n);
    return undefined;
  });
  const offers = route.value.page === 'game' && isRecoveryOffered(props.platform.device);
  return (
    <>
      {offers && <RecoveryOffer platform={props.platform} />}
      <LanguageChoice {...props} />
    </>
  );
}
