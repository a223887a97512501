export {
  ChoiceField,
  CountField,
  FieldRow,
  RankField,
  RemoveButton,
  PickField,
  SwitchField,
} from './fields.tsx';
export { entriesOf, type OrdersOnPage, type OrdersProps, useOrders } from './orders.ts';
export { Changed, OrdersBar, OrdersSay, PlanNews, stateText } from './OrdersBar.tsx';
export { draftOfPlan, tryPlan } from './plan.ts';
export { default as ordersStyles } from './orders.module.css';
