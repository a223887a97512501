import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** Measures sentences of comments, docs pages and test titles, in words. */

export interface Sentence {
  readonly file: string;
  readonly text: string;
  readonly words: number;
}

/** No sentence may have more words. */
export const LONGEST = 35;

const CODE = /\.(ts|tsx|css|js|mts)$/;
/** Recorded or generated text, and the licence. */
const NOT_OURS = /^(migrations|test\/golden|test\/bench\/peers)\/|goa-provenance\.md$|^LICENSE/;

/** Where an item of a list begins. */
const LIST_ITEM = /\n(?=\s*(?:[-*]|\d+\.)\s)/;

/** Comments of a program: neighbouring line comments are one text, a block comment is one text. */
function commentsOf(source: string): string[] {
  const blocks = [...source.matchAll(/(?<=^|[\s{(])\/\*\*?([\s\S]*?)\*\//g)].map(([, text = '']) =>
    text.replace(/^\s*\* ?/gm, ''),
  );
  const lines = [...source.matchAll(/(?:^[ \t]*\/\/.*\n?)+|(?<=[;{},)\]] +)\/\/ .*$/gm)].map(([text]) =>
    text.replace(/^\s*\/\/ ?/gm, ''),
  );
  const titles = [...source.matchAll(/\b(?:test|it|describe)(?:\.\w+)?\(\s*(['"`])(.*?)\1/g)].map(
    ([, , title = '']) => title,
  );
  return [...[...blocks, ...lines].flatMap((text) => text.split(LIST_ITEM)), ...titles];
}

/** Paragraphs, list items and table cells of a page; code is left out. */
const paragraphsOf = (page: string): string[] =>
  page
    .replace(/^```[\s\S]*?^```/gm, '')
    .replace(/<!--[\s\S]*?-->|<[^>]+>/g, '')
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.|#|\|)\s)|(?<=\|)/)
    .map((text) => text.replace(/[|#*_]/g, ' '));

const sentencesOf = (text: string): string[] =>
  text
    .replace(/`[^`\n]*`/g, 'X')
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?…:;])\s+(?=[A-ZÀ-Ž“"'([X\d])|\n\s*\n|\s(?:·|→|\/\/)\s/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

const wordCount = (sentence: string): number => (sentence.match(/[\p{L}\d][\p{L}\d'’./-]*/gu) ?? []).length;

export function sentences(): readonly Sentence[] {
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
  return files
    .filter((file) => (CODE.test(file) || file.endsWith('.md')) && !NOT_OURS.test(file))
    .filter((file) => existsSync(file)) // not yet committed deletions
    .flatMap((file) => {
      const source = readFileSync(file, 'utf8');
      const texts = CODE.test(file) ? commentsOf(source) : paragraphsOf(source);
      return texts
        .flatMap(sentencesOf)
        .map((text) => ({ file, text, words: wordCount(text) }))
        .filter(({ words }) => words > 2);
    });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const all = sentences();
  const long = all.filter(({ words }) => words > LONGEST);
  for (const { file, text, words } of long) console.log(`${file} (${words}): ${text}`);
  const mean = all.reduce((sum, { words }) => sum + words, 0) / all.length;
  console.log(`${all.length} sentences, ${mean.toFixed(1)} words on average, ${long.length} over ${LONGEST}`);
}
