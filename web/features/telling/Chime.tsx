import { useEffect } from 'preact/hooks';
import { onTurnBegun, wishedChime } from './chime.ts';
import type { Game } from '../../table/game.ts';
import type { Memory } from '../../lib/platform.ts';
import { ringer } from './ringer.ts';

interface Props {
  readonly game: Game;
  readonly device: Memory;
}

/** Signs of a person, after which a browser allows sounds. */
const SIGNS = ['click', 'keydown'] as const;

/** Rings when the player's turn begins, if they want that on this device. Draws nothing. */
export function Chime({ game, device }: Props) {
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
