import type { goaOrders as english } from '../en/orders.ts';
import type { Translated } from '../../../../words/languages.ts';

/** Why Goa's standing orders leave a decision to their player, in Czech: for page and mails. */
export const goaOrders = {
  'goa.orders.noLine': 'Značka {marker}, {lot}: vaše příkazy o tom nic neříkají.',
  'goa.orders.otherTile':
    'Značka {marker}, {lot}: když jste příkaz zadávali, ležel tu jiný žeton ({before}).',
  'goa.orders.leftToYou': 'Značka {marker}, {lot}: příkazy nechávají toto rozhodnutí na vás.',
  'goa.orders.overLimit':
    'Značka {marker}, {lot}: teď je třeba dát {price, plural, one {# dukát} few {# dukáty} other {# dukátů}}; váš limit je {limit}.',
  'goa.orders.overBudget':
    'Značka {marker}, {lot}: teď je třeba dát {price, plural, one {# dukát} few {# dukáty} other {# dukátů}}; z vašeho rozpočtu zbývá {left}.',
  'goa.orders.noSpace': 'Značka {marker}: žádné z vybraných míst nelze obsadit.',
  'goa.orders.noSpice': 'Na jednom z polí nesmí růst žádné z vybraných koření.',
  'goa.orders.noPlantation': '{tile}: není volné místo a nemáte žádnou z plantáží, které byste odložili.',
  'goa.orders.noFavor': 'Žádný z odložených žetonů není na vašem seznamu pro žeton Přízeň.',
  'goa.orders.extraCards':
    'Máte {extra, plural, one {# kartu} few {# karty} other {# karet}} „akce navíc“, ponechat si smíte {kept}: příkazy nemohou pasovat.',
} satisfies Translated<typeof english>;
