import { useEffect } from 'preact/hooks';
import { onTurnBegun, wishedChime } from './chime.ts';
import { useTable } from '../../table/context.tsx';
import { ringer } from './ringer.ts';

/** Signs of a person, after which a browser allows sounds. */
const SIGNS = ['click', 'keydown'] as const;

/** Rings when the player's turn begins, if they want that on this device. Draws nothing. */
export function Chime() {
  const { game, platform } = useTable();
  const { device } = platform;
  useEffect(() => onTurnBegun(game, () => ringer.ring(wishedChime(device))), [game, device]);
  useEffect(() => {
    const touch = (): void => {
      const { sound, vibration } = wishedChime(device);
      if (sound || vibration) ringer.allow();
    };
    for (const sign of SIGNS) addEventListener(sign, touch);
    return () => {
      for (const sign of SIGNS) removeEventListener(sign, touch);
    };
  }, [device]);
  return null;
}
