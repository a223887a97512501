import type { hours as english } from '../en/hours.ts';
import type { Translated } from '../languages.ts';

/** Words of the profile for waking hours and holidays: Czech. */
export const hours = {
  'hours.title': 'Kdy se počítá váš čas',
  'hours.why':
    'Ve hrách s hodinami běží váš čas, jen když nespíte. Dokud tyto hodiny nezměníte, jsou odhadem prohlížeče.',
  'hours.none': 'Žádné hodiny zatím nejsou uložené, počítá se tedy každá.',
  'hours.zone': 'Časové pásmo',
  'hours.here': '{zone} (tento prohlížeč)',
  'hours.from': 'Jsem vzhůru od',
  'hours.to': 'Jsem vzhůru do',
  'hours.few': 'Tyto hodiny musí trvat aspoň {time} denně.',
  'hours.save': 'Uložit hodiny',

  'holiday.title': 'Dovolená',
  'holiday.why':
    'O dovolené váš čas stojí ve všech hrách a hry na vás čekají. Ostatní vidí, do kdy. Bota, který za vás hraje dál, když tu nejste, zapnete v příkazech dané hry.',
  'holiday.left':
    '{n, plural, one {Letos vám zbývá # den.} few {Letos vám zbývají # dny.} other {Letos vám zbývá # dnů.}}',
  'holiday.from': 'První den',
  'holiday.until': 'Poslední den',
  'holiday.take': 'Vzít si dovolenou',
  'holiday.backwards': 'Poslední den je před prvním.',
  'holiday.now': 'Máte dovolenou do {until}.',
  'holiday.planned': 'Vaše příští dovolená: od {from} do {until}.',
  'holiday.end': 'Ukončit dovolenou hned',
  'holiday.cancel': 'Zrušit dovolenou',
  'holiday.automatic': 'Automatická dovolená',
  'holiday.automatic.why':
    'Když vám vyprší čas, začne sama dovolená, nejvýše na {n, plural, one {# den} few {# dny} other {# dnů}}, pokud vám ještě dny zbývají.',
} satisfies Translated<typeof english>;
