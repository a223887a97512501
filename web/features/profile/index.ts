export { isRecoveryOffered, offerRecovery } from './identity/recoveryOffer.ts';
export { RecoveryOffer } from './identity/RecoveryOffer.tsx';
