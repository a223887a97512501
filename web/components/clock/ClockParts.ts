export { GameClock } from './GameClock.tsx';
export { SeatNews } from './SeatNews.tsx';
