import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { GameView } from '#shared/protocol/http.ts';
import { TextTimes } from '../components/clock/TextTimes.tsx';
import { namesOf } from '../components/names.ts';
import '../components/history/history.css';
import { Later } from '../components/Later.tsx';
import { Log } from '../components/Log.tsx';
import { TableMenu } from '../components/table/TableMenu.tsx';
import { TableNotices } from '../components/table/TableNotices.tsx';
import { TalkPanel } from '../components/talk/Talk.tsx';
import { sendingText } from '../components/DraftBar.tsx';
import { OrdersCommands, ordersReplyText, TextOrders } from '../components/orders/TextOrders.tsx';
import { useOrders, type OrdersProps } from '../components/orders/useOrders.ts';
import { WaitingNotice } from '../components/waiting/WaitingNotice.tsx';
import { Standings } from '../components/Standings.tsx';
import type { AnyGameUi, AnyInWords, AnyScene } from '../games/gameUi.ts';
import type { Game } from '../models/game.ts';
import { guideCard } from '../guide/guideCard.ts';
import { rulesAddress } from '../help/addresses.ts';
import { withWords } from '../language.ts';
import { lexiconOf, localTokens, type Lexicon } from '../models/lexicon.ts';
import { exampleOf, PLAIN_TOKENS, type TokenNames } from '../models/tokens.ts';
import { enterOrders, isOrder, type OrdersReply } from '../models/ordersTerminal.ts';
import { PLAN_VERBS } from '../models/planTerminal.ts';
import { enter, type Reply } from '../models/terminal.ts';
import type { Platform } from '../models/platform.ts';
import { errorText, t, term } from '../i18n.ts';
import { sceneOf, barStatus, titleOf } from './GameTable.tsx';
import { misreadText } from './misreadText.ts';
import { TextCommands, verbs } from './TextCommands.tsx';
import { pageTypedKeys } from './textWords.ts';

interface Props {
  readonly game: Game;
  readonly drawing: AnyGameUi;
  readonly view: GameView;
  readonly world: Platform;
}

/** The whole game in words, played by typing. */
export function TextPage(props: Props) {
  const { game, drawing, view, world: platform } = props;
  const name = useMemo(() => namesOf(view), [view]);
  const scene = sceneOf(game, view, name);
  const over = view.status === 'over';
  const words = useWords(props);
  const spelling = spellingOf(words);
  return (
    <div class="narrow text-mode">
      <div class="mode-head">
        <h1>{t('page.text.of', { game: term(`game.${view.game}`) })}</h1>
        <a class="button" href={`/g/${view.id}`}>
          {t('page.text.board')}
        </a>
        <a class="button" href={rulesAddress(view)}>
          {t('page.nav.rules', { game: term(`game.${view.game}`) })}
        </a>
      </div>
      <TableNotices game={game} view={view} world={platform} name={name} />
      {over && <Standings standings={game.standings.value} name={name} />}
      {!over && <Now key={view.you} {...props} scene={scene} spelling={spelling} />}
      {words !== undefined && (
        <>
          <Table words={words} scene={scene} />
          <TalkPanel game={game} view={view} world={platform} />
          <Log game={view.id} entries={game.story.value} drawing={drawing} name={name} />
          {view.you !== null && !over && !platform.guide && (
            <TableMenu game={game} view={view} world={platform} />
          )}
        </>
      )}
    </div>
  );
}

/** The table in the game's own words; where it has none, as terminals show it. */
function useWords({ drawing, view: { game }, world: platform }: Props): AnyInWords | undefined {
  const words = useSignal<AnyInWords | undefined>(undefined);
  useEffect(() => {
    const plain = async (): Promise<AnyInWords> => {
      const { show } = await platform.checker(game);
      const lines = (scene: AnyScene) => show(scene.shown).split('\n');
      return { sections: (scene) => [{ title: t('page.text.table'), lines: lines(scene) }], typedKeys: [] };
    };
    withWords(async () => (await drawing.inWords?.()) ?? plain()).then(
      (found) => (words.value = found),
      () => (words.value = { sections: () => [], typedKeys: [] }), // without a line the rest of the page still serves
    );
  }, [drawing, platform, game, words]);
  return words.value;
}

/** How things are typed. */
interface Spelling {
  /** In English, as the models read it. */
  readonly english: TokenNames;
  /** In the reader's language, as the page shows it. */
  readonly shown: TokenNames;
  readonly lexicon: Lexicon;
}

function spellingOf(words: AnyInWords | undefined): Spelling {
  const english = words?.tokenNames ?? PLAIN_TOKENS;
  const lexicon = lexiconOf([...(words?.typedKeys ?? []), ...pageTypedKeys], term);
  return { english, shown: localTokens(english, lexicon), lexicon };
}

interface NowProps extends Props {
  readonly scene: AnyScene;
  readonly spelling: Spelling;
}

