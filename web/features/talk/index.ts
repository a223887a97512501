export { TalkPanel } from './Talk.tsx';
