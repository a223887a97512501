import type { privacy as english } from '../en/privacy.ts';
import type { Translated } from '../languages.ts';

/** Words of the page that says what is stored, and for how long: Polish. */
export const privacy = {
  'privacy.title': 'Prywatność',
  'privacy.lead':
    'Carrack przechowuje to, czego wymagają Twoje gry. Nie ma reklam, nikt nie liczy odwiedzin i żadna strona nie wczytuje niczego z innych witryn.',
  'privacy.why':
    'Wszystko to służy Twoim grom: by oddać Ci miejsce, powiedzieć, kiedy Twoja kolej, i nie dopuścić do nadużyć.',
  'privacy.operator':
    'Za Twoje dane odpowiada ten, kto prowadzi ten serwis; może też czytać jego bazę danych.',
  'privacy.stored': 'Co przechowujemy i jak długo',
  'privacy.what': 'Co',
  'privacy.kept': 'Jak długo',
  'privacy.account':
    'Twoje imię, język, strefa czasowa, godziny, w których nie śpisz, urlopy i sposób powiadamiania; adres e-mail, jeśli go podasz',
  'privacy.account.kept': 'do usunięcia konta',
  'privacy.keys':
    'Klucze dostępu, kod odzyskiwania i tokeny dla skryptów, w postaci, która nie pozwala się zalogować',
  'privacy.keys.kept': 'do ich usunięcia, kod także do użycia',
  'privacy.session': 'Przeglądarki zalogowane na Twoje konto: rodzaj przeglądarki, dzień ostatniego użycia',
  'privacy.session.kept': '{days} dni od zalogowania albo do wylogowania',
  'privacy.guest': 'Imię gościa, na którego konto nikt już nie może się zalogować',
  'privacy.guest.kept': '{days} dni od pierwszej wizyty',
  'privacy.games': 'Twoje gry: każdy ruch, wiadomości przy stole, wyniki i imię, pod którym grasz',
  'privacy.games.kept': 'na stałe, bo należą do wszystkich; po usunięciu konta bez Twojego imienia',
  'privacy.orders': 'Twoje stałe polecenia',
  'privacy.orders.kept': 'do końca gry albo do opuszczenia miejsca',
  'privacy.notes': 'Twoje prywatne notatki o grze',
  'privacy.notes.kept': '{days} dni od ostatniego ruchu',
  'privacy.calledOff': 'Kto miał miejsce w odwołanej grze i co tam napisał',
  'privacy.calledOff.kept': '{days} dni od jej założenia',
  'privacy.channels': 'Urządzenia i adresy, które powiadamiają Cię o grach',
  'privacy.channels.kept': 'do ich usunięcia; {days} dni, jeśli nic już tam nie dociera',
  'privacy.notice': 'Kiedy wysłano do Ciebie e-mail o grze',
  'privacy.notice.kept': 'do końca gry, co najmniej {days} dni',
  'privacy.delivery': 'Kiedy przyszła do Ciebie wiadomość inną drogą',
  'privacy.delivery.kept': '{days} dni',
  'privacy.invitation': 'Adres i imię osoby zaproszonej e-mailem oraz słowa gospodarza do niej',
  'privacy.invitation.kept': '{days} dni od wysłania, gdy odpowiedź już padła albo nie jest już możliwa',
  'privacy.delayedMail': 'E-mail na Twoją prośbę, którego nie udało się jeszcze wysłać',
  'privacy.delayedMail.kept': 'do wysłania, najwyżej {days} dni',
  'privacy.bounce': 'Że e-maile na jakiś adres wracają; zamiast adresu jego cyfrowy odcisk',
  'privacy.bounce.kept': '{days} dni albo do ponownego potwierdzenia adresu',
  'privacy.refusals': 'Że jakiś adres nie chce e-maili; zamiast adresu jego cyfrowy odcisk',
  'privacy.refusals.kept': 'dopóki jego właściciel nie zmieni zdania',
  'privacy.blocks': 'Gracze, z którymi nie chcesz grać',
  'privacy.blocks.kept': 'do zdjęcia blokady',
  'privacy.report': 'Zgłoszenia do operatora',
  'privacy.report.kept': '{days} dni',
  'privacy.links': 'Cyfrowe odciski użytych linków',
  'privacy.links.kept': 'do końca ich ważności, najwyżej trzy dni',
  'privacy.counts': 'Liczniki przeciw nadużyciom, z cyfrowymi odciskami adresów e-mail i sieciowych',
  'privacy.counts.kept': 'do końca dnia',
  'privacy.job':
    'Dane, których czas minął, znikają mniej więcej w ciągu 30 godzin. W kopiach zapasowych mogą zostać jeszcze {days} dni.',
  'privacy.here': 'Na Twoim urządzeniu',
  'privacy.here.what':
    'Przeglądarka zachowuje ciasteczko, które Cię loguje, ciasteczko z cyfrowymi odciskami użytych w niej adresów, przez minutę takie, które pokazuje, że ciasteczka są zapisywane, ostatnio otwarte gry, szkice i ustawienia. Nic z tego nie służy do śledzenia.',
  'privacy.seen': 'Kto co widzi',
  'privacy.seen.table':
    'Każdy, kto może oglądać grę, widzi imiona przy stole, ruchy i wiadomości, kto jest online i kiedy gracz ostatnio dostał wiadomość o swojej turze. O tym, czy wolno oglądać, decyduje gospodarz.',
  'privacy.seen.nobody':
    'Nikt przy stole nie widzi Twojego adresu e-mail. Gospodarz widzi adresy, które sam zaprosił.',
  'privacy.seen.you': 'Notatki i polecenia widzisz tylko Ty.',
  'privacy.seen.channels':
    'Jeśli włączysz powiadomienia, przekazuje je producent przeglądarki i nie może ich przeczytać. Webhook dostaje te same powiadomienia, z nazwą gry i imionami graczy.',
  'privacy.seen.others':
    'Firmy, które utrzymują serwis i doręczają jego e-maile, pracują dla tego, kto go prowadzi.',
  'privacy.can': 'Co możesz zrobić',
  'privacy.can.export':
    'Pobrać wszystko, co o Tobie przechowujemy, albo usunąć konto: jedno i drugie w profilu.',
  'privacy.can.stop': 'Wyłączyć e-maile linkiem na dole każdego z nich.',
  'privacy.can.refuse':
    'Zaproszenie nie dla Ciebie? Link w nim pozwala odmówić następnych: od tego gospodarza albo od wszystkich.',
  'privacy.can.profile': 'Do profilu',
} satisfies Translated<typeof english>;
