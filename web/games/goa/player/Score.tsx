import { Later } from '../../../components/Later.tsx';
import type { Owned } from './owned.ts';

const points = async () => (await import('./Points.tsx')).PublicPoints;

/** A player's points so far. Loaded late, because no choice needs them, into a place that is kept. */
export const Score = (owned: Owned) => (
  <div class="points-place">
    <Later quiet load={points} props={owned} />
  </div>
);
