/** All tables, for `drizzle-kit` and for the query files. A table belongs to people, to a game, or to the service. */
export * from './peopleTables.ts';
export * from './gameTables.ts';
export * from './talkTables.ts';
export * from './serviceTables.ts';
