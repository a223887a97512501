import type { Identifier } from '@mdn/browser-compat-data';
import postcss, { type AtRule, type ChildNode, type Declaration, type Rule } from 'postcss';
import type { Plugin } from 'vite';
import { DATA, lackedBy } from './browsers.ts';

const { properties = {}, selectors = {}, types = {}, 'at-rules': atRules = {} } = DATA.css;

/** Properties without which the page is plainer, and nothing else. */
const ORNAMENTS: ReadonlySet<string> = new Set([
  'break-after',
  'cursor',
  'field-sizing',
  'forced-color-adjust',
  'hyphens',
  'resize',
  'text-size-adjust',
  'text-wrap',
]);

/**
 * Selectors whose rules only move, space or hide something: where a browser does not know them, something stands nearer
 * to something else, or stays in sight that is not needed then. Firefox knows `:has()` from 121 on.
 */
const REFINEMENTS: ReadonlySet<string> = new Set([
  '::details-content',
  ':has(+.chronicle-allPrices)',
  ':has(+.gameList-state)',
  ':has(.button)',
  ':has(.help-columns)',
  ':has(.coming)',
  ':has(.desk-dial output)',
  ':has(.recap-filming)',
  ':has(.guide)',
  ':has(.help)',
  ':has([data-note])',
  ':has(.orders-panel)',
  ':has(.player-points[open])',
  ':has(.presence)',
  ':has(.still-loading)',
  ':has(.supply>[open])',
  ':has(.time-left)',
  ':has(>.explain-actions)',
  ':has(>.lit)',
  ':has(>.onward)',
  ':has(>.onward,input)',
  ':has(>.orders-open)',
  ':has(>.radio:last-child)',
  ':has(>.send:enabled)',
  ':has(>:nth-child(10):last-child)',
  ':has(>:nth-child(3):last-child)',
  ':has([aria-invalid=true])',
  ':has(form)',
  ':has(input)',
  ':has(li:only-child)',
]);

/**
 * What a sheet says that a promised browser does not understand, as `selector: feature (browser)`. What it says besides
 * in words that all understand is a fallback: an earlier declaration of the same property, or `@supports`.
 */
export function notPromised(css: string, allowed = REFINEMENTS): readonly string[] {
  const found: string[] = [];
  postcss.parse(css).walk((node) => {
    if (isRange(node)) found.push(`@media ${node.params}: range (safari_ios 16.3)`);
    if (isQuestion(node.parent as ChildNode | undefined)) return;
    for (const [feature, its] of featuresOf(node).filter(([name]) => !allowed.has(name))) {
      const browsers = its?.__compat === undefined ? [] : lackedBy(its.__compat);
      if (browsers.length > 0) found.push(`${placeOf(node)}: ${feature} (${browsers.join(', ')})`);
    }
  });
  return found;
}

/** Before iOS 16.4 a page would lose all breakpoints, which can be written otherwise: no `(width <= 40rem)`. */
const isRange = (node: ChildNode): node is AtRule =>
  node.type === 'atrule' && node.name === 'media' && /[<>]/.test(node.params);

type Feature = readonly [name: string, data: Identifier | undefined];

function featuresOf(node: ChildNode): readonly Feature[] {
  if (node.type === 'decl') return ORNAMENTS.has(node.prop) || hasFallback(node) ? [] : declared(node);
  if (node.type === 'rule') return selected(node);
  return node.type === 'atrule' ? asked(node) : [];
}

const declared = ({ prop, value }: Declaration): readonly Feature[] => {
  const its = properties[prop];
  return [
    [prop, its],
    ...wordsOf(value).map((word): Feature => [`${prop}: ${word}`, its?.[word]]),
    ...matches(value, /(?<![\w-])([a-z-]+)\(/g).flatMap((name) =>
      placesOf(types, name).map((one): Feature => [`${name}()`, one]),
    ),
    ...matches(value, /\d([a-z]+)\b/g).map((unit): Feature => [unit, types['length']?.[unit]]),
  ];
};

const selected = ({ selector }: Rule): readonly Feature[] => [
  ...[...selector.matchAll(/(?<!\\)(:{1,2}([a-z-]+))(?=(\((?:[^()]|\([^()]*\))*\))?)/g)].map(
    ([, pseudo = '', name = '', given = '']): Feature => [`${pseudo}${tight(given)}`, selectors[name]],
  ),
  ...(selector.includes('&') ? [['&', selectors['nesting']] as const] : []),
];

/** As a build writes it that spares characters. */
const tight = (selector: string): string => selector.replaceAll(/['"]|\s+(?=[>+~,])|(?<=[>+~,(])\s+/g, '');

const asked = ({ name, params }: AtRule): readonly Feature[] => [
  [`@${name}`, atRules[name]],
  ...matches(params, /\(([a-z-]+)/g).map((one): Feature => [`@${name} ${one}`, atRules[name]?.[one]]),
];

const matches = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

const wordsOf = (value: string): readonly string[] =>
  value
    .replaceAll(/"[^"]*"|'[^']*'|[\w-]*\([^()]*\)/g, ' ')
    .split(/[\s,/]+/)
    .filter((word) => /^[a-z-]+$/.test(word));

/** All data of this name, however deep. */
const placesOf = (data: Identifier, name: string): readonly Identifier[] =>
  Object.keys(data).flatMap((key) => {
    const its = key === '__compat' ? undefined : data[key];
    return its === undefined ? [] : [...(key === name ? [its] : []), ...placesOf(its, name)];
  });

const hasFallback = (one: Declaration): boolean =>
  one.parent?.some((other) => other !== one && other.type === 'decl' && other.prop === one.prop) ?? false;

const isQuestion = (node: ChildNode | undefined): boolean =>
  node !== undefined &&
  ((node.type === 'atrule' && node.name === 'supports') || isQuestion(node.parent as ChildNode | undefined));

const placeOf = (node: ChildNode): string =>
  node.type === 'rule' ? node.selector : node.parent?.type === 'rule' ? (node.parent as Rule).selector : '';

/** Refuses a build whose styles a promised browser does not understand. */
export const promisedStyles = (): Plugin => ({
  name: 'promised-styles',
  enforce: 'post', // the build writes ranges in other words at its end
  generateBundle(_, bundle) {
    const found = Object.values(bundle).flatMap((file) =>
      file.type === 'asset' && file.fileName.endsWith('.css') ? notPromised(`${file.source}`) : [],
    );
    if (found.length > 0)
      this.error(`styles that a promised browser does not understand:\n${found.join('\n')}`);
  },
});
