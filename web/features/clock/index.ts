export { GameClock } from './GameClock.tsx';
export { TextTimes } from './TextTimes.tsx';
export { TurnTime } from './TurnTime.tsx';
