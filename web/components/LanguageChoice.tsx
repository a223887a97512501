import { isLanguage, LANGUAGES, type Language } from '#shared/words/languages.ts';
import { choose, language } from '../language.ts';
import type { Visitor } from '../models/visitor.ts';
import type { Platform } from '../models/platform.ts';
import { t } from '../i18n.ts';
import './language.css';

interface Props {
  readonly world: Platform;
  readonly visitor: Visitor;
}

/** Each language is named in itself, so that its readers find it. */
const NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  pl: 'Polski',
  cs: 'Čeština',
  fr: 'Français',
};

/** At the foot of every page: the language, kept on this device and, for a player, in the profile. */
export function LanguageChoice({ world: platform, visitor }: Props) {
  const change = ({ currentTarget: { value } }: { readonly currentTarget: HTMLSelectElement }): void => {
    if (!isLanguage(value)) return;
    void choose(platform.device, value);
    if (visitor.me.peek() !== null) void platform.api.setLanguage(value); // also while the player is still unknown
  };
  return (
    <footer class="languages">
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
