export { type Exported, exportOnce, NOTHING_REVEALED } from './fairness.ts';
export { CheckLine, IntegrityNotice, Verified } from './Fairness.tsx';
