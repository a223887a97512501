import { useModel } from '@preact/signals';
import { GAME_ID } from '#shared/protocol/names.ts';
import { isLanguage, LANGUAGES, type Language } from '#shared/words/languages.ts';
import { language } from '../../lib/language.ts';
import { OwnLanguageModel } from './ownLanguage.ts';
import type { Visitor } from '../../lib/visitor.ts';
import type { Platform } from '../../lib/platform.ts';
import { t } from '../../lib/i18n.ts';
import { route } from '../../routes.ts';
import './language.css';

interface Props {
  readonly platform: Platform;
  readonly visitor: Visitor;
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
export function LanguageChoice({ platform, visitor }: Props) {
  const own = useModel(() => new OwnLanguageModel(platform, visitor));
  const change = ({ currentTarget: { value } }: { readonly currentTarget: HTMLSelectElement }): void => {
    if (isLanguage(value)) void own.choose(value);
  };
  const { value: at } = route;
  const isStranger = at.page === 'game' && GAME_ID.test(at.game) && visitor.me.value === null;
  return (
    <footer class="languages">
      {isStranger && <a href="/me">{t('foot.lostSeat')}</a>}
      <a href="/privacy">{t('foot.privacy')}</a>
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
