import type { textMode as english } from '../en/textMode.ts';
import type { Translated } from '../languages.ts';

/** Words of the text mode: Czech. */
export const textMode = {
  'page.text.of': '{game}: jako text',
  'page.text.now': 'Teď',
  'page.text.table': 'Stůl',
  'page.text.command': 'Povel',
  'page.text.hint': 'Například: {examples}. „{help}“ vypíše všechny povely.',
  'page.text.go': 'Provést',
  'page.text.answer': 'Odpověď',
  'page.text.commands': 'Povely',
  'page.text.noChoice': 'Teď nemáte o čem rozhodovat.',
  'page.text.help.send': '{send} – odešle koncept',
  'page.text.help.back': '{back} – odebere poslední krok konceptu',
  'page.text.help.undo': '{undo} – vezme zpět váš poslední tah, nebo se zeptá ostatních',
  'page.text.help.agree': '{agree}, {refuse} – odpoví na otázku pro stůl',
  'page.text.help.recap': '{recap} – vypráví, co se dělo od vašeho posledního tahu',
  'page.text.help.help': '{help} – vypíše povely',
  'page.text.table.sure': 'Opravdu? Napište to ještě jednou: {line}.',
  'page.text.table.unread': 'O stole lze napsat: {usages}.',
  'page.text.table.done': 'Hotovo.',
  'page.text.done': 'V konceptu: {step}',
  'page.text.backed': 'Poslední krok je odebrán.',
  'page.text.nothing': 'Povel „{verb}“ se teď nemá k čemu vztahovat.',
  'page.text.unknown': 'Povel „{word}“ neexistuje. Teď je možné: {commands}.',
  'page.text.unfit': 'Takový tah není možný. Píše se to takto: {usage}. Například: {example}',
  'page.text.ambiguous': 'To může znamenat víc věcí: {usage}. Napište slova celá.',
  'page.text.board': 'K plánu',
  'page.text.example': 'například',
  'page.text.how':
    'Svislá čára odděluje, z čeho se vybírá: jedno, nebo kolik říká kulatá závorka. Co je v hranaté závorce, lze vynechat. Slova lze zkracovat.',
  'page.text.how.fields':
    'Koření na pole se píše „pole=koření“; samotné koření přijde, kam se hodí. Cenu kroku postupu psát netřeba.',
} satisfies Translated<typeof english>;