/** Whose turn it is, the draft so far, and the line in which commands are typed. */
function Now({ game, drawing, view, world: platform, scene, spelling }: NowProps) {
  const planned = game.planned.value.map((step) => game.fullRules.value?.textOf(step, drawing, scene) ?? '');
  const orders = useOrders({ game, drawing, view, world: platform, scene });
  return (
    <section class="card" aria-labelledby="now-title">
      <h2 id="now-title">{t('page.text.now')}</h2>
      <p>{titleOf(game, drawing, scene)}</p>
      {platform.guide && <Later quiet load={guideCard} props={{ guide: platform.guide, scene }} />}
      <WaitingNotice game={game} world={platform} />
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
      {view.you !== null && !platform.guide && (
        <div class="orders-place">{orders !== undefined && <TextOrders {...orders} />}</div>
      )}
      <CommandLine game={game} kind={view.game} planned={planned} spelling={spelling} orders={orders} />
    </section>
  );
}

interface CommandProps {
  readonly game: Game;
  /** Which game it is. */
  readonly kind: string;
  /** The draft's steps in words. */
  readonly planned: readonly string[];
  readonly spelling: Spelling;
  /** Undefined while they are being fetched. */
  readonly orders: OrdersProps | undefined;
}

/** What a line did: to the game, or to the orders. */
type Said = Reply | { readonly kind: 'ordered'; readonly reply: OrdersReply; readonly orders: OrdersProps };

/** After these the line stays, to be mended. */
const MISREAD: ReadonlySet<(Reply | OrdersReply)['kind']> = new Set([
  'misread',
  'refused',
  'ordersUnread',
  'planMisread',
  'planRefused',
]);

/** Where commands are typed, and what came of the last one. A line that was not understood stays, to be mended. */
function CommandLine({ game, kind, planned, spelling, orders }: CommandProps) {
  const { english, shown, lexicon } = spelling;
  const line = useSignal('');
  const reply = useSignal<Said | undefined>(undefined);
  const submit = (event: Event): void => {
    event.preventDefault();
    if (line.peek().trim() === '') return;
    const typed = lexicon.toEnglish(line.peek());
    const said: Said =
      orders !== undefined && game.you.peek() !== null && isOrder(typed)
        ? { kind: 'ordered', reply: enterOrders(typed, orders, english), orders }
        : enter(game, typed, english);
    reply.value = said;
    if (!MISREAD.has(said.kind === 'ordered' ? said.reply.kind : said.kind)) line.value = '';
  };
  const now = reply.value;
  return (
    <>
      <form class="command" onSubmit={submit}>
        <label>
          {t('page.text.command')}
          <input
            type="text"
            value={line.value}
            autocomplete="off"
            autocapitalize="none"
            spellcheck={false}
            aria-describedby="command-hint"
            onInput={({ currentTarget }) => {
              line.value = currentTarget.value;
            }}
          />
        </label>
        <button type="submit" class="primary">
          {t('page.text.go')}
        </button>
      </form>
      <p id="command-hint" class="muted">
        {t('page.text.hint', { ...verbs(), examples: examplesOf(game, shown).join(' · ') })}
      </p>
      <div role="status" aria-label={t('page.text.answer')}>
        <p>{now === undefined ? '' : replyText(now, game, planned, spelling)}</p>
        {now?.kind === 'help' && <TextCommands game={kind} choices={now.choices} spell={shown} />}
        {now?.kind === 'help' && orders !== undefined && (
          <OrdersCommands ui={orders.ui} local={lexicon.fromEnglish} />
        )}
        {now?.kind !== 'sent' && <p>{barStatus(game)}</p>}
      </div>
    </>
  );
}

/** Two of the moves that would be taken now, and what sends; where there are none, what tells more. */
function examplesOf(game: Game, spell: TokenNames): readonly string[] {
  const choices = new Map(game.offered.value.map((choice) => [choice.type, choice]));
  const moves = [...choices.values()].slice(0, 2).map((choice) => exampleOf(choice, spell));
  const examples = [...moves, ...(game.canSend.value ? [term('typed.page.send')] : [])];
  return examples.length === 0 ? [term('typed.page.help')] : examples;
}

function replyText(
  reply: Said,
  game: Game,
  planned: readonly string[],
  { shown, lexicon: { fromEnglish } }: Spelling,
): string {
  switch (reply.kind) {
    case 'drafted':
      return planned.length === 0 ? '' : t('page.text.done', { step: planned.at(-1) ?? '' });
    case 'backed':
      return t('page.text.backed');
    case 'sent':
      return sendingText(game.sending.value, game.yourTurn.value);
    case 'help':
      return '';
    case 'nothing':
      return t('page.text.nothing', { verb: fromEnglish(reply.verb) });
    case 'refused':
      return game.refusal.value === undefined ? '' : errorText(game.refusal.value);
    case 'misread':
      return misreadText(
        { ...reply, offered: game.offered.value, verbs: ['send', 'back', 'help'].map(fromEnglish) },
        shown,
      );
    case 'ordered':
      return reply.reply.kind === 'planMisread'
        ? misreadText({ ...reply.reply, verbs: PLAN_VERBS.map(fromEnglish) }, shown)
        : ordersReplyText(reply.reply, reply.orders, shown, fromEnglish);
  }
}

const Table = ({ words, scene }: { readonly words: AnyInWords; readonly scene: AnyScene }) => (
  <>
    {words.sections(scene).map(({ title, lines }) => (
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
