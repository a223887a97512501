import type { Platform } from '../models/platform.ts';
import { ArchivePage } from './ArchivePage.tsx';
import { ResultsPage } from './ResultsPage.tsx';
import { StatisticsPage } from './StatisticsPage.tsx';

const PAGES: Readonly<Record<string, typeof ResultsPage>> = {
  results: ResultsPage,
  statistics: StatisticsPage,
  archive: ArchivePage,
};

/** A list of finished games. */
export function ListPage({ list, world: platform }: { readonly list: string; readonly world: Platform }) {
  const Page = PAGES[list] ?? ResultsPage;
  return <Page key={list} world={platform} />;
}
