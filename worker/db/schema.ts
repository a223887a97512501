/** All tables, for `drizzle-kit` and for the query files. A table belongs to people or to a game. */
export * from './peopleTables.ts';
export * from './gameTables.ts';
