/**
 * What programs that preview links ask of a page's head, by their published rules: Open Graph (ogp.me), cards of X, link
 * previews of WhatsApp, Slack and Discord.
 */

/** The head of a page, read by a parser of HTML. */
export interface Head {
  readonly titles: readonly string[];
  /** `property` or `name` with `content`, in their order. */
  readonly metas: readonly (readonly [string, string])[];
  /** Bytes up to the end of the head. */
  readonly size: number;
}

/** Each of them once, and not empty. */
const REQUIRED = [
  'description',
  'og:site_name',
  'og:type',
  'og:title',
  'og:description',
  'og:image',
  'og:image:type',
  'og:image:width',
  'og:image:height',
  'og:image:alt',
  'twitter:card',
];
/** At most once. */
const OPTIONAL = ['og:url'];

/** Letters that are shown, or, of the text for a picture, read. */
const LENGTHS = { 'og:title': 70, 'og:description': 200, 'og:image:alt': 420 };

/** Slack reads so many bytes of a page. */
const READ = 32_768;

/** Names are isolated by signs that are not drawn. */
const shown = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '');

/** Where a head breaks a rule. `page`: the page's address. */
export function headFaults({ titles, metas, size }: Head, page: string): readonly string[] {
  const valuesOf = (name: string) => metas.flatMap(([own, content]) => (own === name ? [content] : []));
  const only = (name: string): string => valuesOf(name)[0] ?? '';
  const faults = [
    ...REQUIRED.filter((name) => valuesOf(name).length !== 1 || only(name).trim() === ''),
    ...OPTIONAL.filter((name) => valuesOf(name).length > 1),
    ...Object.entries(LENGTHS).flatMap(([name, most]) => (shown(only(name)).length > most ? [name] : [])),
  ].map((name) => `${name}: ${JSON.stringify(valuesOf(name))}`);
  if (titles.length !== 1 || shown(titles[0] ?? '') !== shown(only('og:title')))
    faults.push(`titles ${titles}`);
  if (!/^https?:\/\/[^/]+\/\S+$/.test(only('og:image'))) faults.push(`picture at ${only('og:image')}`);
  if (!['', page].includes(only('og:url'))) faults.push(`og:url is ${only('og:url')}`);
  const isLarge = only('twitter:card') === 'summary_large_image';
  if (!isLarge && only('twitter:card') !== 'summary') faults.push(`card ${only('twitter:card')}`);
  const wanted = isLarge ? [1200, 630] : [512, 512];
  const sizes = [only('og:image:width'), only('og:image:height')].map(Number);
  if (sizes.join() !== wanted.join()) faults.push(`a picture of ${sizes}`);
  if (metas.some(([, content]) => /&(?:amp|lt|gt|quot|#\d+);/.test(content))) faults.push('escaped twice');
  if (size > READ) faults.push(`${size} bytes`);
  return faults;
}

/** WhatsApp shows no larger picture. */
const PICTURE_BYTES = 300_000;

/** Where a picture is not what its page says. */
export function pictureFaults(type: string | null, bytes: ArrayBuffer, { metas }: Head): readonly string[] {
  const said = new Map(metas);
  const data = new DataView(bytes);
  const found = {
    'og:image:type': type ?? '',
    'og:image:width': String(data.getUint32(16)),
    'og:image:height': String(data.getUint32(20)),
  };
  const faults = Object.entries(found).flatMap(([name, value]) =>
    said.get(name) === value ? [] : [`${name} is ${value}`],
  );
  return bytes.byteLength > PICTURE_BYTES ? [...faults, `a picture of ${bytes.byteLength} bytes`] : faults;
}
