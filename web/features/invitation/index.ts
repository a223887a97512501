export { Invitation, InvitedSeat, InviteFold, isAwaitingAnswer } from './InvitedSeat.tsx';
export { renewLink } from './links.ts';
export { SeatLink } from './SeatLink.tsx';
export { Terms } from './Terms.tsx';
export { variantWords } from './variantWords.ts';
