import { useModel, useSignal } from '@preact/signals';
import { sendingText } from '../../table/TurnBar.tsx';
import { OrdersCommands, ordersReplyText, takesOrders } from './TextOrders.tsx';
import type { OrdersProps } from '../orders/index.ts';
import {
  TextRecap,
  askingText,
  tableReplyText,
  TableCommands,
  misreadText,
  TextCommands,
  verbs,
} from './TextCommands.tsx';
import type { AnyScene } from '../../games/gameUi.ts';
import { useTable, type Table } from '../../table/context.tsx';
import type { Game } from '../../table/game.ts';
import { enterOrders, isOrder, type OrdersReply, PLAN_VERBS } from './ordersTerminal.ts';
import { TableRequestsModel, type TableRequests } from '../votes/index.ts';
import { enterTable, isAboutTable, type TableReply, enter, type Reply } from './terminal.ts';
import { exampleOf, type TokenNames } from '../../lib/tokens.ts';
import { errorText, t, term } from '../../lib/i18n.ts';
import { serviceNow } from '../../lib/serviceClock.ts';
import { barStatus } from '../../table/scene.ts';
import type { Spelling } from './lexicon.ts';
import styles from './textMode.module.css';

interface CommandProps {
  /** The draft's steps in words. */
  readonly planned: readonly string[];
  readonly spelling: Spelling;
  readonly orders: OrdersProps;
}

/** The effect of a line: on the game, on the table, or on the orders. */
type Said =
  | Reply
  | TableReply
  | { readonly kind: 'ordered'; readonly reply: OrdersReply; readonly scene: AnyScene };

interface Answer {
  readonly said: Said;
  /** The line it answers, as its player typed it. */
  readonly typed: string;
}

/** After these the line stays, to be mended. */
const MISREAD: ReadonlySet<(Reply | TableReply | OrdersReply)['kind']> = new Set([
  'misread',
  'refused',
  'ordersUnread',
  'planMisread',
  'planRefused',
  'tableUnread',
]);

/** Where commands are typed, and what came of the last one. A line that was not understood stays, to be mended. */
export function CommandLine(props: CommandProps) {
  const { spelling, orders } = props;
  const table = useTable();
  const { game, view, platform } = table;
  const { shown, lexicon } = spelling;
  const line = useSignal('');
  const answer = useSignal<Answer | undefined>(undefined);
  const requests = useModel(() => new TableRequestsModel(view.id, game, platform));
  const submit = (event: Event): void => {
    event.preventDefault();
    if (line.peek().trim() === '') return;
    const typed = line.peek();
    const isSure = answer.peek()?.said.kind === 'sure';
    const said = read(lexicon.toEnglish(typed), { ...table, ...props, requests, isSure });
    answer.value = { said, typed };
    if (!MISREAD.has(said.kind === 'ordered' ? said.reply.kind : said.kind)) line.value = '';
  };
  const now = answer.value?.said;
  return (
    <>
      <form class={styles.command} onSubmit={submit}>
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
            onKeyDown={({ key }) => {
              if (key === 'Escape') game.back();
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
        <p>{answer.value && replyText(answer.value, { ...table, ...props, requests })}</p>
        {now?.kind === 'recap' && <TextRecap after={now.after} />}
        {now?.kind === 'help' && (
          <TextCommands game={view.game} choices={now.choices} spell={shown} isGuided={!!platform.guide} />
        )}
        {now?.kind === 'help' && <OrdersCommands ui={orders.ui} local={lexicon.fromEnglish} />}
        {now?.kind === 'help' && platform.guide === undefined && (
          <TableCommands local={lexicon.fromEnglish} />
        )}
        {now?.kind !== 'sent' && <p>{barStatus(game)}</p>}
      </div>
    </>
  );
}

/** The context in which a line is read and answered. */
interface Typing extends Table, CommandProps {
  readonly requests: TableRequests;
}

/** Carries out a line in English. `isSure`: the line before it asked whether its player is sure. */
function read(
  line: string,
  {
    game,
    view,
    platform,
    orders,
    spelling: { english },
    requests,
    isSure,
  }: Typing & { readonly isSure: boolean },
): Said {
  if (isAboutTable(line) && platform.guide === undefined)
    return enterTable(line, { view, log: game.log.peek(), now: serviceNow(), requests, isSure });
  if (takesOrders(view, platform) && isOrder(line))
    return { kind: 'ordered', reply: enterOrders(line, { ...orders, game }, english), scene: orders.scene };
  return enter(game, platform, line, english);
}

/** Two of the moves that would be taken now, and what sends; where there are none, what tells more. */
function examplesOf(game: Game, spell: TokenNames): readonly string[] {
  const choices = new Map(game.offered.value.map((choice) => [choice.type, choice]));
  const moves = [...choices.values()].slice(0, 2).map((choice) => exampleOf(choice, spell));
  const examples = [...moves, ...(game.canSend.value ? [term('typed.page.send')] : [])];
  return examples.length === 0 ? [term('typed.page.help')] : examples;
}

function replyText(
  { said: reply, typed }: Answer,
  { game, gameUi, planned, spelling, requests }: Typing,
): string {
  const { shown, lexicon } = spelling;
  const { fromEnglish } = lexicon;
  switch (reply.kind) {
    case 'drafted':
      return planned.length === 0 ? '' : t('page.text.done', { step: planned.at(-1) ?? '' });
    case 'backed':
      return t('page.text.backed');
    case 'sent':
      return sendingText(game.sending.value, game.yourTurn.value);
    case 'asked':
      return askingText(game.asking.value);
    case 'help':
    case 'recap':
      return '';
    case 'tabled':
    case 'sure':
    case 'tableUnread':
      return tableReplyText(reply, requests.asking.value, fromEnglish);
    case 'nothing':
      return t('page.text.nothing', { verb: fromEnglish(reply.verb) });
    case 'refused':
      return game.refusal.value === undefined ? '' : errorText(game.refusal.value);
    case 'misread':
      return misreadText(
        { ...reply, typed, offered: game.offered.value, verbs: ['send', 'back', 'help'].map(fromEnglish) },
        shown,
      );
    case 'ordered':
      return reply.reply.kind === 'planMisread'
        ? misreadText({ ...reply.reply, typed: afterPlan(typed), verbs: PLAN_VERBS.map(fromEnglish) }, shown)
        : ordersReplyText(
            reply.reply,
            (step) => game.rules.value?.textOf(step, gameUi, reply.scene) ?? '',
            shown,
            fromEnglish,
          );
  }
}

/** A typed line without the two words that make it one about the planned turn. */
const afterPlan = (typed: string): string => typed.replace(/^\s*\S+\s+\S+\s+/, '');
