import { useSignal } from '@preact/signals';
import type { GameView } from '#shared/protocol/http.ts';
import { t } from '../../lib/i18n.ts';
import type { Game } from '../../table/game.ts';
import type { Platform } from '../../lib/platform.ts';
import '../../ui/menu.css';

interface Props {
  readonly game: Game;
  readonly view: GameView;
  readonly platform: Platform;
}

/** The longest name the service takes. */
const LONGEST = 40;

/** The host names the game, so that its players tell it from their others. */
export function NameForm({ game, view, platform }: Props) {
  const name = useSignal(view.title ?? '');
  const isSaved = useSignal(false);
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    const title = name.peek().trim() || null;
    const path = `/api/games/${view.id}/title`;
    isSaved.value = (await game.request(() => platform.api.ask('PUT', path, { title }))) !== undefined;
  };
  return (
    <form class="name-form" onSubmit={(event) => void save(event)}>
      <label>
        {t('page.name')}
        <input
          type="text"
          dir="auto"
          maxLength={LONGEST}
          autocomplete="off"
          aria-describedby="name-what"
          value={name.value}
          onInput={({ currentTarget }) => {
            name.value = currentTarget.value;
            isSaved.value = false;
          }}
        />
      </label>
      <p class="muted" id="name-what">
        {t('page.name.what')}
      </p>
      <p class="buttons">
        <button type="submit" disabled={game.asking.value.kind === 'busy'}>
          {t('page.name.save')}
        </button>
        <span class="muted" role="status">
          {isSaved.value && t('page.name.saved')}
        </span>
      </p>
    </form>
  );
}
