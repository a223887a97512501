import { namesOf } from '../names.ts';
import { TableNotices, vacantSeat } from '../table/TableNotices.tsx';
import { RecapCard, type RecapProps } from './RecapCard.tsx';

export { vacantSeat };

/** What a returning player reads first. One part, because every part's name weighs in the first script. */
export const SinceParts = (props: RecapProps) => (
  <>
    <TableNotices game={props.game} view={props.view} world={props.world} name={namesOf(props.view)} />
    <RecapCard {...props} />
  </>
);
