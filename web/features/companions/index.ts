export { CompanionsPanel, InviteList } from './Companions.tsx';
