export { LostPage } from './LostPage.tsx';
