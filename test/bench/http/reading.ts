import { median, type Row } from '../measure.ts';
import type { Bench } from './bench.ts';

const VISITS = 60;

/** Opening a game, and the bytes on the wire. */
export async function reading(bench: Bench): Promise<Row[]> {
  const table = await bench.table();
  const cold: number[] = [];
  const warm: number[] = [];
  const bytes = { game: 0, commit: [] as number[] };
  for (let visit = 0; visit < VISITS; visit += 1) {
    const play = await bench.next('carrack', table);
    const open = () => bench.send('carrack', 'GET', `/api/games/${table.id}`, play.person);
    await bench.evict('carrack', table.id);
    cold.push((await open()).ms);
    const { ms, text } = await open();
    warm.push(ms);
    bytes.game = Math.max(bytes.game, Buffer.byteLength(text));
    if (visit % 4 === 0) bytes.commit.push(Buffer.byteLength((await bench.play('carrack', play)).text));
  }
  return [
    { name: 'open a game, cold, p50', value: median(cold), unit: 'ms', note: `${VISITS} visits` },
    { name: 'open a game, warm, p50', value: median(warm), unit: 'ms' },
    {
      name: 'answer to GET of a game',
      value: bytes.game,
      unit: 'bytes',
      note: 'the largest, not compressed',
    },
    { name: 'answer to a commit', value: median(bytes.commit), unit: 'bytes', note: 'not compressed' },
  ];
}
