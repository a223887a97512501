/** The languages of page and mail, as BCP 47 has them: those of the rulebooks. English is the one all keys are typed by. */
export const LANGUAGES = ['en', 'pl', 'cs', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (value: unknown): value is Language =>
  LANGUAGES.some((language) => language === value);

/** An English catalogue in another language: the same keys, none missing and none beside them. */
export type Translated<English> = Readonly<Record<keyof English, string>>;

/** The first of the wanted languages there is, English without one. `wanted`: tags like `fr-CA`, best first. */
export function languageFor(wanted: readonly string[]): Language {
  return wanted.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage) ?? 'en';
}
