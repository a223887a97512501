export { TableNews, TakeBack } from './Questions.tsx';
export { type CardsOverBoard, showAnswer } from './votes.ts';
export { NameForm, TableMenu } from './TableMenu.tsx';
export { TableNotices } from './TableNotices.tsx';
export {
  sendUndo,
  sendVote,
  tableOffers,
  type TableOffers,
  type TableRequests,
  TableRequestsModel,
} from './votes.ts';
