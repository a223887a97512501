export { FirstHints, forgetFirstGames, HintSwitch, wantHints } from './Hints.tsx';
