import { Art, type ArtProps } from './Art.tsx';
import { type Picture, disc, put } from '#shared/art/drawing.ts';

const CROSS = 'M-3-8h6L1.5-1.5 8-3v6L1.5 1.5 3 8h-6l1.5-6.5L-8 3v-6l6.5 1.5z';

const SMALL: Picture = [
  ['wood', 'M2 27h10l2 3h20l2-3h10c-1 9-5 15-9 17H12C7 42 3 36 2 27z'],
  ['shade', 'M46 27c-1 9-5 15-9 17H15c13-2 20-7 21-17z'],
  ['twig', 'M24 30V2'],
  ['paper', 'M8 5c11 3 21 3 32 0 3.5 6 3.5 13 0 19-11-3-21-3-32 0 3.5-6 3.5-13 0-19z'],
  { of: [['flat red', CROSS]], at: [24, 14, 1] },
];

const MIDDLE: Picture = [
  ['twig', 'M9 22V3M24 30V1M38.5 26V8M43 26l4.5-8'],
  ['red', 'M24 1c3-1.3 5 1.3 8 0v4c-3 1.3-5-1.3-8 0z'],
  ['paper', 'M2 18C6 14 8.5 9 10 3c3.5 5 4 10.5 2.5 15z'],
  ['paper', 'M34 11c3.5 1.3 7 1.3 10.5 0 2 4 2 7.5 0 11-3.5-1.3-7-1.3-10.5 0 1-3.5 1-7.5 0-11z'],
  ['shade', 'M44.5 11c2 4 2 7.5 0 11-1-.4-2-.6-3-.8 1.6-3 1.6-6.5 0-9.5 1-.1 2-.3 3-.7z'],
  ['wood', 'M1.5 20h11v6h5l1.5 4.5h14l2-6.5h11.5c0 8-4 16-9.5 18.5H13C6.5 39 2.5 31 1.5 20z'],
  ['shade', 'M46.5 24c0 8-4 16-9.5 18.5H13c-1.8-1-3.3-2.2-4.6-3.8C24 41 36 37 38.5 24z'],
  ['hatch', 'M2 23.5h10.5M5 30h12M7 34.5h35M10.5 38.5h28M35.5 28h10'],
  ['paper', 'M14 8c7 2 13 2 20 0 3 5.5 3 11.5 0 17-7-2.3-13-2.3-20 0 3-5.5 3-11.5 0-17z'],
  ['shade', 'M34 8c3 5.5 3 11.5 0 17-1.5-.5-3-.9-4.5-1.2 2.6-5 2.6-10.2 0-15 1.5-.2 3-.4 4.5-.8z'],
  { of: [['flat red', CROSS]], at: [24, 16.5, 0.75] },
  ['loose', 'M1 45c3.5-3 7-3 10.5 0s7 3 10.5 0 7-3 10.5 0 7 3 14 0'],
];

/** Ports, reefs and swell: only if there is room for them. */
const LARGE: Picture = [
  ...MIDDLE,
  ['ink', 'M14.5 31.5h2.5v1.5h-2.5zM22 32h2.5v1.5H22zM29.5 31.5h2.5v1.5h-2.5zM5 25.5h2.5v1.7H5z'],
  [
    'hatch',
    'M16.5 11c1 3.5 1 7.5 0 11.5M37 14c.6 2 .6 4 .2 6M6.5 15.5c2-2 3-4.5 3.5-7.5M7 47.3c2-1 4-1 6 0M28 47.3c2-1 4-1 6 0',
  ],
];

/** The logo, with as much detail as its size allows. */
export const Carrack = ({ size = 24, ...rest }: ArtProps) => (
  <Art {...rest} size={size} of={size < 30 ? SMALL : size < 72 ? MIDDLE : LARGE} />
);

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
