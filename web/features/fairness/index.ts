export { IntegrityNotice } from './IntegrityNotice.tsx';
export { type Exported, exportOnce, NOTHING_REVEALED } from './verified.ts';
export { CheckLine, Verified } from './Verified.tsx';
