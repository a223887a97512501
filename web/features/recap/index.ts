export { askForFilm } from './askForFilm.ts';
export { Meanwhile } from './Meanwhile.tsx';
export { OrdersDid } from './OrdersDid.tsx';
export { RecapCard } from './RecapCard.tsx';
