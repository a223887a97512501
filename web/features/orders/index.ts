export { entriesOf } from './entries.ts';
export {
  ChoiceField,
  CountField,
  FieldRow,
  RankField,
  RemoveButton,
  SelectField,
  SwitchField,
} from './fields.tsx';
export type { OrdersOnPage } from './orders.ts';
export { OrdersBar } from './OrdersBar.tsx';
export { draftOfPlan, tryPlan } from './plan.ts';
export { PlanNews } from './PlanNews.tsx';
export { Changed, stateText } from './SaveBar.tsx';
export { OrdersSay } from './Says.tsx';
export { type OrdersProps, useOrders } from './useOrders.ts';
