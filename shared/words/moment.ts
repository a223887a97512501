/** A point in time in words, e.g. "Tue 3 Nov, 14:30", for somebody in a zone; without a zone in UTC, and it says so. */
export function momentIn(language: string, zone: string | null): (at: number) => string {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone ?? 'UTC',
  });
  return (at) => (zone === null ? `${format.format(at)} UTC` : format.format(at));
}
