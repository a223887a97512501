export { NameForm } from './NameForm.tsx';
export { showAnswer } from './showAnswer.ts';
export type { CardsOverBoard } from './tableMatters.ts';
export { TableMenu } from './TableMenu.tsx';
export { TableNews } from './TableNews.tsx';
export { TableNotices } from './TableNotices.tsx';
export { tableOffers, type TableOffers } from './tableOffers.ts';
export { sendUndo, sendVote, type TableRequests, TableRequestsModel } from './tableRequests.ts';
export { TakeBack } from './TakeBack.tsx';
