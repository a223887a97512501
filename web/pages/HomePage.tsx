import { useSignal } from '@preact/signals';
import { GameList } from '../components/GameList.tsx';
import { FailureNotice } from '../components/Notice.tsx';
import { BOTS_GAME, createGame } from '../models/newGame.ts';
import type { Visitor } from '../models/visitor.ts';
import { IDLE, type Asking, type World } from '../models/world.ts';
import { go } from '../routes.ts';
import { t } from '../voice.ts';

interface Props {
  readonly world: World;
  readonly visitor: Visitor;
}

export function HomePage({ world, visitor }: Props) {
  const me = visitor.me.value;
  const games = visitor.games.value ?? [];
  return (
    <div class="narrow">
      <h1>{me === undefined || me === null ? t('page.home.title') : t('page.home.games')}</h1>
      <FailureNotice failure={visitor.failure.value} />
      {(me === undefined || me === null) && <p class="lead">{t('page.home.what')}</p>}
      {me !== null && me !== undefined && games.length === 0 && <p>{t('page.home.none')}</p>}
      <GameList title={t('page.home.waiting')} games={games.filter(({ yourTurn }) => yourTurn)} />
      <GameList
        title={t('page.home.others')}
        games={games.filter((game) => !game.yourTurn && isOpen(game))}
      />
      <GameList title={t('page.home.over')} games={games.filter((game) => !isOpen(game))} />
      <BotsButton world={world} />
    </div>
  );
}

const isOpen = ({ status }: { readonly status: string }): boolean =>
  status === 'open' || status === 'running';

/** A running game in one click. */
function BotsButton({ world }: { readonly world: World }) {
  const asking = useSignal<Asking>(IDLE);
  const play = async (): Promise<void> => {
    if (asking.peek().kind === 'busy') return;
    asking.value = { kind: 'busy' };
    const created = await createGame(world, BOTS_GAME, (failure) => {
      asking.value = failure === undefined ? IDLE : { kind: 'failed', failure };
    });
    if (created !== undefined) go(`/g/${created.id}`);
  };
  const now = asking.value;
  return (
    <div class="start">
      <p class="buttons">
        <button type="button" class="primary" disabled={now.kind === 'busy'} onClick={play}>
          {t('page.home.bots')}
        </button>
        <a class="button" href="/new">
          {t('page.nav.new')}
        </a>
        <a class="button" href="/me">
          {t('page.home.profile')}
        </a>
      </p>
      <FailureNotice failure={now.kind === 'failed' ? now.failure : undefined} />
    </div>
  );
}
