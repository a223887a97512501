/** Words of sound and vibration at the beginning of a turn: on the profile, and in a game's menu. */
export const chime = {
  'chime.title': 'When my turn begins while a game is open',
  'chime.sound': 'Play a quiet sound',
  'chime.vibration': 'Vibrate briefly',
  'chime.device': 'On this device only. It starts after your first tap or key press on the page.',
} as const;
