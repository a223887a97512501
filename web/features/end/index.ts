export { AfterPart, DecidedCard } from './AfterGame.tsx';
export { PointsTable, ScoreHistory } from './ScoreHistory.tsx';
