import type * as english from '../en/tables.ts';
import type { Translated } from '../languages.ts';

/** Polish words of tables before their games begin: the list of open ones, the lobby, groups, and the page of a player one meets there. */
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
  'page.tables.each': 'gospodarz przyjmuje każdego osobiście',
  'page.tables.asked': 'czekasz na odpowiedź gospodarza',
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
  'page.listing.each': 'Każdego przyjmuję osobiście',
  'page.listing.each.why':
    'Kto chce zagrać, najpierw pyta Ciebie. Dowiesz się o tym i przyjmiesz go albo odmówisz.',
  'page.listing.on.each':
    'Ten stół jest otwarty: do {when} każdy może poprosić o miejsce, a gospodarz przyjmuje.',
  'page.listing.on': 'Ten stół jest otwarty: do {when} może się dosiąść każdy.',
  'page.listing.off': 'Zdejmij z listy',
  'page.listing.ended.host': 'Gospodarz zdjął stół z listy. Kto tu siedzi, zostaje.',
  'page.listing.ended.time':
    'Stół był otwarty przez tydzień i nie ma go już na liście. Kto tu siedzi, zostaje.',
  'page.listing.ended.owner': 'Osoba prowadząca grupę zamknęła dla niej ten stół. Kto tu siedzi, zostaje.',
  'page.listing.ended.operator': 'Operator zdjął stół z listy: {reason}',
  'page.listing.on.group': 'Ten stół jest otwarty dla grupy: jej członkowie mogą dołączyć do {when}.',
  'page.listing.group.page': 'Do strony grupy {name}',
  'page.listing.group.title': 'Otwórz dla grupy',
  'page.listing.group.what':
    'Przez tydzień wolne miejsce może zająć każdy członek grupy, którego da się powiadomić o jego kolejce. Strona grupy pokazuje grę i jej wynik.',
  'page.listing.group.yes': 'Otwórz dla grupy {name}',
  'page.listing.group.off': 'Zamknij dla grupy',
  'page.listing.agree': 'Z mojej strony możemy zacząć z botami na wolnych miejscach',
  'page.listing.agreed': 'Gotowi zacząć z botami: {names}',
  'page.listing.waits': 'Żeby zacząć z botami, muszą się zgodzić wszyscy pozostali przy stole.',
  'page.joining.title': 'Zajmij wolne miejsce',
  'page.joining.take': 'Dosiądź się',
  'page.joining.why':
    'Inni by na Ciebie czekali, więc coś musi Ci mówić, że to Twoja kolej: mail albo powiadomienie na tym urządzeniu.',
  'page.joining.nobody':
    'Inni by na Ciebie czekali, więc coś musi Ci mówić, że to Twoja kolej. Ten serwis nie wysyła maili. Najpierw rozpocznij własną grę, na przykład przeciw botom: wtedy powie Ci o tym powiadomienie na tym urządzeniu albo webhook i będzie można tu dołączyć.',
  'page.joining.asked':
    'Wysłaliśmy mail na adres {address}. Jego link prowadzi z powrotem do tego stołu, gdzie zajmiesz miejsce.',
  'page.joining.list': 'Inne otwarte stoły',
  'page.joining.ask': 'Poproś o miejsce',
  'page.joining.ask.what':
    'Gospodarz przyjmuje każdego osobiście. Dopóki nie odpowie, miejsce nie jest zarezerwowane; możesz pytać też przy innych stołach.',
  'page.joining.waits': 'Prośba o miejsce wysłana. Gospodarz odpowie, a my damy Ci znać.',
  'page.joining.withdraw': 'Wycofaj prośbę',
  'page.requests.title': 'Kto prosi o miejsce',
  'page.requests.none': 'W tej chwili nikt nie prosi.',
  'page.requests.speaks': 'Język: {language}',
  'page.requests.since': 'prośba {when}',
  'page.requests.accept': 'Przyjmij: {name}',
  'page.requests.decline': 'Odmów: {name}',

  'page.companions.title': 'Znajomi ze stołu',
  'page.companions.invite': 'Zaproś kogoś, z kim masz za sobą grę',
  'page.companions.what':
    'Osoby, z którymi masz za sobą wspólną grę. Kogo dotkniesz, ten dowie się tak, jak o swoich grach, a wolne miejsce będzie na niego czekać: link do niego przestaje działać.',
  'page.companions.none': 'Gdy dokończysz grę z innymi, możesz ich tu zaprosić.',
  'page.companions.ask': 'Zaproś: {name}',
  'page.companions.asked': '{name}: zaproszenie wysłane',
  'page.companions.full': 'Nie ma wolnego miejsca, które można zająć dla kogoś.',
  'page.companions.games':
    '{n, plural, one {# wspólna gra} few {# wspólne gry} many {# wspólnych gier}}, ostatnia {when}',
  'page.companions.own':
    'Osoby, z którymi masz za sobą wspólną grę. Mogą trzymać dla Ciebie miejsce przy swoim stole, a Ty dla nich. Tę listę widzisz tylko Ty.',
  'page.companions.may': 'Te osoby mogą mnie zapraszać',
  'page.companions.off': 'Usuń z listy: {name}',
  'page.companions.offwhat':
    'Poza listą: zaproszenia od tej osoby już do Ciebie nie docierają. Nikt jej o tym nie mówi.',
  'page.companions.on': 'Przywróć: {name}',
  'page.companions.kept': 'Gospodarz trzyma dla Ciebie miejsce przy tym stole.',
  'page.companions.take': 'Zajmij miejsce albo odmów',
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
  'page.player.hidden': 'Ta strona jest ukryta: nikt inny jej nie widzi.',
  'page.player.back': 'Przejdź do gry',
  'page.player.own': 'Twoja strona gracza',
  'page.player.own.what':
    'Kto siedzi lub siedział z Tobą przy stole, widzi Cię przy otwartym albo jest z Tobą w grupie, przeczyta tam, od kiedy tu jesteś, ile masz ukończonych gier, jak rzetelnie grasz i jakie masz wyniki przy otwartych stołach. Prywatne gry są tylko policzone.',
  'page.player.own.show': 'Pokazuj moją stronę',

  'page.groups.title': 'Twoje grupy',
  'page.groups.what':
    'Grupa jest dla osób, które grają ze sobą regularnie: ich otwarte stoły, wyniki i tabela sezonu na jednej stronie, której nie widzi nikt inny.',
  'page.groups.none': 'Nie należysz jeszcze do żadnej grupy.',
  'page.groups.members': '{n, plural, one {# osoba} few {# osoby} many {# osób}}',
  'page.groups.new': 'Nowa grupa',
  'page.groups.new.name': 'Nazwa grupy',
  'page.groups.new.make': 'Załóż grupę',
  'page.groups.session':
    'Aby założyć grupę, najpierw rozpocznij grę albo się zaloguj. Przez link możesz dołączyć od razu.',
  'page.groups.all': 'Wszystkie Twoje grupy',

  'page.group.none': 'Nie ma takiej grupy albo do niej nie należysz.',
  'page.group.invites': 'Zaproszenie do grupy',
  'page.group.offer':
    '{name}: grupę prowadzi {owner}, {n, plural, one {# osoba} few {# osoby} many {# osób}}',
  'page.group.join': 'Dołącz do grupy',
  'page.group.join.what': 'Członkowie widzą Twoje imię i wyniki gier otwartych dla grupy.',
  'page.group.join.as': 'Dołączasz jako {name}: to imię z Twojego profilu.',
  'page.group.enter': 'Przejdź do grupy',

  'page.group.tables': 'Otwarte stoły',
  'page.group.tables.none': 'Żaden stół nie jest teraz otwarty dla grupy.',
  'page.group.tables.open': 'Otwórz stół',
  'page.group.members': 'Członkowie',
  'page.group.owner': 'prowadzi',
  'page.group.you': 'ty',
  'page.group.since': 'od {when}',
  'page.group.running': 'Gry w toku',
  'page.group.results': 'Wyniki',
  'page.group.results.none': 'Żadna gra tej grupy jeszcze się nie skończyła.',
  'page.group.place': '{rank}. {name}',
  'page.group.other': 'ktoś inny',
  'page.group.bot': 'bot',

  'page.group.season': 'Sezon',
  'page.group.season.which': 'Sezon',
  'page.group.season.now': 'od {from}',
  'page.group.season.past': '{from} – {to}',
  'page.group.season.how':
    'W każdej grze punkt za każdego innego członka grupy, którego się wyprzedziło, i pół punktu za remis.',
  'page.group.season.none': 'W tym sezonie żadna gra grupy jeszcze się nie skończyła.',
  'page.group.season.limit': 'Liczą się najnowsze stoły grupy, najwyżej {n}.',
  'page.group.player': 'Gracz',
  'page.group.points': 'Punkty',
  'page.group.games': 'Gry',
  'page.group.wins': 'Wygrane',
  'page.group.whom': 'Kto z kim grał',
  'page.group.whom.how':
    'W każdym wierszu: w ilu z ilu wspólnych gier gracz wyprzedził daną osobę. Remis to połowa.',
  'page.group.whom.cell': '{before} z {games}',

  'page.group.link': 'Zaproś innych',
  'page.group.link.what': 'Dołączyć może każdy, kto ma ten link.',
  'page.group.link.for': 'grupa',
  'page.group.link.renew': 'Utwórz nowy link',
  'page.group.link.renew.what': 'Stary link przestanie działać. Członkowie zostają.',
  'page.group.link.close': 'Zamknij link',
  'page.group.link.closed': 'Nikt nie może dołączyć: link jest zamknięty.',
  'page.group.manage': 'Dla prowadzącego',
  'page.group.rename': 'Zmień nazwę',
  'page.group.webhook': 'Webhook grupy',
  'page.group.webhook.what':
    'Jest wywoływany, gdy ktoś otworzy stół dla grupy lub do niej dołączy i gdy gra się zacznie lub skończy. Znika, gdy grupę przejmie ktoś inny.',
  'page.group.webhook.to': 'Prowadzi do {host}.',
  'page.group.webhook.failed': 'Ostatnie wywołanie się nie powiodło: {error}.',
  'page.group.webhook.secret': 'Sekret, który podpisuje wiadomości. Widać go tylko raz.',
  'page.group.webhook.set': 'Ustaw webhook',
  'page.group.webhook.drop': 'Usuń webhook',
  'page.group.takeOut': 'Usuń grę z grupy',
  'page.group.takeOut.what':
    'Gra zniknie ze strony grupy i nie będzie się liczyć w sezonie. Otwarty stół zamknie się dla grupy; kto przy nim siedzi, zostaje.',
  'page.group.season.new': 'Rozpocznij nowy sezon',
  'page.group.season.new.what': 'Tabela zaczyna się od nowa. Wcześniejsze sezony można obejrzeć.',
  'page.group.remove': 'Usuń: {name}',
  'page.group.remove.what': '{name} nie będzie już widzieć grupy. Link do grupy zmieni się na nowy.',
  'page.group.hand': 'Przekaż grupę: {name}',
  'page.group.hand.what': 'Grupę poprowadzi {name}. Ty zostajesz w grupie.',
  'page.group.leave': 'Opuść grupę',
  'page.group.leave.what': 'Nie będziesz już widzieć grupy. Twoje gry zostają.',
  'page.group.leave.owner':
    'Nie będziesz już widzieć grupy. Przejmie ją osoba, która jest w niej najdłużej; bez innych członków grupa się kończy.',
  'page.group.end': 'Rozwiąż grupę',
  'page.group.end.what': 'Zniknie dla wszystkich członków i nie wróci. Gry zostają.',
  'page.group.sure': 'Tak, zrób to',
} satisfies Translated<typeof english.tables>;
