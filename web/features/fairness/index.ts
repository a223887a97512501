export { CheckLine } from './CheckLine.tsx';
export { type Exported, exportOnce } from './exported.ts';
export { IntegrityNotice } from './IntegrityNotice.tsx';
export { NOTHING_REVEALED } from './verified.ts';
export { Verified } from './Verified.tsx';
