import { Art, type ArtProps, type Drawing } from '../svg.tsx';

const SMALL: Drawing = [
  ['wood', 'M3 28h42c-1 8-5 14-9 16H12C8 42 4 36 3 28z'],
  ['shade', 'M45 28c-1 8-5 14-9 16H14c14-2 20-8 22-16z'],
  ['twig', 'M24 28V3'],
  ['paper', 'M9 5c10 2.5 20 2.5 30 0 3.5 6 3.5 13 0 19-10-2.5-20-2.5-30 0 3.5-6 3.5-13 0-19z'],
  ['flat red', 'M22 8.5h4v4.5h6v4h-6v4.5h-4v-4.5h-6v-4h6z'],
];

const MIDDLE: Drawing = [
  ['twig', 'M10 24V4M23 30V2M37 26V7M44 25l3.5-6'],
  ['red', 'M23 1c3-1 4.5 1 7.5 0v4c-3 1-4.5-1-7.5 0z'],
  ['wood', 'M2 19h10v6h4l2 5h13l3-6h11l2-1c-.5 9-4.5 17-9.5 19.5H13C7 40 3 31 2 19z'],
  ['shade', 'M47 23c-.5 9-4.5 17-9.5 19.5H13c-1.5-.7-2.9-1.8-4-3.2C24 41 38 36 40 24h5z'],
  ['paper', 'M3 18C7 14 9.5 9 11 4c3 5 3.5 10 2.5 14z'],
  ['paper', 'M14.5 8.5c6 1.7 12 1.7 18 0 2.5 5.5 2.5 11 0 17-6-2-12-2-18 0 2.5-6 2.5-11.5 0-17z'],
  ['paper', 'M33.5 11.5c3.5 1.2 6.5 1.2 10 0 2 4 2 8 0 12-3.5-1.5-6.5-1.5-10 0 2-4 2-8 0-12z'],
  ['flat red', 'M22 11.5h3v4h4v3h-4v4.5h-3v-4.5h-4v-3h4z'],
  ['shade', 'M32.5 8.5c2.5 5.5 2.5 11 0 17-1.2-.4-2.5-.7-3.8-1 2.3-5.5 2.3-10 0-15.3 1.3-.2 2.5-.4 3.8-.7zM43.5 11.5c2 4 2 8 0 12-.9-.4-1.7-.7-2.6-.9 1.7-3.5 1.7-7 0-10.4.9-.2 1.7-.4 2.6-.7z'],
  ['line', 'M1 45c3.5-3 7-3 10.5 0s7 3 10.5 0 7-3 10.5 0 7 3 14 0'],
];

/** Planks, ports, shrouds: only where there is room for them. */
const LARGE: Drawing = [
  ...MIDDLE,
  ['hatch', 'M5 29h12M5.5 33h37M9 37.5h29M4 22.5h7M36 28h9M23 30l-6-4M31 30l-2-4M23 8.5L14.5 8M23 8.5L34 20M37 11L47 20M10 8L3 18.5M10 24l-4 .5'],
  ['flat ink', 'M14 34.5h3v2h-3zM21 34.5h3v2h-3zM28 34.5h3v2h-3z'],
  ['hatch', 'M16.5 11c1 3.5 1.2 7.5.3 12M35.5 13.5c.8 2.5.9 5 .3 7.5M6.5 16c2-2 3.2-4.5 4-7'],
  ['line', 'M6 47.5c2-1.2 4-1.2 6 0M26 47.5c2-1.2 4-1.2 6 0M37 47.5c1.5-1 3-1 4.5 0'],
];

/** The mark of the house, with as much detail as its size carries. */
export const Carrack = ({ size = 24, ...rest }: ArtProps) => (
  <Art {...rest} size={size} of={size < 30 ? SMALL : size < 72 ? MIDDLE : LARGE} />
);
