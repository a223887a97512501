import { render } from 'preact';
import '../ui/styles/tokens.css';
import '../ui/styles/base.css';
import '../ui/styles/page.css'; // before the tiles, as on the page: built, both share their style sheets
import '../ui/styles/azulejo.css';
import '../ui/styles/modes.css';
import './gallery.css';
import { Gallery } from './Gallery.tsx';
import { Screens } from './Screens.tsx';
import { forceTheme } from './theme.ts';

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
