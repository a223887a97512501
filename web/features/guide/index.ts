export { GuideCard } from './GuideCard.tsx';
