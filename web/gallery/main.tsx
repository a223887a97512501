import { render } from 'preact';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/azulejo.css';
import './gallery.css';
import { Gallery } from './Gallery.tsx';

const place = document.getElementById('gallery');
if (place !== null) render(<Gallery />, place);
