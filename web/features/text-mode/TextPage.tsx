import { TextTimes } from '../clock/index.ts';
import { useBackKey } from '../../ui/input.ts';
import { Log } from '../../table/log/Log.tsx';
import { TableMenu, TableNotices } from '../votes/index.ts';
import { TalkPanel } from '../talk/index.ts';
import { takesOrders, TextOrders } from './TextOrders.tsx';
import { useOrders } from '../orders/index.ts';
import { WaitingNotice } from '../waiting/index.ts';
import { Standings } from '../../table/Standings.tsx';
import type { AnyInWords, AnyScene } from '../../games/gameUi.ts';
import { useTable } from '../../table/context.tsx';
import { rulesAddress } from '../../routes.ts';
import { t, term } from '../../lib/i18n.ts';
import { CommandLine } from './CommandLine.tsx';
import { sceneOf, titleOf } from '../../table/scene.ts';
import { spellingOf, type Spelling } from './lexicon.ts';
import { verbs } from './TextCommands.tsx';
import styles from './textMode.module.css';

/** The whole game in words, played by typing. */
export function TextPage() {
  const { game, gameUi, view, platform, name } = useTable();
  const scene = sceneOf(game, view, name);
  const over = view.status === 'over';
  const { inWords } = gameUi;
  const spelling = spellingOf(inWords, view.game);
  useBackKey(game.back);
  return (
    <div class={`narrow ${styles.textMode}`} data-mode="text">
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
      <TableNotices />
      {over && <Standings standings={game.standings.value} name={name} />}
      {!over && <Now key={view.you} scene={scene} spelling={spelling} />}
      <Table inWords={inWords} scene={scene} />
      <TalkPanel />
      <Log />
      {view.you !== null && !over && !platform.guide && <TableMenu />}
    </div>
  );
}

interface NowProps {
  readonly scene: AnyScene;
  readonly spelling: Spelling;
}

/** The turn and its player, the draft so far, and the line in which commands are typed. */
function Now({ scene, spelling }: NowProps) {
  const { game, gameUi, view, platform } = useTable();
  const planned = game.planned.value.map((step) => game.rules.value?.textOf(step, gameUi, scene) ?? '');
  const orders = useOrders(scene);
  return (
    <section class="card" aria-labelledby="now-title">
      <h2 id="now-title">{t('page.text.now')}</h2>
      <p>{titleOf(game, gameUi, scene)}</p>
      {platform.guide && <platform.guide.Card guide={platform.guide} scene={scene} />}
      <WaitingNotice />
      <TextTimes />
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
      {takesOrders(view, platform) && (
        <div class={styles.ordersPlace}>
          <TextOrders {...orders} />
        </div>
      )}
      <CommandLine planned={planned} spelling={spelling} orders={orders} />
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
