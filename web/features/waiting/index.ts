export { createLostLine } from './waiting.ts';
export { WaitingNotice } from './WaitingNotice.tsx';
