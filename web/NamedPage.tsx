import { Fetched } from './ui/notices.tsx';
import { helpWords, withWords } from './lib/language.ts';
import type { Platform } from './lib/platform.ts';
import type { Visitor } from './lib/visitor.ts';
import { tablesWords } from './features/tables/words.ts';
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

const tablesPage = withWords(
  async () => (await import('./features/tables/TablesPage.tsx')).TablesPage,
  tablesWords,
);

const groupsPage = withWords(
  async () => (await import('./features/groups/GroupsPage.tsx')).GroupsPage,
  tablesWords,
);

interface Props {
  readonly name: string;
  /** Of the page of a group: its id, and the token of the link that led there. */
  readonly group?: string;
  readonly token?: string | undefined;
  readonly platform: Platform;
  readonly visitor: Visitor;
}

/** A list of games, or what the service stores. */
export function NamedPage({ name, group, token, platform, visitor }: Props) {
  if (name === 'tables') return <Fetched load={tablesPage} props={{ platform, visitor }} />;
  if (group !== undefined) return <Fetched load={groupsPage} props={{ group, token, platform, visitor }} />;
  const List = LISTS[name];
  return List === undefined ? (
    <Fetched load={privacyPage} props={{}} />
  ) : (
    <List key={name} platform={platform} />
  );
}
