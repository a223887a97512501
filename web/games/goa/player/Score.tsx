import { Later } from '../../../components/Later.tsx';
import type { Owned } from './owned.ts';

const points = async () => (await import('./Points.tsx')).Points;

/** A player's points so far; no choice waits for them. */
export const Score = (owned: Owned) => <Later quiet load={points} props={owned} />;
