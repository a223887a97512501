import { posix } from 'node:path';
import { LANGUAGES } from '../../shared/words/languages.ts';

/** Where a game lies, as paths from the project's root. */
export interface GameFolders {
  readonly id: string;
  /** Its rules and words. */
  readonly shared: string;
  /** Its part of the page. */
  readonly web: string;
}

/** The folders of a game of the service. */
export const foldersOf = (id: string): GameFolders => ({
  id,
  shared: `shared/games/${id}`,
  web: `web/games/${id}`,
});

/** A list in the making: the games, and the import path from the list to a module of a game. */
interface Lines {
  readonly ids: readonly string[];
  /** A line for each game, without the line break. */
  each(line: (id: string, at: (module: string) => string) => string): string;
}

const capital = (word: string): string => word.replace(/^./, (first) => first.toUpperCase());

const WRITTEN = '// Written by `npm run engine`, from the ids in `shared/games/list.ts`.\n';

const metas = ({
  ids,
  each,
}: Lines): string => `${each((id, at) => `import { meta as ${id}, title as ${id}Title } from '${at('meta.ts')}';`)}

/** The \`meta\` of every game, importable without its rules. */
export const metas = { ${ids.join(', ')} } as const;

/** The titles of all games, the same in every language. */
export const titles: { readonly [id in keyof typeof metas as \`game.\${id}\`]: string } = {
${ids.map((id) => `  ...${id}Title,`).join('\n')}
};
`;

const registry = ({ each }: Lines): string => `import type { AnyRules } from '../kernel/rules.ts';
import type { GameId } from './meta.ts';

/** Loads all rules of a game: for the Worker, the terminal, tests and the checker. */
export const games: { readonly [id in GameId]: () => Promise<AnyRules> } = {
${each((id, at) => `  ${id}: async () => (await import('${at('index.ts')}')).rules,`)}
};
`;

const portraits = ({ each }: Lines): string => `import type { AnyPortrait } from '../art/portrait.ts';
import type { GameId } from './meta.ts';

/** Loads how a game's table is drawn in a few drawings. */
export const portraits: { readonly [id in GameId]: () => Promise<AnyPortrait> } = {
${each((id, at) => `  ${id}: async () => (await import('${at('portrait.ts')}')).portrait,`)}
};
`;

const pitches = ({
  ids,
  each,
}: Lines): string => `${each((id, at) => `import { pitch as ${id} } from '${at('words/pitch.ts')}';`)}
import type { Language } from '../words/languages.ts';
import type { GameId } from './meta.ts';

/** What makes one want to play a game, in one line. */
export const pitches: { readonly [id in GameId]: Readonly<Record<Language, string>> } = { ${ids.join(', ')} };
`;

const words = ({ each }: Lines): string => `import type { Language } from '../words/languages.ts';
import type { Catalogue } from '../words/render.ts';
${each((id, at) =>
  [
    `import { hiddenEvents as ${id}Hidden } from '${at('story.ts')}';`,
    ...LANGUAGES.map((one) => `import { common as ${id}${capital(one)} } from '${at(`words/${one}.ts`)}';`),
    `import { answers as ${id}Answers } from '${at('words/answers.ts')}';`,
    `import type { page as ${id}Page } from '${at('words/en.ts')}';`,
    `import type { help as ${id}Help } from '${at('words/help.en.ts')}';`,
  ].join('\n'),
)}
import type { GameId } from './meta.ts';
import { titles } from './metas.ts';

/** By game, its word keys. (An interface, so that a game of the tests can add its own.) */
export interface GameKeys {
${each((id) => `  readonly ${id}: keyof (typeof ${id}En & typeof ${id}Page & typeof ${id}Help);`)}
}

/** A word key of any game. */
export type GameKey = GameKeys[keyof GameKeys] | \`game.\${GameId}\`;

/** Events without a line in log and mail, because other events say the same; by game. */
export const hiddenEventsOf: { readonly [id in GameId]: ReadonlySet<string> } = {
${each((id) => `  ${id}: ${id}Hidden,`)}
};

const WORDS: Readonly<Record<Language, Catalogue>> = {
${LANGUAGES.map((one) => `  ${one}: { ...titles, ${each((id) => `...${id}${capital(one)}, ...${id}Answers.${one}`).replaceAll('\n', ', ')} },`).join('\n')}
};

/** The words of all games that the service speaks in: those of mails and of refusals. */
export const gameWordsIn = (language: Language): Catalogue => WORDS[language];
`;

const pageWords = ({ each }: Lines): string => `import type { GameId } from '#shared/games/meta.ts';
${each((id, at) => `import type * as ${id} from '${at('words/en.ts')}';\nimport type * as ${id}Rules from '${at('words/help.en.ts')}';`)}
import type { Words } from '../lib/language.ts';

/** Loaders of the words of each game. */
export const gameWords: { readonly [id in GameId]: Words } = {
${each((id, at) => loaders(id, id, (one) => at(`words/${one}.ts`)))}
};

/** Loaders of the rules of each game, as its help has them. */
export const rulesWords: { readonly [id in GameId]: Words } = {
${each((id, at) => loaders(id, `${id}Rules`, (one) => at(`words/help.${one}.ts`)))}
};
`;

/** The loaders of a game's catalogue, by language. `english`: the name of the English one. */
const loaders = (id: string, english: string, file: (language: string) => string): string =>
  [
    `  ${id}: {`,
    ...LANGUAGES.map((one) => `    ${one}: () => import('${file(one)}'),`),
    `  } satisfies Words<typeof ${english}>,`,
  ].join('\n');

const pages = ({ ids, each }: Lines): string => `import type { GameId } from '#shared/games/meta.ts';
${each((id, at) => `import { introduction as ${id} } from '${at('introduction.ts')}';`)}
import type { Introduction } from './introduction.ts';

/** The games of the page: what it knows of each before one is opened, and how it loads the rest. */
export const webGames: { readonly [id in GameId]: Introduction } = { ${ids.join(', ')} };
`;

/** Every list, by its file: in which of a game's folders its modules lie, and its text. */
const LISTS = {
  'shared/games/metas.ts': ['shared', metas],
  'shared/games/registry.ts': ['shared', registry],
  'shared/games/portraits.ts': ['shared', portraits],
  'shared/games/pitches.ts': ['shared', pitches],
  'shared/games/words.ts': ['shared', words],
  'web/games/registry.ts': ['web', pages],
  'web/games/words.ts': ['shared', pageWords],
} as const;

/** The import path from a file to another, both from the root. */
function importPath(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}

/** The text of every list, by its file. */
export const listsOf = (games: readonly GameFolders[]): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(LISTS).map(([file, [side, text]]) => {
      const each: Lines['each'] = (line) =>
        games
          .map((game) => line(game.id, (module) => importPath(file, `${game[side]}/${module}`)))
          .join('\n');
      return [file, WRITTEN + text({ ids: games.map(({ id }) => id), each })];
    }),
  );
