import { render } from 'preact';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/page.css'; // before the tiles, as on the page: built, both share their style sheets
import '../styles/azulejo.css';
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
