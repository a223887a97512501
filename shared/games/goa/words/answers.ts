import type { Language } from '../../../words/languages.ts';

const en = {
  'goa.answer.quickStarted.markers': 'Move the markers in {columns} to row 2',
  'goa.answer.quickStarted.ducats': 'Take {ducats, plural, one {# ducat} other {# ducats}} for a quick start',
  'goa.answer.extraPlayed': 'Play an extra-action card',
  'goa.answer.passed': 'Pass: no more extra actions this round',
  'goa.answer.flagPlaced': 'Place the flag (row {row}, column {column})',
  'goa.answer.flagPlaced.top': 'Place the flag outside, above column {column}',
  'goa.answer.flagPlaced.bottom': 'Place the flag outside, below column {column}',
  'goa.answer.flagPlaced.left': 'Place the flag outside, left of row {row}',
  'goa.answer.flagPlaced.right': 'Place the flag outside, right of row {row}',
  'goa.answer.markerPlaced': 'Put up {tile} for auction (row {row}, column {column})',
  'goa.answer.bid': 'Bid {amount, plural, one {# ducat} other {# ducats}}',
  'goa.answer.bidPassed': 'Pass',
  'goa.answer.auctionWon.kept':
    'Pay {price, plural, one {# ducat} other {# ducats}} to the bank and keep {tile}',
  'goa.answer.auctionWon.free': 'Take {tile} for free',
  'goa.answer.tileUsed': 'Use {tile}',
  'goa.answer.tileUsed.on': 'Use {tile} on {on}’s board',
  'goa.answer.swapped': 'Leave Swap on the board (row {row}, column {column}) and take {tile}',
  'goa.answer.favorTaken': 'Take a removed tile: {tile}',
  'goa.answer.plantationLaid': 'Lay {tile} as {plot}',
  'goa.answer.plantationDiscarded': 'Discard {tile}',
  'goa.answer.plantationDiscarded.kept': 'Discard {tile} and keep it face down',
  'goa.answer.gained.ships': 'Gain {n, plural, one {# ship} other {# ships}} ({by})',
  'goa.answer.gained.colonists': 'Gain {n, plural, one {# colonist} other {# colonists}} ({by})',
  'goa.answer.gained.ducats': 'Gain {n, plural, one {# ducat} other {# ducats}} ({by})',
  'goa.answer.gained.extra':
    'Gain {n, plural, one {# extra-action card} other {# extra-action cards}} ({by})',
  'goa.answer.drawn.none': 'Draw no expedition cards ({by})',
  'goa.answer.cardPlayed': 'Play an expedition card: {card}',
  'goa.answer.sold': 'Sell {spices} for {ducats, plural, one {# ducat} other {# ducats}}',
  'goa.answer.spicesPlaced': 'Place spices ({by}): {spices}',
  'goa.answer.spicesPlaced.none': 'Place no spices ({by})',
  'goa.answer.dutyDone': 'Fulfil a duty with {spices}',
  'goa.answer.progressed':
    'Advance the {column} marker to row {row} ({by}), paying {spices} plus {ships, plural, one {# ship} other {# ships}}',
  'goa.answer.progressed.spices': 'Advance the {column} marker to row {row} ({by}), paying {spices}',
  'goa.answer.progressed.ships':
    'Advance the {column} marker to row {row} ({by}), paying {ships, plural, one {# ship} other {# ships}}',
  'goa.answer.progressed.ducats':
    'Advance the {column} marker to row {row} ({by}), paying {ducats, plural, one {# ducat} other {# ducats}}',
  'goa.answer.progressed.free': 'Advance the {column} marker to row {row} ({by}) for free',
  'goa.answer.colonyFounded':
    'Found {colony} (spices: {spices}), paying {colonists, plural, one {# colonist} other {# colonists}}',
  'goa.answer.colonyFounded.any':
    'Found {colony} (any spice), paying {colonists, plural, one {# colonist} other {# colonists}}',
  'goa.answer.colonyFounded.free': 'Found {colony} (spices: {spices}) and pay no colonists',
  'goa.answer.colonyFounded.free.any': 'Found {colony} (any spice) and pay no colonists',
  'goa.answer.notFounded':
    'Do not found {colony}: {missing, plural, one {# colonist is} other {# colonists are}} missing',
  'goa.answer.notFounded.declined': 'Decline to found {colony}',
} as const;

