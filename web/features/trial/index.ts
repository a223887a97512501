export { addressTrial, isTrying, leaveTrial } from './trialAddress.ts';
export { TrialPage } from './TrialPage.tsx';
