export { createLostLine, WaitingNotice } from './Waiting.tsx';
