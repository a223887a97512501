import { Fetched } from './ui/notices.tsx';
import { helpWords, withWords } from './lib/language.ts';
import type { Platform } from './lib/platform.ts';
import { ArchivePage } from './features/archive/ArchivePage.tsx';
import { ResultsPage, StatisticsPage } from './features/statistics/StatisticsPage.tsx';

const LISTS: Readonly<Record<string, typeof ResultsPage>> = {
  results: ResultsPage,
  statistics: StatisticsPage,
  archive: ArchivePage,
};

/** With the help's words. */
const privacyPage = withWords(
  async () => (await import('./features/privacy/PrivacyPage.tsx')).PrivacyPage,
  helpWords,
);

/** A list of finished games, or what the service stores. */
export function NamedPage({ name, platform }: { readonly name: string; readonly platform: Platform }) {
  const List = LISTS[name];
  return List === undefined ? (
    <Fetched load={privacyPage} props={{}} />
  ) : (
    <List key={name} platform={platform} />
  );
}