type Answers = Readonly<Record<keyof typeof en, string>>;

const pl: Answers = {
  'goa.answer.quickStarted.markers': 'Przesuń znaczniki postępu do rzędu 2: {columns}',
  'goa.answer.quickStarted.ducats':
    'Weź na szybki start {ducats, plural, one {# dukat} few {# dukaty} many {# dukatów}}',
  'goa.answer.extraPlayed': 'Zagraj kartę dodatkowej akcji',
  'goa.answer.passed': 'Spasuj: w tej rundzie bez dalszych dodatkowych akcji',
  'goa.answer.flagPlaced': 'Połóż flagę (rząd {row}, kolumna {column})',
  'goa.answer.flagPlaced.top': 'Połóż flagę na zewnątrz, nad kolumną {column}',
  'goa.answer.flagPlaced.bottom': 'Połóż flagę na zewnątrz, pod kolumną {column}',
  'goa.answer.flagPlaced.left': 'Połóż flagę na zewnątrz, z lewej strony rzędu {row}',
  'goa.answer.flagPlaced.right': 'Połóż flagę na zewnątrz, z prawej strony rzędu {row}',
  'goa.answer.markerPlaced': 'Wystaw na licytację żeton (rząd {row}, kolumna {column}): {tile}',
  'goa.answer.bid': 'Zalicytuj {amount, plural, one {# dukat} few {# dukaty} many {# dukatów}}',
  'goa.answer.bidPassed': 'Spasuj',
  'goa.answer.auctionWon.kept':
    'Zapłać do banku {price, plural, one {# dukat} few {# dukaty} many {# dukatów}} i weź: {tile}',
  'goa.answer.auctionWon.free': 'Weź za darmo: {tile}',
  'goa.answer.tileUsed': 'Użyj żetonu: {tile}',
  'goa.answer.tileUsed.on': 'Użyj żetonu na planszy gracza {on}: {tile}',
  'goa.answer.swapped': 'Zostaw żeton Zamiana na planszy (rząd {row}, kolumna {column}) i weź żeton: {tile}',
  'goa.answer.favorTaken': 'Weź żeton spośród odłożonych: {tile}',
  'goa.answer.plantationLaid': 'Wyłóż żeton ({plot}): {tile}',
  'goa.answer.plantationDiscarded': 'Odrzuć żeton: {tile}',
  'goa.answer.plantationDiscarded.kept': 'Odrzuć żeton i zatrzymaj go zakryty: {tile}',
  'goa.answer.gained.ships': 'Weź {n, plural, one {# statek} few {# statki} many {# statków}} ({by})',
  'goa.answer.gained.colonists':
    'Weź {n, plural, one {# kolonistę} few {# kolonistów} many {# kolonistów}} ({by})',
  'goa.answer.gained.ducats': 'Weź {n, plural, one {# dukat} few {# dukaty} many {# dukatów}} ({by})',
  'goa.answer.gained.extra':
    'Weź {n, plural, one {# kartę} few {# karty} many {# kart}} dodatkowej akcji ({by})',
  'goa.answer.drawn.none': 'Nie dobieraj kart wypraw ({by})',
  'goa.answer.cardPlayed': 'Zagraj kartę wypraw: {card}',
  'goa.answer.sold':
    'Sprzedaj przyprawy za {ducats, plural, one {# dukat} few {# dukaty} many {# dukatów}}: {spices}',
  'goa.answer.spicesPlaced': 'Umieść przyprawy ({by}): {spices}',
  'goa.answer.spicesPlaced.none': 'Nie umieszczaj żadnej przyprawy ({by})',
  'goa.answer.dutyDone': 'Spełnij Pogłówne, oddając: {spices}',
  'goa.answer.progressed':
    'Przesuń znacznik postępu ({by}): {column}, rząd {row}. Koszt: {spices} oraz {ships, plural, one {# statek} few {# statki} many {# statków}}',
  'goa.answer.progressed.spices': 'Przesuń znacznik postępu ({by}): {column}, rząd {row}. Koszt: {spices}',
  'goa.answer.progressed.ships':
    'Przesuń znacznik postępu ({by}): {column}, rząd {row}. Koszt: {ships, plural, one {# statek} few {# statki} many {# statków}}',
  'goa.answer.progressed.ducats':
    'Przesuń znacznik postępu ({by}): {column}, rząd {row}. Koszt: {ducats, plural, one {# dukat} few {# dukaty} many {# dukatów}}',
  'goa.answer.progressed.free': 'Przesuń znacznik postępu za darmo ({by}): {column}, rząd {row}',
  'goa.answer.colonyFounded':
    'Załóż kolonię {colony}, oddając {colonists, plural, one {# kolonistę} few {# kolonistów} many {# kolonistów}}; dozwolone przyprawy: {spices}',
  'goa.answer.colonyFounded.any':
    'Załóż kolonię {colony}, oddając {colonists, plural, one {# kolonistę} few {# kolonistów} many {# kolonistów}}; dozwolone wszystkie przyprawy',
  'goa.answer.colonyFounded.free':
    'Załóż kolonię {colony}, nie oddając kolonistów; dozwolone przyprawy: {spices}',
  'goa.answer.colonyFounded.free.any':
    'Załóż kolonię {colony}, nie oddając kolonistów; dozwolone wszystkie przyprawy',
  'goa.answer.notFounded':
    'Nie zakładaj kolonii {colony}: brakuje {missing, plural, one {# kolonisty} few {# kolonistów} many {# kolonistów}}',
  'goa.answer.notFounded.declined': 'Zrezygnuj z kolonii {colony}',
};

