/** All tables, for `drizzle-kit` and for the query files. A table belongs to people, to a game, or to the service. */
export * from './people/peopleTables.ts';
export * from './games/gameTables.ts';
export * from './games/talkTables.ts';
export * from './serviceTables.ts';
