import { useEffect } from 'preact/hooks';
import { onTurnBegun, wishedChime, wishChime, ringer } from './chime.ts';
import { useTable } from '../../table/context.tsx';
import { useSignal } from '@preact/signals';
import type { Memory } from '../../lib/platform.ts';
import { t } from '../../lib/i18n.ts';

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

const WAYS = ['sound', 'vibration'] as const;

/** Sound and vibration at the beginning of a turn, as far as the browser has them. What is switched on is tried at once. */
export function ChimeChoice({ device }: { readonly device: Memory }) {
  const wish = useSignal(wishedChime(device));
  const ways = WAYS.filter((way) => ringer.can[way]);
  if (ways.length === 0) return null;
  const choose = (way: (typeof WAYS)[number], on: boolean): void => {
    wish.value = { ...wishedChime(device), [way]: on };
    wishChime(device, wish.value);
    if (!on) return;
    ringer.allow();
    ringer.ring({ sound: false, vibration: false, [way]: true });
  };
  return (
    <fieldset data-chime>
      <legend>{t('chime.title')}</legend>
      {ways.map((way) => (
        <label key={way} class="radio">
          <input
            type="checkbox"
            checked={wish.value[way]}
            onChange={({ currentTarget }) => choose(way, currentTarget.checked)}
          />
          <span>{t(`chime.${way}`)}</span>
        </label>
      ))}
      <p class="muted">{t('chime.device')}</p>
    </fieldset>
  );
}
