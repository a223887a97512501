import { markOf } from '#shared/art/crests.ts';
import { Art, type ArtProps } from './Art.tsx';

interface Props extends ArtProps {
  readonly seat: number;
  /** The number of an auction marker. */
  readonly n?: number | undefined;
}

/** A seat's crest; with a number, its auction marker. */
export const SeatMark = ({ seat, n, class: more = '', ...rest }: Props) => (
  <Art {...rest} class={`of-seat-${seat} ${more}`} of={markOf(seat, n)} />
);
