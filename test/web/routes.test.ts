import { afterEach, describe, expect, it, vi } from 'vitest';
import { route, startRouter, token } from '../../web/routes.ts';

const PATH = '/join/a222222222222222/1';
const TOKEN = '2d2ce1d98d351796b485f181dc7bc4addb46890f';
/** Of a mail: signed, in parts. */
const SIGNED = 'in.s807xw5c.eyJ0eXBlIjoib-_G9hZCJ9.36b91cc476295a2c';

afterEach(() => vi.unstubAllGlobals());

/** Opens the page at an address, and reads the address it leaves in the bar. */
function open(address: string): string {
  const location = new URL(address, 'https://carrack.example.com');
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, to: string) => {
      const { pathname, hash } = new URL(to, location);
      Object.assign(location, { pathname, hash });
    },
  });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { addEventListener: () => undefined });
  startRouter();
  return location.pathname + location.hash;
}

/** What mail programs, messengers and people add to a link. */
describe.each(['', '.', ',', ')', '>', '”', '%20', '**', '_', '?fbclid=IwAR0x', '&utm_source=mail', '.)'])(
  'a link with “%s” at its end',
  (added) => {
    it.each([
      [PATH, TOKEN, 'join'],
      ['/m', SIGNED, 'arrive'],
    ])('works, and leaves no token in the address: %s', (path, its, page) => {
      expect(open(`${path}#${its}${added}`)).toBe(path);
      expect([route.value.page, token.value]).toEqual([page, its]);
    });
  },
);

it.each(['%23', '?utm_source=mail#', '/#'])('a link works that has “%s” for its #', (sign) => {
  open(`${PATH}${sign}${TOKEN}`);
  expect([route.value.page, token.value]).toEqual(['join', TOKEN]);
});

it('a link of which no token is left has none', () => {
  open(`${PATH}#)`);
  expect(token.value).toBeUndefined();
});

it('a fragment of nothing but signs between the letters of tokens is looked through at once', () => {
  const began = performance.now();
  open(`${PATH}#${'_'.repeat(200_000)}`);
  expect(token.value).toBeUndefined();
  expect(performance.now() - began).toBeLessThan(1_000); // in the square of their number it would be 20 seconds
});

it.each([
  ['/groups/g1/players/m1', { page: 'player', met: 'groups', id: 'g1', who: 'm1' }],
  ['/g/a222222222222222/players/1', { page: 'player', met: 'g', id: 'a222222222222222', who: '1' }],
  ['/g/a222222222222222/players', { page: 'lost' }],
  ['/groups/g1/players', { page: 'lost' }],
  ['/g/a222222222222222/players/x', { page: 'lost' }],
  ['/g/sample-goa/players/1', { page: 'lost' }], // those who sit there are bots
])('a player’s page is at the seat where one has met them: %s', (path, page) => {
  open(path);
  expect(route.value).toEqual(page);
});
