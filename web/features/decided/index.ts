export { Decided } from './Decided.tsx';
