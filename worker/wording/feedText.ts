/** A moment that a calendar program shows. */
export interface FeedEvent {
  /** Stays the same while it is about the same decision. */
  readonly uid: string;
  /** ms since 1970. */
  readonly at: number;
  readonly summary: string;
  readonly url: string;
}

/** Octets of a line, its end left out (RFC 5545, section 3.1). */
const LINE_OCTETS = 75;

const encoder = new TextEncoder();
const octetsOf = (text: string): number => encoder.encode(text).length;

/**
 * A feed as text (RFC 5545). `now`: when it was made (ms). It has a time zone, because a feed must have a
 * component, also while nothing is due.
 */
export const feedText = (name: string, events: readonly FeedEvent[], now: number): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Carrack//Deadlines//EN',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    'BEGIN:VTIMEZONE',
    'TZID:UTC',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0000',
    'TZOFFSETTO:+0000',
    'END:STANDARD',
    'END:VTIMEZONE',
    ...events.flatMap((event) => linesOf(event, now)),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');

const linesOf = ({ uid, at, summary, url }: FeedEvent, now: number): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(uid)}`,
  `DTSTAMP:${utc(now)}`,
  `DTSTART:${utc(at)}`,
  `SUMMARY:${escaped(summary)}`,
  `URL:${url}`,
  'TRANSP:TRANSPARENT', // it keeps nobody busy
  'END:VEVENT',
];

/** `20260131T120000Z`. */
const utc = (at: number): string => `${new Date(at).toISOString().replace(/[-:]|\.\d+Z$/g, '')}Z`;

/** A text value: what has a meaning in the format is escaped, and line breaks are written as `\n`. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');

/** A long line in parts of at most 75 octets, each after the first with a space before it. No character is cut. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    if (octetsOf(part + character) > LINE_OCTETS) {
      parts.push(part);
      part = ' ';
    }
    part += character;
  }
  return [...parts, part].join('\r\n');
}
