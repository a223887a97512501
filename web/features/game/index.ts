export { GamePage, historyPage } from './GamePage.tsx';
