import { useMemo } from 'preact/hooks';
import type { GameView } from '#shared/protocol/http.ts';
import { TextTimes } from '../clock/index.ts';
import { namesOf } from '../../lib/names.ts';
import '../../table/history.css';
import { useBackKey } from '../../lib/keys.ts';
import { Log } from '../../table/Log.tsx';
import { TableMenu, TableNotices } from '../votes/index.ts';
import { TalkPanel } from '../talk/index.ts';
import { canPlay } from '../../table/canPlay.ts';
import { TextOrders } from './TextOrders.tsx';
import { useOrders } from '../orders/index.ts';
import { WaitingNotice } from '../waiting/index.ts';
import { Standings } from '../../table/Standings.tsx';
import type { AnyGameUi, AnyInWords, AnyScene } from '../../games/gameUi.ts';
import type { Game } from '../../table/game.ts';
import { GuideCard } from '../guide/index.ts';
import { rulesAddress } from '../help/index.ts';
import type { Platform } from '../../lib/platform.ts';
import { t, term } from '../../lib/i18n.ts';
import { CommandLine } from './CommandLine.tsx';
import { sceneOf, titleOf } from '../../table/scene.ts';
import { spellingOf, type Spelling } from './spelling.ts';
import { verbs } from './TextCommands.tsx';

interface Props {
  readonly game: Game;
  readonly gameUi: AnyGameUi;
  readonly view: GameView;
  readonly platform: Platform;
}

/** The whole game in words, played by typing. */
export function TextPage(props: Props) {
  const { game, gameUi, view, platform } = props;
  const name = useMemo(() => namesOf(view), [view]);
  const scene = sceneOf(game, view, name);
  const over = view.status === 'over';
  const { inWords } = gameUi;
  const spelling = spellingOf(inWords, view.game);
  useBackKey(game.back);
  return (
    <div class="narrow text-mode">
      <div class="mode-head">
        <h1>{t('page.text.of', { game: term(`game.${view.game}`) })}</h1>
        <span class="buttons">
          <a class="button" href={`/g/${view.id}`}>
            {t('page.text.board')}
          </a>
          <a class="button" href={rulesAddress(view)}>
            {t('page.nav.rules', { game: term(`game.${view.game}`) })}
          </a>
        </span>
      </div>
      <TableNotices game={game} view={view} platform={platform} name={name} />
      {over && <Standings standings={game.standings.value} name={name} />}
      {!over && <Now key={view.you} {...props} scene={scene} spelling={spelling} />}
      <Table inWords={inWords} scene={scene} />
      <TalkPanel game={game} view={view} platform={platform} />
      <Log view={view} entries={game.story.value} gameUi={gameUi} name={name} />
      {view.you !== null && !over && !platform.guide && (
        <TableMenu game={game} view={view} platform={platform} />
      )}
    </div>
  );
}

interface NowProps extends Props {
  readonly scene: AnyScene;
  readonly spelling: Spelling;
}

/** Whose turn it is, the draft so far, and the line in which commands are typed. */
function Now({ game, gameUi, view, platform, scene, spelling }: NowProps) {
  const planned = game.planned.value.map((step) => game.rules.value?.textOf(step, gameUi, scene) ?? '');
  const orders = useOrders({ game, gameUi, view, platform, scene });
  return (
    <section class="card" aria-labelledby="now-title">
      <h2 id="now-title">{t('page.text.now')}</h2>
      <p>{titleOf(game, gameUi, scene)}</p>
      {platform.guide && <GuideCard guide={platform.guide} scene={scene} />}
      <WaitingNotice game={game} platform={platform} />
      <TextTimes view={view} name={scene.name} />
      {view.question !== null && <p>{t('page.text.help.agree', verbs())}</p>}
      {planned.length > 0 && (
        <>
          <h3>{t('page.draft')}</h3>
          <ol>
            {planned.map((step, i) => (
              <li key={i}>{step}</li>
            ))}
          </ol>
        </>
      )}
      {view.you !== null && canPlay(view, view.you) && !platform.guide && (
        <div class="orders-place">
          <TextOrders {...orders} />
        </div>
      )}
      <CommandLine
        game={game}
        gameUi={gameUi}
        view={view}
        platform={platform}
        planned={planned}
        spelling={spelling}
        orders={orders}
      />
    </section>
  );
}

const Table = ({ inWords, scene }: { readonly inWords: AnyInWords; readonly scene: AnyScene }) => (
  <>
    {inWords.sections(scene).map(({ title, lines }) => (
      <section key={title} class="card">
        <h2>{title}</h2>
        <ul>
          {lines.map((line, i) => (
            <li key={i}>{line}</li>
          ))}
        </ul>
      </section>
    ))}
  </>
);