const cs: Answers = {
  'goa.answer.quickStarted.markers': 'Posuňte značky rozvoje do řádku 2: {columns}',
  'goa.answer.quickStarted.ducats':
    'Vezměte si pro rychlý start {ducats, plural, one {# dukát} few {# dukáty} other {# dukátů}}',
  'goa.answer.extraPlayed': 'Zahrajte kartu „akce navíc“',
  'goa.answer.passed': 'Pasujte: v tomto kole už žádná akce navíc',
  'goa.answer.flagPlaced': 'Umístěte vlajku (řada {row}, sloupec {column})',
  'goa.answer.flagPlaced.top': 'Umístěte vlajku vně, nad sloupec {column}',
  'goa.answer.flagPlaced.bottom': 'Umístěte vlajku vně, pod sloupec {column}',
  'goa.answer.flagPlaced.left': 'Umístěte vlajku vně, vlevo od řady {row}',
  'goa.answer.flagPlaced.right': 'Umístěte vlajku vně, vpravo od řady {row}',
  'goa.answer.markerPlaced': 'Dejte do dražby žeton (řada {row}, sloupec {column}): {tile}',
  'goa.answer.bid': 'Nabídněte {amount, plural, one {# dukát} few {# dukáty} other {# dukátů}}',
  'goa.answer.bidPassed': 'Pasujte',
  'goa.answer.auctionWon.kept':
    'Zaplaťte do banku {price, plural, one {# dukát} few {# dukáty} other {# dukátů}} a získejte: {tile}',
  'goa.answer.auctionWon.free': 'Vezměte si zdarma: {tile}',
  'goa.answer.tileUsed': 'Použijte žeton: {tile}',
  'goa.answer.tileUsed.on': 'Použijte žeton na tabulce hráče {on}: {tile}',
  'goa.answer.swapped':
    'Nechte žeton Výměna na plánu (řada {row}, sloupec {column}) a vezměte si žeton: {tile}',
  'goa.answer.favorTaken': 'Vezměte si z odložených žeton: {tile}',
  'goa.answer.plantationLaid': 'Vyložte žeton ({plot}): {tile}',
  'goa.answer.plantationDiscarded': 'Odložte žeton: {tile}',
  'goa.answer.plantationDiscarded.kept': 'Odložte žeton a nechte si jej skrytý: {tile}',
  'goa.answer.gained.ships': 'Získejte {n, plural, one {# loď} few {# lodě} other {# lodí}} ({by})',
  'goa.answer.gained.colonists':
    'Získejte {n, plural, one {# kolonistu} few {# kolonisty} other {# kolonistů}} ({by})',
  'goa.answer.gained.ducats': 'Získejte {n, plural, one {# dukát} few {# dukáty} other {# dukátů}} ({by})',
  'goa.answer.gained.extra':
    'Získejte {n, plural, one {# kartu} few {# karty} other {# karet}} „akce navíc“ ({by})',
  'goa.answer.drawn.none': 'Nelízejte žádnou kartu expedic ({by})',
  'goa.answer.cardPlayed': 'Zahrajte kartu expedic: {card}',
  'goa.answer.sold':
    'Prodejte koření za {ducats, plural, one {# dukát} few {# dukáty} other {# dukátů}}: {spices}',
  'goa.answer.spicesPlaced': 'Umístěte koření ({by}): {spices}',
  'goa.answer.spicesPlaced.none': 'Neumisťujte žádné koření ({by})',
  'goa.answer.dutyDone': 'Splňte žeton Daně a vraťte: {spices}',
  'goa.answer.progressed':
    'Posuňte značku rozvoje ({by}): {column}, řádek {row}. Cena: {spices} plus {ships, plural, one {# loď} few {# lodě} other {# lodí}}',
  'goa.answer.progressed.spices': 'Posuňte značku rozvoje ({by}): {column}, řádek {row}. Cena: {spices}',
  'goa.answer.progressed.ships':
    'Posuňte značku rozvoje ({by}): {column}, řádek {row}. Cena: {ships, plural, one {# loď} few {# lodě} other {# lodí}}',
  'goa.answer.progressed.ducats':
    'Posuňte značku rozvoje ({by}): {column}, řádek {row}. Cena: {ducats, plural, one {# dukát} few {# dukáty} other {# dukátů}}',
  'goa.answer.progressed.free': 'Posuňte značku rozvoje zdarma ({by}): {column}, řádek {row}',
  'goa.answer.colonyFounded':
    'Založte kolonii {colony} a odevzdejte {colonists, plural, one {# kolonistu} few {# kolonisty} other {# kolonistů}}; dovolené koření: {spices}',
  'goa.answer.colonyFounded.any':
    'Založte kolonii {colony} a odevzdejte {colonists, plural, one {# kolonistu} few {# kolonisty} other {# kolonistů}}; dovoleno je každé koření',
  'goa.answer.colonyFounded.free':
    'Založte kolonii {colony} a neodevzdejte žádné kolonisty; dovolené koření: {spices}',
  'goa.answer.colonyFounded.free.any':
    'Založte kolonii {colony} a neodevzdejte žádné kolonisty; dovoleno je každé koření',
  'goa.answer.notFounded':
    'Kolonii {colony} nezakládejte: {missing, plural, one {chybí # kolonista} few {chybí # kolonisté} other {chybí # kolonistů}}',
  'goa.answer.notFounded.declined': 'Kolonii {colony} nezakládejte',
};

