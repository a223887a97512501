export { addressTrial, isTrying, leaveTrial } from './trialGround.ts';
export { TrialPage } from './TrialPage.tsx';
