export { Invitation, InvitedSeat, InviteFold, isAwaitingAnswer, SeatLink } from './SeatOffer.tsx';
export { Terms, variantWords } from './Terms.tsx';
