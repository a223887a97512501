import { namesOf } from '../names.ts';
import { TableNotices, vacantSeat, type TableNoticesProps } from '../table/TableNotices.tsx';
import { RecapCard, type RecapProps } from './RecapCard.tsx';

export { vacantSeat };

type Props = RecapProps & Required<Pick<TableNoticesProps, 'above'>>;

/** What a returning player reads first. One part, because every part's name weighs in the first script. */
export const SinceParts = ({ above, ...props }: Props) => (
  <>
    <TableNotices
      game={props.game}
      view={props.view}
      world={props.world}
      above={above}
      name={namesOf(props.view)}
    />
    <RecapCard {...props} />
  </>
);
