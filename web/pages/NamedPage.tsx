import { Fetched } from '../components/Fetched.tsx';
import { helpWords, withWords } from '../language.ts';
import type { Platform } from '../models/platform.ts';
import { ArchivePage } from './ArchivePage.tsx';
import { ResultsPage } from './ResultsPage.tsx';
import { StatisticsPage } from './StatisticsPage.tsx';

const LISTS: Readonly<Record<string, typeof ResultsPage>> = {
  results: ResultsPage,
  statistics: StatisticsPage,
  archive: ArchivePage,
};

/** With the help's words. */
const privacyPage = withWords(async () => (await import('./PrivacyPage.tsx')).PrivacyPage, helpWords);

/** A list of finished games, or what the service stores. */
export function NamedPage({ name, world: platform }: { readonly name: string; readonly world: Platform }) {
  const List = LISTS[name];
  return List === undefined ? (
    <Fetched load={privacyPage} props={{}} />
  ) : (
    <List key={name} world={platform} />
  );
}
