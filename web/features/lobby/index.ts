export { UnstartedGame } from './Lobby.tsx';
