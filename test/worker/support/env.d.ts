/** Vite's: the modules of these paths, or with `query` their text. */
interface ImportMeta {
  glob<M>(
    paths: string,
    options: { readonly eager: true; readonly query?: '?raw'; readonly import?: 'default' },
  ): Readonly<Record<string, M>>;
}

declare namespace Cloudflare {
  interface Env {
    /** `all`: tests of load in full; bound by the test project. */
    readonly LOAD: string;
    /** `all`: slow laws on all games; bound by the test project. */
    readonly LAWS: string;
    /** `1`: people and games are in one database. */
    readonly SIDES: string;
    /** `far`: the databases are D1 itself; else near ones (`nearDatabase.ts`). Bound by the test project. */
    readonly D1: string;
    /** A run by hand: seed, days and people, as JSON; empty otherwise. Bound by the test project. */
    readonly SIMULATE: string;
    /** The database's migrations, in order; bound by the test project. */
    readonly MIGRATIONS: import('cloudflare:test').D1Migration[];
  }
  interface GlobalProps {
    mainModule: typeof import('../../../worker/index.ts');
    durableNamespaces: 'GameRoom' | 'Mailbox';
  }
}
