export { AfterPart } from './AfterGame.tsx';
export { PointsTable, ScoreHistory } from './ScoreHistory.tsx';
