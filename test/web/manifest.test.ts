import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What browsers ask of a page that can be installed. */

const PUBLIC = new URL('../../web/public/', import.meta.url);
const read = (path: string): Buffer => readFileSync(new URL(`.${path}`, PUBLIC));

interface Icon {
  readonly src: string;
  readonly type: string;
  readonly sizes: string;
  readonly purpose: string;
}

interface Manifest {
  readonly id: string;
  readonly name: string;
  readonly short_name: string;
  readonly start_url: string;
  readonly scope: string;
  readonly display: string;
  readonly icons: readonly Icon[];
}

const manifest = JSON.parse(read('/manifest.webmanifest').toString()) as Manifest;

test('the page can be installed: it has a name, an address to start at, and a window of its own', () => {
  expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone' });
  expect([manifest.name, manifest.short_name]).toEqual(['Carrack', 'Carrack']);
  expect(readFileSync(new URL('../index.html', PUBLIC), 'utf8')).toContain(
    '<link rel="manifest" href="/manifest.webmanifest" />',
  );
});

test.each([
  ['192x192', 'any'],
  ['512x512', 'any'],
  ['512x512', 'maskable'],
])('it has an icon of %s for “%s”, as a PNG', (sizes, purpose) => {
  const pngs = manifest.icons.filter(({ type }) => type === 'image/png');
  expect(pngs.some((icon) => icon.sizes === sizes && icon.purpose === purpose)).toBe(true);
});

test.each(manifest.icons)('$src is what the manifest says', ({ src, type, sizes }) => {
  const file = read(src);
  if (type !== 'image/png') return expect(file.toString()).toContain('<svg');
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)]; // of the header of a PNG
  return expect(`${width}x${height}`).toBe(sizes);
});
