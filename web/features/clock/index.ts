export { GameClock, TextTimes, TurnTime } from './Clock.tsx';
