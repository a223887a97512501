import '../ui/styles/tokens.css';
import '../ui/styles/base.css';
import '../ui/styles/page.css'; // before the tiles, as on the page: built, both share their style sheets
import '../ui/styles/azulejo.css';
import '../ui/styles/modes.css';
import './gallery.css';
import { render, type ComponentType } from 'preact';
import { Screens } from './Screens.tsx';
import { forceTheme } from './theme.ts';
import { Carrack, Compass } from '../ui/art/Carrack.tsx';
import type { ArtProps } from '../ui/art/Art.tsx';
import { CardBack, CardSpace, EmptySpace, Pile, Wave, SeatMark } from '../ui/art/Pieces.tsx';
import { tabIconOf } from '../lib/browserPage.ts';
import { Shelf, Singles, ART_SIZES } from '../ui/art/Shelf.tsx';

const SINGLES: Readonly<Record<string, ComponentType<ArtProps>>> = {
  carrack: Carrack,
  compass: Compass,
  wave: Wave,
  emptySpace: EmptySpace,
  cardBack: CardBack,
  pile: Pile,
  cardSpace: CardSpace,
};

const Frames = () => (
  <section id="frames">
    <h2>frames</h2>
    <div class="azulejo-band" />
    <div class="azulejo-frame frame-inside">
      <Carrack size={192} />
      <Compass size={192} />
    </div>
    <div class="azulejo-wall frame-inside" />
    <hr class="wave-line" />
    <div class="shelf">
      {[0, 1, 7, 12].flatMap((n) =>
        ART_SIZES.map((size) => <img key={`${n} ${size}`} src={tabIconOf(n)} width={size} alt="" />),
      )}
      <img src="/icons/maskable.svg" width={96} alt="" />
    </div>
  </section>
);

/** The drawings of every game: a module for each. */
const GAMES = Object.values(
  import.meta.glob<{ readonly Shelves: ComponentType }>('../games/*/drawings/Shelves.tsx', { eager: true }),
);

/** All drawings in all sizes. */
const Gallery = () => (
  <>
    <Frames />
    <Singles id="single" pieces={SINGLES} />
    <Shelf
      id="seats"
      things={[0, 1, 2, 3, 4, 5]}
      name={String}
      Show={({ thing, size }) => <SeatMark seat={thing} size={size} n={thing + 1} />}
    />
    {GAMES.map(({ Shelves }, game) => (
      <Shelves key={game} />
    ))}
  </>
);

forceTheme(new URLSearchParams(location.search).get('theme'));
const place = document.getElementById('gallery');
if (place !== null)
  render(
    <>
      <Screens />
      <Gallery />
    </>,
    place,
  );
