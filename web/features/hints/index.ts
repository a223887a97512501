export { forgetFirstGames, wantHints } from './hints.ts';
export { FirstHints, HintSwitch } from './Hints.tsx';
