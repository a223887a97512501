import { useModel, useSignal, computed, createModel, signal } from '@preact/signals';
import { useTable } from '../../table/context.tsx';
import { t } from '../../lib/i18n.ts';
import type { Memory } from '../../lib/platform.ts';
import styles from './firstHint.module.css';

const OFF = 'carrack.hints.off';
const FIRST = 'carrack.hints.first';

/** The first game of each kind on this device, and the hints put away in it. */
type Firsts = Readonly<Record<string, First | undefined>>;

interface First {
  readonly game: string;
  readonly done: readonly string[];
}

const isFirst = (value: unknown): value is First =>
  typeof value === 'object' &&
  value !== null &&
  'game' in value &&
  typeof value.game === 'string' &&
  'done' in value &&
  Array.isArray(value.done);

/** Entries that another version of the page has left here are ignored. */
function firstsOf(device: Memory): Firsts {
  const kept = device.read(FIRST);
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).filter(([, first]) => isFirst(first)));
}

/** Are hints wanted on this device? */
export const hintsWanted = (device: Memory): boolean => device.read(OFF) !== true;

/** Switches hints off for good, or on for the next game of every kind. */
export function wantHints(device: Memory, wanted: boolean): void {
  if (!wanted) return device.write(OFF, true);
  device.forget(OFF);
  device.forget(FIRST);
}

/** Which games were the first ones here is forgotten. That there were some is not: this device has had its hints. */
export function forgetFirstGames(device: Memory): void {
  const firsts = Object.entries(firstsOf(device)).map(([kind, first]) => [kind, { ...first, game: '' }]);
  if (firsts.length > 0) device.write(FIRST, Object.fromEntries(firsts));
}

/** The hints of one game: there are some where it is the first of its kind on this device. */
export const HintsModel = createModel((device: Memory, kind: string, game: string) => {
  const first = firstsOf(device)[kind] ?? { game, done: [] };
  const wanted = signal(hintsWanted(device) && first.game === game);
  const done = signal<readonly string[]>(first.done);
  const keep = (): void => device.write(FIRST, { ...firstsOf(device), [kind]: { game, done: done.peek() } });
  if (wanted.peek()) keep();

  /** Not this one again. */
  const putAway = (hint: string): void => {
    done.value = [...done.peek(), hint];
    keep();
  };
  const never = (): void => {
    wanted.value = false;
    wantHints(device, false);
  };
  return { wanted: computed(() => wanted.value), done: computed(() => done.value), putAway, never };
});

export type Hints = InstanceType<typeof HintsModel>;

interface Props {
  /** The state the open decision belongs to. */
  readonly now: unknown;
}

/** For a player's first game of its kind: a line about the open decision, which opens to the whole hint. */
export function FirstHints({ now }: Props) {
  const { gameUi, view, platform } = useTable();
  const hints = useModel(() => new HintsModel(platform.device, view.game, view.id));
  if (!hints.wanted.value) return null;
  const hint = gameUi.hintsOf?.(now).find(({ key }) => !hints.done.value.includes(key));
  if (hint === undefined) return null;
  const [lead = '', ...more] = t(hint.key, hint.values).split('\n');
  return (
    <aside class={styles.firstHint} aria-label={t('hint.title')}>
      <details key={hint.key}>
        <summary>
          <span class={`two-lines ${styles.lead}`}>{lead}</span>
        </summary>
        {more.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p class="buttons">
          <a class="button" href={hint.more}>
            {t('hint.more')}
          </a>
          <button type="button" onClick={() => hints.putAway(hint.key)}>
            {t('hint.done')}
          </button>
          <button type="button" onClick={hints.never}>
            {t('hint.never')}
          </button>
        </p>
      </details>
    </aside>
  );
}

/** Hints off, or on again for the next game. */
export function HintSwitch({ device }: { readonly device: Memory }) {
  const said = useSignal<'on' | 'off' | 'again'>(hintsWanted(device) ? 'on' : 'off');
  const choose = (on: boolean): void => {
    wantHints(device, on);
    said.value = on ? 'again' : 'off';
  };
  return (
    <section class="start" aria-labelledby="hints-title">
      <h2 id="hints-title">{t('hint.switch')}</h2>
      <p role="status">{t(`hint.switch.${said.value}`)}</p>
      <p class="buttons">
        {said.value !== 'off' && (
          <button type="button" onClick={() => choose(false)}>
            {t('hint.switch.turnOff')}
          </button>
        )}
        <button type="button" onClick={() => choose(true)}>
          {t('hint.switch.turnOn')}
        </button>
      </p>
    </section>
  );
}
