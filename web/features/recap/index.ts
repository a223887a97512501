export { Meanwhile } from './Meanwhile.tsx';
export { openFilm } from './recap.ts';
export { RecapCard } from './RecapCard.tsx';
export { OrdersDid } from './RecapLog.tsx';
