import type { mailedMove as english } from '../en/mailedMove.ts';
import type { Translated } from '../languages.ts';

/** Words of the page at the link of a move that a mail offered, in Czech. */
export const mailedMove = {
  'page.move.title': 'Váš tah přímo z e-mailu',
  'page.move.whose':
    'E-mail dostal hráč {name} ({game}). Kdo má tento odkaz, může poslat tento jediný tah, proto jej nepředávejte. Nikoho nepřihlašuje.',
  'page.move.send': 'Odeslat tah',
  'page.move.sent': 'Tah je odeslán.',
  'page.move.stale': 'Od toho e-mailu hra pokročila, takže tento odkaz už nic neodešle.',
  'page.move.since': 'Co se od té doby stalo:',
  'page.move.lost': 'Kdo tento e-mail dostal, už v této hře místo nemá.',
  'page.move.goesOn': 'V této hře jste na tahu: o dalším rozhodnete tam.',
  'page.move.open': 'Otevřít hru',
} satisfies Translated<typeof english>;
