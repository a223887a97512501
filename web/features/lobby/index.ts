export { UnstartedGame } from './UnstartedGame.tsx';
