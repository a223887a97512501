import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CompatData, CompatStatement, SimpleSupportStatement } from '@mdn/browser-compat-data';

/**
 * The browsers that Carrack promises to run in: `browserslist` in package.json, whose lines are `name >= version`.
 * What the page is built for, and what its script and styles may use, follows from it.
 */
const { browserslist } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  readonly browserslist: readonly string[];
};

/** A browser by its name in browserslist: in the compatibility data, and as a target of the build unless another covers it. */
const NAMES = {
  safari: { data: 'safari', target: 'safari' },
  ios_saf: { data: 'safari_ios', target: 'ios' },
  firefox: { data: 'firefox', target: 'firefox' },
  and_ff: { data: 'firefox_android', target: undefined },
  chrome: { data: 'chrome', target: 'chrome' },
  and_chr: { data: 'chrome_android', target: undefined },
  edge: { data: 'edge', target: 'edge' },
  samsung: { data: 'samsunginternet_android', target: undefined },
} as const;

const isName = (name: string): name is keyof typeof NAMES => name in NAMES;

const OLDEST = browserslist.map((line) => {
  const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
  if (!isName(name)) throw new Error(`package.json: browserslist: ${line}`);
  return { ...NAMES[name], version };
});

/** As Vite's `build.target` and `build.cssTarget` name them. */
export const TARGETS: readonly string[] = OLDEST.flatMap(({ target, version }) =>
  target === undefined ? [] : [`${target}${version}`],
);

export const DATA = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

/** The promised browsers that lack a feature in their oldest version, as `safari_ios 16.4`. */
export const lackedBy = ({ support }: CompatStatement): readonly string[] =>
  OLDEST.filter(({ data, version }) => {
    const its = support[data];
    const statements: readonly SimpleSupportStatement[] =
      its === undefined ? [] : Array.isArray(its) ? its : [its as SimpleSupportStatement];
    return its !== undefined && !(statements.some(isLasting) && statements.some(hasBy(version)));
  }).map(({ data, version }) => `${data} ${version}`);

const isLasting = ({ version_removed }: SimpleSupportStatement): boolean => version_removed === undefined;

/** Under its own name, and without a switch. */
const hasBy =
  (version: string) =>
  ({ version_added, version_removed, flags, prefix, alternative_name }: SimpleSupportStatement): boolean =>
    typeof version_added === 'string' &&
    version_added !== 'preview' &&
    !isBefore(version, version_added) &&
    (version_removed === undefined || isBefore(version, version_removed)) &&
    flags === undefined &&
    prefix === undefined &&
    alternative_name === undefined;

function isBefore(one: string, other: string): boolean {
  const [a = 0, b = 0] = one.split('.').map(Number);
  const [c = 0, d = 0] = other.replace('≤', '').split('.').map(Number);
  return a < c || (a === c && b < d);
}
