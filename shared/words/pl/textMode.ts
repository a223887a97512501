import type { textMode as english } from '../en/textMode.ts';
import type { Translated } from '../languages.ts';

/** Words of the text mode: Polish. */
export const textMode = {
  'page.text.of': '{game}: jako tekst',
  'page.text.now': 'Teraz',
  'page.text.table': 'Stół',
  'page.text.command': 'Komenda',
  'page.text.hint': 'Na przykład: {examples}. „{help}” wymienia wszystkie komendy.',
  'page.text.go': 'Wykonaj',
  'page.text.answer': 'Odpowiedź',
  'page.text.commands': 'Komendy',
  'page.text.noChoice': 'Nie masz teraz nic do wyboru.',
  'page.text.help.send': '{send} – wysyła szkic',
  'page.text.help.back': '{back} – usuwa ostatni krok szkicu',
  'page.text.help.undo': '{undo} – cofa Twój ostatni ruch albo pyta o to innych',
  'page.text.help.agree': '{agree}, {refuse} – odpowiada na pytanie do stołu',
  'page.text.help.recap': '{recap} – mówi, co się działo od Twojego ostatniego ruchu',
  'page.text.help.help': '{help} – wymienia komendy',
  'page.text.table.sure': 'Na pewno? Napisz to jeszcze raz: {line}.',
  'page.text.table.unread': 'O stole można napisać: {usages}.',
  'page.text.table.done': 'Gotowe.',
  'page.text.done': 'W szkicu: {step}',
  'page.text.backed': 'Ostatni krok został usunięty.',
  'page.text.nothing': 'Komenda „{verb}” nie ma teraz do czego się odnieść.',
  'page.text.unknown': 'Nie ma komendy „{word}”. Teraz możliwe: {commands}.',
  'page.text.unfit': 'Taki ruch nie jest możliwy. Pisze się tak: {usage}. Na przykład: {example}',
  'page.text.ambiguous': 'To może znaczyć kilka rzeczy: {usage}. Napisz całe słowa.',
  'page.text.board': 'Do planszy',
  'page.text.example': 'na przykład',
  'page.text.how':
    'Kreska dzieli to, z czego się wybiera: jedno albo tyle, ile mówi nawias okrągły. To, co w nawiasie kwadratowym, można pominąć. Słowa można skracać.',
  'page.text.how.fields':
    'Przyprawę kładzie się na pole tak: „pole=przyprawa”; sama przyprawa trafia tam, gdzie pasuje. Ceny kroku postępu nie trzeba pisać.',
} satisfies Translated<typeof english>;
