import { useMemo } from 'preact/hooks';
import { language } from '../../lib/language.ts';
import { Help } from './Help.tsx';
import { t, type MessageKey } from '../../lib/i18n.ts';
import type { HelpPart, Piece } from './pieces.ts';
import styles from './help.module.css';

/** How to use the page. */
export function PlayingHelp() {
  const spoken = language.value;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the words change with the language
  const parts = useMemo(playingParts, [spoken]);
  return <Help topic="playing" parts={parts} />;
}

type Name =
  | 'draft'
  | 'back'
  | 'look'
  | 'days'
  | 'bots'
  | 'orders'
  | 'told'
  | 'since'
  | 'seat'
  | 'chance'
  | 'text'
  | 'hints';

/** Buttons and pages have the names that they have on the page. */
const calledHere = (): Readonly<Record<string, string>> => ({
  send: t('page.send'),
  soFar: t('page.send.soFar'),
  back: t('page.back'),
  undo: t('page.undo'),
  orders: t('page.orders.open'),
  profile: t('page.profile'),
  done: t('hint.done'),
  never: t('hint.never'),
  log: t('page.log'),
  history: t('page.log.history'),
  text: t('page.log.text'),
});

const piece = (name: Name): Piece => ({
  id: name,
  title: t(`help.playing.${name}`),
  text: t(`help.playing.${name}.text`, calledHere()).split('\n'),
});

/** How to use the page. */
export const playingParts = (): readonly HelpPart[] => [
  {
    id: 'turn',
    title: t('help.playing.part.turn'),
    pieces: (['draft', 'back', 'look', 'hints'] as const).map(piece),
  },
  {
    id: 'over-days',
    title: t('help.playing.part.days'),
    pieces: (['days', 'orders', 'since', 'told', 'bots', 'seat'] as const).map(piece),
  },
  {
    id: 'page-itself',
    title: t('help.playing.part.page'),
    pieces: [...(['chance', 'text'] as const).map(piece), keys()],
  },
];

/** Keys as they are written on the page, and what they do. */
const keyList = (): readonly (readonly [keys: readonly string[], does: MessageKey])[] => [
  [['n'], 'help.playing.key.n'],
  [['f'], 'help.playing.key.f'],
  [['Esc'], 'help.playing.key.escape'],
  [[t('page.send.key')], 'help.playing.key.send'],
  [['/'], 'help.playing.key.slash'],
  [['←', '→'], 'help.playing.key.arrows'],
  [['Home', 'End'], 'help.playing.key.ends'],
];

const keys = (): Piece => ({
  id: 'keys',
  title: t('help.playing.keys'),
  text: [t('help.playing.keys.text')],
  more: (
    <dl class={styles.keys}>
      {keyList().map(([names, does]) => (
        <div key={does}>
          <dt>
            {names.map((name) => (
              <kbd key={name}>{name}</kbd>
            ))}
          </dt>
          <dd>{t(does)}</dd>
        </div>
      ))}
    </dl>
  ),
  words: keyList().map(([, does]) => t(does)),
});
