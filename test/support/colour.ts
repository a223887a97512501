/** Colour arithmetic for checks of the page's palette. Colours are sRGB `#rrggbb`. */

type Triple = readonly [number, number, number];

/** A person's colour vision: all cones, or one kind missing. */
export const VISIONS = ['trichromacy', 'protanopia', 'deuteranopia', 'tritanopia'] as const;
type Vision = (typeof VISIONS)[number];

/** Linear RGB as seen; Machado, Oliveira, Fernandes 2009, severity 1.0. */
const SEEN: Readonly<Record<Vision, readonly [Triple, Triple, Triple]>> = {
  trichromacy: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const dot = (a: Triple, b: Triple): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const times = ([r, g, b]: readonly [Triple, Triple, Triple], v: Triple): Triple => [
  dot(r, v),
  dot(g, v),
  dot(b, v),
];

function linear(colour: string): Triple {
  const channel = (at: number): number => {
    const c = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** WCAG relative luminance, 0 … 1. */
const luminance = (colour: string): number => dot([0.2126, 0.7152, 0.0722], linear(colour));

/** WCAG contrast, 1 … 21. */
export function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

const byte = (c: number): string => Math.round(c).toString(16).padStart(2, '0');
const bytes = (colour: string): Triple => {
  const channel = (at: number): number => Number.parseInt(colour.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
};

/** The colour with this opacity, on a ground. */
export function over(colour: string, opacity: number, ground: string): string {
  const below = bytes(ground);
  return `#${bytes(colour)
    .map((c, at) => byte(opacity * c + (1 - opacity) * (below[at] ?? 0)))
    .join('')}`;
}

/** CIE L*a*b* (D65) of a colour as seen with this vision. */
function lab(colour: string, vision: Vision): Triple {
  const clip = (c: number): number => Math.min(1, Math.max(0, c));
  const [r, g, b] = times(SEEN[vision], linear(colour));
  const xyz = times(
    [
      [0.4124564, 0.3575761, 0.1804375],
      [0.2126729, 0.7151522, 0.072175],
      [0.0193339, 0.119192, 0.9503041],
    ],
    [clip(r), clip(g), clip(b)],
  );
  const f = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : (t * 24389) / 27 / 116 + 16 / 116);
  const [x, y, z] = [f(xyz[0] / 0.95047), f(xyz[1]), f(xyz[2] / 1.08883)];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const RADIAN = Math.PI / 180;
const cos = (degrees: number): number => Math.cos(degrees * RADIAN);
const hueOf = (a: number, b: number): number =>
  a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / RADIAN + 360) % 360;

/** How different two colours look: CIEDE2000 (Sharma, Wu, Dalal 2005); 1 is just noticeable. */
export const difference = (a: string, b: string, vision: Vision): number =>
  deltaE2000(lab(a, vision), lab(b, vision));

export function deltaE2000([L1, a1, b1]: Triple, [L2, a2, b2]: Triple): number {
  const grey = ((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) ** 7;
  const g = 1.5 - 0.5 * Math.sqrt(grey / (grey + 25 ** 7));
  const [C1, C2] = [Math.hypot(a1 * g, b1), Math.hypot(a2 * g, b2)];
  const [h1, h2] = [hueOf(a1 * g, b1), hueOf(a2 * g, b2)];
  const turn = C1 * C2 === 0 ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const dH = 2 * Math.sqrt(C1 * C2) * Math.sin((turn * RADIAN) / 2);
  const h = C1 * C2 === 0 ? h1 + h2 : h1 + turn / 2;
  const [L, C] = [(L1 + L2) / 2 - 50, (C1 + C2) / 2];
  const T = 1 - 0.17 * cos(h - 30) + 0.24 * cos(2 * h) + 0.32 * cos(3 * h + 6) - 0.2 * cos(4 * h - 63);
  const bend = 60 * Math.exp(-(((((h + 360) % 360) - 275) / 25) ** 2)) * RADIAN;
  const rotation = -2 * Math.sqrt(C ** 7 / (C ** 7 + 25 ** 7)) * Math.sin(bend);
  const l = (L2 - L1) / (1 + (0.015 * L ** 2) / Math.sqrt(20 + L ** 2));
  const c = (C2 - C1) / (1 + 0.045 * C);
  const t = dH / (1 + 0.015 * C * T);
  return Math.sqrt(l ** 2 + c ** 2 + t ** 2 + rotation * c * t);
}
