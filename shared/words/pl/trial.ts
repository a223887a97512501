import type { trial as english } from '../en/trial.ts';
import type { Translated } from '../languages.ts';

/** Words of trials: going on from a past position in the browser alone; in Polish. */
export const trial = {
  'page.trial': '{game}: próba od wpisu {at}',
  'page.trial.private':
    'To Twoja prywatna kopia. Nic nie jest wysyłane, nikt jej nie widzi, a po wyjściu znika.',
  'page.trial.leave': 'Wróć do historii',
  'page.trial.back': 'Cofnij',
  'page.trial.restart': 'Od początku',
  'page.trial.decides': '{name}: {question}',
  'page.trial.over': 'Próba dotarła do końca gry.',
  'page.trial.alone': 'Grasz jako',
  'page.trial.all': 'wszyscy',
  'page.trial.dice': 'Los',
  'page.trial.dice.own': 'taki jak w grze',
  'page.trial.dice.new': 'nowy',
  'page.trial.dice.hint': 'Potasowany stos zachowuje swoją kolejność.',
  'page.trial.seen':
    'Grasz dalej z tego, co teraz widzisz: ukrytych kart innych nie można tu zagrać, a próba kończy się tam, gdzie decyduje los lub ukryta karta.',
  'page.trial.stopped': 'Tu zdecydowałby los albo coś, czego nie widzisz. Cofnij lub wybierz inny ruch.',
  'page.trial.stuck': '{name} decyduje na podstawie czegoś, czego nie widzisz. Cofnij, by spróbować inaczej.',
  'page.trial.steps': 'Ruchy próby',
  'page.trial.itself': 'automatycznie',
} satisfies Translated<typeof english>;
