/** Loads the guide's card, for those whose first round is guided. */
export const guideCard = async () => (await import('./GuideCard.tsx')).GuideCard;
