export { GameList } from './GameList.tsx';
