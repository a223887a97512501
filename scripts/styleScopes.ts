import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The folder of sheets that every page loads first; their classes belong to nobody. */
const SHARED = 'ui';

const WEB = fileURLToPath(new URL('../web', import.meta.url));

/** Style sheets by their path in `web/`. */
export type Sheets = ReadonlyMap<string, string>;

export const sheets = (): Sheets =>
  new Map(
    globSync('**/*.css', { cwd: WEB })
      .filter((file) => !file.startsWith('gallery')) // not built
      .toSorted()
      .map((file) => [file.replaceAll(sep, '/'), readFileSync(join(WEB, file), 'utf8')]),
  );

/**
 * The selectors that could reach elements of another part of the page, as `file: selector`. A sheet stays on the page
 * once it is loaded. So each of its selectors must name a class, or a `data-` attribute, that no other part and no
 * shared sheet names. This holds for the page whatever was opened before, and in whatever order.
 */
export function unscoped(all: Sheets): readonly string[] {
  const owners = new Map<string, Set<string>>();
  for (const [file, css] of all)
    for (const name of selectorsOf(css).flatMap(namesIn)) {
      const parts = owners.get(name) ?? new Set();
      owners.set(name, parts.add(partOf(file)));
    }
  const isOwn = (name: string): boolean => owners.get(name)?.size === 1;
  return [...all]
    .filter(([file]) => partOf(file) !== SHARED)
    .flatMap(([file, css]) =>
      selectorsOf(css)
        .filter((selector) => !namesIn(selector).some(isOwn))
        .map((selector) => `${file}: ${selector}`),
    );
}

/**
 * The selectors that end in neither tag, class nor attribute, e.g. in `*` or `:is()`, and either belong to a sheet that
 * comes to a table already drawn or have `:has()`; as `file: selector`. With such a rule a browser looks at every element
 * of the page again: when the sheet comes, or with `:has()` whenever something is added to the page.
 */
export const openEnded = (all: Sheets): readonly string[] =>
  [...all].flatMap(([file, css]) =>
    selectorsOf(css)
      .filter((selector) => COMES_LATE.test(file) || selector.includes(':has('))
      .filter((selector) =>
        /(^|[\s>+~])[*:][^\s>+~]*$/.test(selector.replaceAll(/\([^()]*(\([^()]*\)[^()]*)*\)/g, '')),
      )
      .map((selector) => `${file}: ${selector}`),
  );

const COMES_LATE = /^(table|features\/(?!help|home|profile))\b|^games\/\w+\/(record|orders)\//;

/** The part of the page a sheet belongs to: a game, or a folder of `web/`. */
const partOf = (file: string): string => /^games\/\w+|^(?!table)\w+/.exec(file)?.[0] ?? 'features';

/** At-rules and the steps of animations are no selectors, and text in quotes is no name. */
const NO_SELECTOR = /\/\*[\s\S]*?\*\/|"[^"]*"|'[^']*'|@keyframes[^{]*\{([^{}]*\{[^{}]*\})*[^{}]*\}/g;

const selectorsOf = (css: string): readonly string[] =>
  [...css.replaceAll(NO_SELECTOR, '').matchAll(/([^{};]+)\{/g)]
    .map(([, prelude = '']) => prelude.trim().replaceAll(/\s+/g, ' '))
    .filter((prelude) => !prelude.startsWith('@'))
    .flatMap(splitList);

/** `a, b:is(c, d)` as `a` and `b:is(c, d)`. */
function splitList(selectors: string): readonly string[] {
  const found: string[] = [];
  let [depth, from] = [0, 0];
  for (const [i, sign] of [...selectors].entries()) {
    if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if (sign === ',' && depth === 0) {
      found.push(selectors.slice(from, i).trim());
      from = i + 1;
    }
  }
  return [...found, selectors.slice(from).trim()];
}

/** Classes and `data-` attributes of a selector. What `:not()` names is left out by it, and not reached. */
const namesIn = (selector: string): readonly string[] =>
  selector.replaceAll(/:not\((?:[^()]|\([^()]*\))*\)/g, '').match(/\.-?[_a-z][\w-]*|\[data-[\w-]+/gi) ?? [];

/** Refuses a build with a selector that could reach another part of the page. */
export const styleScopes = (): Plugin => ({
  name: 'style-scopes',
  buildStart() {
    const all = sheets();
    const found = unscoped(all);
    if (found.length > 0) this.error(`selectors without a class of their own part:\n${found.join('\n')}`);
    const open = openEnded(all);
    if (open.length > 0) this.error(`selectors that end in neither tag nor class:\n${open.join('\n')}`);
  },
});
