import { t } from '../../lib/i18n.ts';
import { useSignalEffect, useModel } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { tabIconOf, focusNewPages, pageTitle, followHeading, tableName } from '../../lib/browserPage.ts';
import type { Platform } from '../../lib/platform.ts';
import { type Visitor, refreshWhenOnline, type PageProps } from '../../lib/visitor.ts';
import { mindNotifications } from '../telling/index.ts';
import { route } from '../../routes.ts';
import { isRecoveryOffered, RecoveryOfferModel } from '../profile/index.ts';
import { GAME_ID } from '#shared/protocol/names.ts';
import { isLanguage, LANGUAGES, type Language } from '#shared/words/languages.ts';
import { language } from '../../lib/language.ts';
import { OwnLanguageModel } from './ownLanguage.ts';
import styles from './pageFrame.module.css';

interface Props {
  /** Games that wait for the visitor, the one on the page left out. */
  readonly waiting: number;
  /** On a game's page, where every line counts. */
  readonly brief: boolean;
}

/** The site's header, on every page. */
export const SiteHeader = ({ waiting, brief }: Props) => (
  <header class={brief ? 'site brief' : 'site'}>
    <div class="site-line">
      <a class="brand" href="/">
        <img src="/icon.svg" alt="" width="32" height="32" />
        {t('page.title')}
      </a>
      {brief && <p class="table-name">{tableName.value}</p>}
      <nav aria-label={t('page.nav')}>
        {!brief && (
          <a class="to-new" href="/new">
            {t('page.nav.new')}
          </a>
        )}
        <a href="/help">{t('page.nav.help')}</a>
        {waiting > 0 && (
          <a class="button" href="/next" aria-keyshortcuts="n">
            {t('page.nav.next', { n: waiting })}
          </a>
        )}
      </nav>
    </div>
    <div class="azulejo-band" />
  </header>
);

/**
 * The foot of every page: the language. It also shows the number of waiting games, in the tab and on the app's icon, names
 * the page, leads the keyboard to it, and on to the next game.
 */
export function PageFoot(props: PageProps) {
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

/** Each language is named in itself, so that its readers find it. */
const NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  pl: 'Polski',
  cs: 'Čeština',
  fr: 'Français',
};

/**
 * At the foot of every page: what is stored of players, and the language, kept on this device and, for a player, in the
 * profile. A stranger at a game finds the way back to a seat.
 */
function LanguageChoice({ platform, visitor }: PageProps) {
  const own = useModel(() => new OwnLanguageModel(platform, visitor));
  const change = ({ currentTarget: { value } }: { readonly currentTarget: HTMLSelectElement }): void => {
    if (isLanguage(value)) void own.choose(value);
  };
  const { value: at } = route;
  const isStranger = at.page === 'game' && GAME_ID.test(at.game) && visitor.me.value === null;
  return (
    <footer class={styles.languages}>
      {isStranger && <a href="/me">{t('foot.lostSeat')}</a>}
      <a href="/privacy">{t('page.privacy')}</a>
      <label>
        {t('page.language')}
        <select value={language.value} onChange={change}>
          {LANGUAGES.map((one) => (
            <option key={one} value={one} lang={one}>
              {NAMES[one]}
            </option>
          ))}
        </select>
      </label>
    </footer>
  );
}

/** `n` leads to the most urgent game, unless the player is typing. */
function useNextGameKey(visitor: Visitor): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'n' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest('input, select, textarea') !== null) return;
      if (visitor.waiting.peek().length > 0) location.assign('/next');
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [visitor]);
}

/** Once after a guest has taken a seat: a line that offers a recovery code. */
function RecoveryOffer({ platform }: { readonly platform: Platform }) {
  const { needed, close } = useModel(() => new RecoveryOfferModel(platform));
  if (!needed.value) return null;
  return (
    <p class={`buttons ${styles.recoveryOffer}`}>
      <span>{t('identity.offer')}</span>{' '}
      <a class="button" href="/me#recovery" onClick={close}>
        {t('identity.offer.link')}
      </a>
      <button type="button" onClick={close}>
        {t('identity.offer.no')}
      </button>
    </p>
  );
}
