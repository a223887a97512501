export { ListingSection, mayStartWithBots } from './JoinTable.tsx';
export { tablesWords } from './words.ts';
export { OpenTableCard } from './TablesPage.tsx';
