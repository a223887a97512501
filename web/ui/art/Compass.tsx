import { Art, type ArtProps } from './Art.tsx';
import { disc, put, type Picture } from '#shared/art/drawing.ts';

const POINT: Picture = [
  ['flat cobalt', 'M24 1v23l-4.5-4.5z'],
  ['glaze', 'M24 1v23l4.5-4.5z'],
  ['line', 'M24 1l4.5 18.5L24 24l-4.5-4.5z'],
];

const COMPASS: Picture = [
  ['loose', disc(24, 24, 17)],
  ['hatch', `${disc(24, 24, 14.5)}M24 7v2.5M24 38.5V41M7 24h2.5M38.5 24H41`],
  ...[45, 135, 225, 315].map((turn) => put([put(POINT, 6, 6, 0.75)], 0, 0, 1, turn)),
  ...[0, 90, 180, 270].map((turn) => put(POINT, 0, 0, 1, turn)),
  ['gold', disc(24, 24, 3)],
];

export const Compass = (props: ArtProps) => <Art {...props} of={COMPASS} />;
