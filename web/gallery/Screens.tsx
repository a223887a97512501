import { metas } from '#shared/games/meta.ts';
import { LANGUAGES } from '#shared/words/languages.ts';
import { goldenNames } from './practice/position.ts';
import { CLOCK_STATES } from './practice/service.ts';
import { HOSTED, INVITATION_LINK, OFFERED, SEAT_LINK } from './practice/madeUp.ts';

type Parameters = Readonly<Record<string, string>>;

const query = new URLSearchParams(location.search);
/** In the address of the gallery, and handed on to each screen. */
const appearance = { lang: query.get('lang') ?? 'en', theme: query.get('theme') ?? 'light' };

const addressOf = (parameters: Parameters): string =>
  `/practice.html?${new URLSearchParams({ ...appearance, ...parameters })}`;

const NOBODY = { me: 'nobody' } as const;

/** The service's screens, on made-up data. */
const SCREENS: Readonly<Record<string, Parameters>> = {
  'home, first visit': { ...NOBODY, screen: '/' },
  home: { screen: '/' },
  'new game': { screen: '/new' },
  lobby: { screen: `/g/${HOSTED}` },
  'lobby, from outside': { ...NOBODY, screen: `/g/${OFFERED}` },
  join: { ...NOBODY, screen: SEAT_LINK },
  'join, invited by mail': { ...NOBODY, screen: INVITATION_LINK },
  profile: { screen: '/me' },
  'profile, no session': { ...NOBODY, screen: '/me' },
  'link of a mail': { ...NOBODY, screen: '/m#in.aaaaaaaa.p' },
  'no more mail': { ...NOBODY, screen: '/stop#stop.aaaaaaaa.p' },
  results: { screen: '/results' },
  archive: { screen: '/archive' },
  statistics: { screen: '/statistics' },
  privacy: { ...NOBODY, screen: '/privacy' },
  help: { screen: '/help' },
  lost: { screen: '/nowhere' },
};

/** Orders that every game takes. */
const ORDERS = { atOnce: true, onlyMove: false, vacation: { level: 'normal', from: Date.UTC(2026, 0, 20) } };

/** The screens of one game, at the end of a game among bots where nothing else is said. */
const ofGame = (game: string): Readonly<Record<string, Parameters>> => ({
  'the first decision': { game },
  'text mode': { game, mode: 'text' },
  ...Object.fromEntries(CLOCK_STATES.map((clock) => [`clock: ${clock}`, { game, clock }])),
  'clock: text mode': { game, clock: 'runs', mode: 'text' },
  'clock: of others': { game, clock: 'runs', you: '' },
  'planned turn': { game, you: '1', part: 'plan' },
  'all orders': { game, part: 'all', orders: JSON.stringify(ORDERS) },
  history: { game, row: END, mode: 'history', at: '30' },
  end: { game, row: END },
  watching: { game, row: '30', you: '' },
  'first hints': { game, hints: 'on' },
  rules: { game, screen: `/help/${game}` },
  sample: { game, screen: `/g/sample-${game}` },
  'guided first round': { game, screen: `/g/first-${game}` },
});

/** More rows than any game has. */
const END = '9999';

const Links = ({ links }: { readonly links: Readonly<Record<string, Parameters>> }) => (
  <ul class="shelf">
    {Object.entries(links).map(([name, parameters]) => (
      <li key={name}>
        <a href={addressOf(parameters)}>{name}</a>
      </li>
    ))}
  </ul>
);

const Looks = () => (
  <p>
    {['light', 'dark'].map((theme) => (
      <a key={theme} class="button" href={`?${new URLSearchParams({ ...appearance, theme })}`}>
        {theme}
      </a>
    ))}
    {LANGUAGES.map((lang) => (
      <a key={lang} class="button" href={`?${new URLSearchParams({ ...appearance, lang })}`}>
        {lang}
      </a>
    ))}
  </p>
);

function open(event: SubmitEvent): void {
  event.preventDefault(); // the page's policy forbids forms that are sent
  const { currentTarget } = event;
  if (!(currentTarget instanceof HTMLFormElement)) return;
  const entries = [...new FormData(currentTarget)].map(([name, value]) => [name, String(value)] as const);
  const { from = '', row = '', ...more } = Object.fromEntries(entries);
  const source = from.includes('/') ? { golden: from } : { game: from };
  location.assign(addressOf({ ...source, row: row === '' ? END : row, ...more }));
}

/** Any position of a recorded game, or of one that bots play from a seed. */
const PositionForm = () => (
  <form class="shelf" onSubmit={open}>
    <label>
      game{' '}
      <select name="from">
        {[...goldenNames(), ...Object.keys(metas)].map((name) => (
          <option key={name} value={name}>
            {name.includes('/') ? `golden ${name}` : `bots play ${name}`}
          </option>
        ))}
      </select>
    </label>
    <label>
      row (empty: the end) <input name="row" type="number" min="1" />
    </label>
    <label>
      seed of bots <input name="seed" type="number" min="0" max="255" value="1" />
    </label>
    <label>
      viewer{' '}
      <select name="you">
        {['acting', '0', '1', '2', '3', ''].map((seat) => (
          <option key={seat} value={seat}>
            {seat === '' ? 'spectator' : seat}
          </option>
        ))}
      </select>
    </label>
    <label>
      screen{' '}
      <select name="mode">
        {['table', 'text', 'history'].map((mode) => (
          <option key={mode}>{mode}</option>
        ))}
      </select>
    </label>
    <button type="submit">Show</button>
  </form>
);

/** Links to every screen of the page. */
export const Screens = () => (
  <section id="screens">
    <h1>{`Gallery (${appearance.theme}, ${appearance.lang})`}</h1>
    <Looks />
    <h2>a position</h2>
    <PositionForm />
    <h2>screens</h2>
    <Links links={SCREENS} />
    {Object.keys(metas).map((game) => (
      <>
        <h2>{game}</h2>
        <Links links={ofGame(game)} />
      </>
    ))}
  </section>
);
