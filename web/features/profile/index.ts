export { isRecoveryOffered, offerRecovery, RecoveryOfferModel } from './identity/recoveryOffer.ts';
