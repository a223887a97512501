import type * as english from '../en/tables.ts';
import type { Translated } from '../languages.ts';

/** Polish words of tables before their games begin: the list of open ones, the lobby, and the page of a player one meets there. */
export const tables = {
  'page.tables.title': 'Otwarte stoły',
  'page.tables.what': 'Gry, które szukają graczy. Wolne miejsce może zająć każdy.',
  'page.tables.none': 'W tej chwili żaden stół nie jest otwarty. Otwórz jeden: inni go tu znajdą.',
  'page.tables.noneSuch': 'Żaden otwarty stół taki nie jest.',
  'page.tables.open': 'Otwórz stół',
  'page.tables.any': 'dowolne',
  'page.tables.players': 'Gracze',
  'page.tables.clock': 'z zegarem',
  'page.tables.relaxed': 'bez zegara',
  'page.tables.free':
    '{n, plural, one {# wolne miejsce} few {# wolne miejsca} many {# wolnych miejsc}} z {seats}',
  'page.tables.bots': '{n, plural, one {# bot} few {# boty} many {# botów}}',
  'page.tables.host': 'gospodarz',
  'page.tables.record': '{n, plural, one {# ukończona gra} few {# ukończone gry} many {# ukończonych gier}}',
  'page.tables.outs': 'czas minął {outs, plural, one {# raz} few {# razy} many {# razy}}',
  'page.tables.new': 'jeszcze bez ukończonej gry',
  'page.tables.pace': 'trzy decyzje na cztery w ciągu: {duration}',
  'page.tables.awake': 'Nie śpią, w Twoim czasie',
  'page.tables.awake.unknown': 'Nikt przy stole nie podał, kiedy nie śpi.',
  'page.tables.together':
    'około {n, plural, one {# godziny} few {# godzin} many {# godzin}} dziennie razem z Tobą',
  'page.tables.speaks': 'Język gospodarza: {language}',
  'page.tables.since': 'otwarto {when}',
  'page.tables.look': 'Zobacz stół gracza {name}',
  'page.listing.title': 'Wpuść każdego',
  'page.listing.what':
    'Przez tydzień gra będzie na liście otwartych stołów: z ustawieniami, imionami przy stole, z tym, jak gracze są solidni i kiedy nie śpią. Wolne miejsce może zająć każdy, komu da się powiedzieć, że jest jego kolej. Miejsca zaproponowane mailem zostają.',
  'page.listing.yes': 'Wstaw na listę',
  'page.listing.on': 'Ten stół jest otwarty: do {when} może się dosiąść każdy.',
  'page.listing.off': 'Zdejmij z listy',
  'page.listing.ended.host': 'Gospodarz zdjął stół z listy. Kto tu siedzi, zostaje.',
  'page.listing.ended.time':
    'Stół był otwarty przez tydzień i nie ma go już na liście. Kto tu siedzi, zostaje.',
  'page.listing.ended.operator': 'Operator zdjął stół z listy: {reason}',
  'page.listing.agree': 'Z mojej strony możemy zacząć z botami na wolnych miejscach',
  'page.listing.agreed': 'Gotowi zacząć z botami: {names}',
  'page.listing.waits': 'Żeby zacząć z botami, muszą się zgodzić wszyscy pozostali przy stole.',
  'page.joining.title': 'Zajmij wolne miejsce',
  'page.joining.take': 'Dosiądź się',
  'page.joining.why':
    'Inni by na Ciebie czekali, więc coś musi Ci mówić, że to Twoja kolej: mail albo powiadomienie na tym urządzeniu.',
  'page.joining.asked':
    'Wysłaliśmy mail na adres {address}. Jego link prowadzi z powrotem do tego stołu, gdzie zajmiesz miejsce.',
  'page.joining.list': 'Inne otwarte stoły',

  'page.lobby.host':
    'Udostępnij linki. Gra zacznie się, gdy wszystkie miejsca będą zajęte albo gdy ją rozpoczniesz.',
  'page.lobby.guest': 'Gra zacznie się, gdy wszystkie miejsca będą zajęte albo gdy rozpocznie ją gospodarz.',
  'page.lobby.waits': 'Dzienny limit gier samych botów jest wyczerpany. Ta gra zacznie się jutro sama.',
  'page.lobby.start': 'Zacznij teraz, z botami na wolnych miejscach',
  'page.lobby.start.what':
    'Boty zajmą {n, plural, one {# wolne miejsce} few {# wolne miejsca} many {# wolnych miejsc}} na całą grę, a linki do nich przestaną działać.',
  'page.lobby.start.yes': 'Zacznij z botami',
  'page.lobby.remove': 'Usuń: {name}',
  'page.lobby.remove.what':
    '{name} traci miejsce i dowie się o tym, a Ty dostaniesz nowy link do niego. Żaden link do tej gry już tej osoby nie wpuści; wpuści ją zaproszenie e-mailem. Jeśli ten serwis nie wysyła e-maili, pozostaje nowa gra.',
  'page.lobby.remove.yes': 'Usuń teraz: {name}',
  'page.lobby.leave': 'Odejdź od stołu',
  'page.lobby.leave.what':
    'Twoje miejsce będzie wolne dla kogoś innego. Aby wrócić, potrzebujesz nowego linku od gospodarza.',
  'page.lobby.leave.host':
    'Twoje miejsce będzie wolne dla kogoś innego. Nadal prowadzisz ten stół jako gospodarz.',
  'page.lobby.leave.yes': 'Odejdź teraz',
  'page.lobby.cancel': 'Odwołaj grę',
  'page.lobby.cancel.what':
    'Gra kończy się dla wszystkich, którzy mają w niej miejsce, a linki przestają działać.',
  'page.lobby.cancel.yes': 'Odwołaj teraz',
  'page.lobby.free': 'wolne',

  'page.player.since': 'Tutaj od: {month}',
  'page.player.results': 'Wyniki przy otwartych stołach',
  'page.player.none': 'Jeszcze bez ukończonej gry przy otwartym stole.',
  'page.player.counted':
    'Liczby obejmują wszystkie gry. Wymienione są tylko te, do których mógł dołączyć każdy.',
  'page.player.back': 'Przejdź do gry',
  'page.player.own': 'Twoja strona gracza',
  'page.player.own.what':
    'Kto siedzi lub siedział z Tobą przy stole albo widzi Cię przy otwartym, przeczyta tam, od kiedy tu jesteś, ile masz ukończonych gier, jak rzetelnie grasz i jakie masz wyniki przy otwartych stołach. Prywatne gry są tylko policzone.',
  'page.player.own.show': 'Pokazuj moją stronę',
} satisfies Translated<typeof english.tables>;
