export { Meanwhile } from './Meanwhile.tsx';
export { askForFilm } from './recap.ts';
export { RecapCard } from './RecapCard.tsx';
export { OrdersDid } from './RecapLog.tsx';