const fr: Answers = {
  'goa.answer.quickStarted.markers': 'Avancez des marqueurs à la rangée 2 : {columns}',
  'goa.answer.quickStarted.ducats':
    'Prenez {ducats, plural, one {# ducat} other {# ducats}} pour un départ rapide',
  'goa.answer.extraPlayed': 'Jouez une carte d’action supplémentaire',
  'goa.answer.passed': 'Passez : plus d’action supplémentaire dans cette manche',
  'goa.answer.flagPlaced': 'Placez le drapeau (rangée {row}, colonne {column})',
  'goa.answer.flagPlaced.top': 'Placez le drapeau à l’extérieur, au-dessus de la colonne {column}',
  'goa.answer.flagPlaced.bottom': 'Placez le drapeau à l’extérieur, au-dessous de la colonne {column}',
  'goa.answer.flagPlaced.left': 'Placez le drapeau à l’extérieur, à gauche de la rangée {row}',
  'goa.answer.flagPlaced.right': 'Placez le drapeau à l’extérieur, à droite de la rangée {row}',
  'goa.answer.markerPlaced': 'Mettez aux enchères (rangée {row}, colonne {column}) : {tile}',
  'goa.answer.bid': 'Offrez {amount, plural, one {# ducat} other {# ducats}}',
  'goa.answer.bidPassed': 'Passez',
  'goa.answer.auctionWon.kept':
    'Payez {price, plural, one {# ducat} other {# ducats}} à la banque et gardez {tile}',
  'goa.answer.auctionWon.free': 'Prenez {tile} gratuitement',
  'goa.answer.tileUsed': 'Utilisez une tuile : {tile}',
  'goa.answer.tileUsed.on': 'Utilisez une tuile sur le tableau de {on} : {tile}',
  'goa.answer.swapped':
    'Laissez la tuile Échange sur le plateau (rangée {row}, colonne {column}) et prenez cette tuile : {tile}',
  'goa.answer.favorTaken': 'Prenez cette tuile parmi celles écartées : {tile}',
  'goa.answer.plantationLaid': 'Posez cette tuile ({plot}) : {tile}',
  'goa.answer.plantationDiscarded': 'Défaussez cette tuile : {tile}',
  'goa.answer.plantationDiscarded.kept': 'Défaussez cette tuile et gardez-la face cachée : {tile}',
  'goa.answer.gained.ships': 'Recevez {n, plural, one {# navire} other {# navires}} ({by})',
  'goa.answer.gained.colonists': 'Recevez {n, plural, one {# colon} other {# colons}} ({by})',
  'goa.answer.gained.ducats': 'Recevez {n, plural, one {# ducat} other {# ducats}} ({by})',
  'goa.answer.gained.extra':
    'Recevez {n, plural, one {# carte} other {# cartes}} d’action supplémentaire ({by})',
  'goa.answer.drawn.none': 'Ne piochez pas de carte d’expédition ({by})',
  'goa.answer.cardPlayed': 'Jouez une carte d’expédition : {card}',
  'goa.answer.sold': 'Vendez des épices pour {ducats, plural, one {# ducat} other {# ducats}} : {spices}',
  'goa.answer.spicesPlaced': 'Placez des épices ({by}) : {spices}',
  'goa.answer.spicesPlaced.none': 'Ne placez pas d’épice ({by})',
  'goa.answer.dutyDone': 'Accomplissez la Vente avec : {spices}',
  'goa.answer.progressed':
    'Avancez un marqueur ({by}) : {column}, rangée {row}. Prix : {ships, plural, one {# navire} other {# navires}}, {spices}',
  'goa.answer.progressed.spices': 'Avancez un marqueur ({by}) : {column}, rangée {row}. Prix : {spices}',
  'goa.answer.progressed.ships':
    'Avancez un marqueur ({by}) : {column}, rangée {row}. Prix : {ships, plural, one {# navire} other {# navires}}',
  'goa.answer.progressed.ducats':
    'Avancez un marqueur ({by}) : {column}, rangée {row}. Prix : {ducats, plural, one {# ducat} other {# ducats}}',
  'goa.answer.progressed.free': 'Avancez un marqueur gratuitement ({by}) : {column}, rangée {row}',
  'goa.answer.colonyFounded':
    'Fondez {colony} en payant {colonists, plural, one {# colon} other {# colons}} ; épices permises : {spices}',
  'goa.answer.colonyFounded.any':
    'Fondez {colony} en payant {colonists, plural, one {# colon} other {# colons}} ; toutes les épices sont permises',
  'goa.answer.colonyFounded.free': 'Fondez {colony} sans payer de colon ; épices permises : {spices}',
  'goa.answer.colonyFounded.free.any':
    'Fondez {colony} sans payer de colon ; toutes les épices sont permises',
  'goa.answer.notFounded':
    'Ne fondez pas {colony} : il manque {missing, plural, one {# colon} other {# colons}}',
  'goa.answer.notFounded.declined': 'Renoncez à fonder {colony}',
};

/**
 * What a player can answer from a mail, told to them. Each key is that of the story's sentence of the same event, with `answer` for
 * `story`; an event of which nothing is here is told as in the story.
 */
export const answers: Readonly<Record<Language, Answers>> = { en, pl, cs, fr };
