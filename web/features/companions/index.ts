export { companionsPanel, inviteList } from './companionParts.ts';
