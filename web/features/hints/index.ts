export { FirstHints } from './HintCard.tsx';
export { forgetFirstGames, wantHints } from './hints.ts';
export { HintSwitch } from './HintSwitch.tsx';
