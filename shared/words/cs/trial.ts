import type { trial as english } from '../en/trial.ts';
import type { Translated } from '../languages.ts';

/** Words of trials: going on from a past position in the browser alone; in Czech. */
export const trial = {
  'page.trial': '{game}: zkouška od položky {at}',
  'page.trial.private': 'To je vaše soukromá kopie. Nic se neodesílá, nikdo ji nevidí a po odchodu zmizí.',
  'page.trial.leave': 'Zpět do historie',
  'page.trial.back': 'Vzít zpět',
  'page.trial.restart': 'Od začátku',
  'page.trial.decides': '{name}: {question}',
  'page.trial.over': 'Zkouška dospěla na konec hry.',
  'page.trial.alone': 'Hrajete za',
  'page.trial.all': 'všechny',
  'page.trial.dice': 'Náhoda',
  'page.trial.dice.own': 'stejná jako ve hře',
  'page.trial.dice.new': 'nová',
  'page.trial.dice.hint': 'Zamíchaný balíček si zachová své pořadí.',
  'page.trial.seen':
    'Pokračujete z toho, co teď vidíte: skryté karty ostatních tu nelze zahrát a zkouška končí tam, kde rozhoduje náhoda nebo skrytá karta.',
  'page.trial.stopped': 'Tady by rozhodla náhoda nebo něco, co nevidíte. Vezměte tah zpět, nebo zvolte jiný.',
  'page.trial.stuck': '{name} rozhoduje podle něčeho, co nevidíte. Vezměte tah zpět a zkuste to jinak.',
  'page.trial.steps': 'Tahy zkoušky',
  'page.trial.itself': 'automaticky',
} satisfies Translated<typeof english>;
