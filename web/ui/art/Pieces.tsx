import { type Picture, box, put } from '#shared/art/drawing.ts';
import { markOf } from '#shared/art/crests.ts';
import { BACK, CARD_HEIGHT, FLOWER, SPACE } from '#shared/art/things.ts';
import { Art, onCard, type ArtProps } from './Art.tsx';

interface SeatMarkProps extends ArtProps {
  readonly seat: number;
  /** The number of an auction marker. */
  readonly n?: number | undefined;
}

/** A seat's crest; with a number, its auction marker. */
export const SeatMark = ({ seat, n, class: more = '', ...rest }: SeatMarkProps) => (
  <Art {...rest} class={`of-seat-${seat} ${more}`} of={markOf(seat, n)} />
);

export const EmptySpace = (props: ArtProps) => <Art {...props} of={SPACE} />;

/** The back of a card. */
export const CardBack = (props: ArtProps) => <Art {...props} height={CARD_HEIGHT} of={BACK} />;

/** The edges of the cards left in a pile. */
const PILE: Picture = [
  ['sheet', box(6, 7, 41, 56, 4)],
  ['sheet', box(3.5, 4, 41, 56, 4)],
  put(BACK, 0, 0, 0.89),
];

/** A pile of cards, face down. */
export const Pile = (props: ArtProps) => <Art {...props} height={CARD_HEIGHT} of={PILE} />;

const SLOT: Picture = [['dash', box(2, 2, 44, 60, 4)], put(FLOWER, 0, 8, 1)];

/** An empty space for a card. */
export const CardSpace = (props: ArtProps) => <Art {...props} height={CARD_HEIGHT} of={SLOT} />;

interface PaperProps extends ArtProps {
  /** The paper and the drawing on it, on a grid of 48 × 64. */
  readonly of: Picture;
}

/** A paper card with a drawing on it. */
export const PaperCard = ({ of, size = 48, class: more, ...rest }: PaperProps) => (
  <Art {...rest} class={onCard(more)} size={size} height={CARD_HEIGHT} of={of} />
);

const WAVE: Picture = [['loose', 'M0 24q6-8 12 0t12 0 12 0 12 0']];

export const Wave = (props: ArtProps) => <Art {...props} of={WAVE} />;
