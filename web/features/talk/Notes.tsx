import { useModel, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Seat } from '#shared/kernel/types.ts';
import { NotesModel, type Notes as Model, type Saving } from './notes.ts';
import type { Platform } from '../../lib/platform.ts';
import { errorText, t } from '../../lib/i18n.ts';
import { Notice } from '../../ui/notices.tsx';
import styles from './talk.module.css';

interface Props {
  /** The game's id. */
  readonly id: string;
  /** The seat of the player who writes them. */
  readonly seat: Seat;
  readonly platform: Platform;
}

/** The longest notes the service takes. */
const LONGEST = 4_000;

/** The player's private notes. They are fetched when the panel is opened. */
export function NotesPanel({ id, seat, platform }: Props) {
  const notes = useModel(() => new NotesModel(id, seat, platform));
  const opened = useSignal(false);
  const toggle = ({ currentTarget }: { readonly currentTarget: HTMLDetailsElement }): void => {
    if (!currentTarget.open || opened.peek()) return;
    opened.value = true;
    void notes.load();
  };
  useEffect(() => {
    addEventListener('visibilitychange', notes.save);
    return () => {
      removeEventListener('visibilitychange', notes.save);
      notes.save();
    };
  }, [notes]);
  return (
    <details class={`card ${styles.notes}`} onToggle={toggle}>
      <summary>
        <h2>{t('page.notes')}</h2>
      </summary>
      <label>
        <span class="muted">{t('page.onlyYours')}</span>
        <textarea
          rows={6}
          dir="auto"
          aria-label={t('page.notes.write')}
          maxLength={LONGEST}
          disabled={notes.saving.value.kind === 'loading'}
          value={notes.text.value}
          onInput={({ currentTarget }) => notes.edit(currentTarget.value)}
          onBlur={notes.save}
        />
      </label>
      <Changed notes={notes} />
      <p class={`muted ${styles.saving}`} role="status">
        {opened.value && stateOf(notes.saving.value)}
      </p>
    </details>
  );
}

function stateOf(saving: Saving): string {
  switch (saving.kind) {
    case 'loading':
      return saving.failure === undefined ? t('page.loading') : errorText(saving.failure);
    case 'saved':
    case 'unsaved':
    case 'saving':
      return t(`page.notes.${saving.kind}`);
    case 'failed':
      return errorText(saving.failure);
    case 'changed':
      return '';
  }
}

/** The version that another device has saved meanwhile. The player keeps one of the two. */
function Changed({ notes }: { readonly notes: Model }) {
  const saving = notes.saving.value;
  if (saving.kind !== 'changed') return null;
  return (
    <Notice kind="warning">
      {t('page.notes.changed')}
      <blockquote dir="auto">{saving.there.text}</blockquote>
      <p class="buttons">
        <button type="button" onClick={() => notes.settleOn('here')}>
          {t('page.notes.mine')}
        </button>
        <button type="button" onClick={() => notes.settleOn('there')}>
          {t('page.notes.theirs')}
        </button>
      </p>
    </Notice>
  );
}
