/** The languages of page and mail (BCP 47), which are those of the rulebooks. All keys are typed by English. */
export const LANGUAGES = ['en', 'pl', 'cs', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (value: unknown): value is Language =>
  LANGUAGES.some((language) => language === value);

/** An English catalogue in another language: exactly the same keys. */
export type Translated<English> = Readonly<Record<keyof English, string>>;

/** The first wanted language that exists; else English. `wanted`: tags like `fr-CA`, best first. */
export function languageFor(wanted: readonly string[]): Language {
  return wanted.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage) ?? 'en';
}
