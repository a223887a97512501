export { CheckLine, IntegrityNotice, Verified } from './Fairness.tsx';
export { type Exported, exportOnce, NOTHING_REVEALED } from './verified.ts';
