export { AfterPart } from './AfterGame.tsx';
export { HowItCame } from './HowItCame.tsx';
export { PointsTable } from './PointsTable.tsx';
