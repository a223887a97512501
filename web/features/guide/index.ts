export { GuideCard } from './GuideCard.tsx';
export { keepGuide, keptGuide, restartGuide } from './keptGuide.ts';
