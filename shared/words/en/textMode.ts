/** Words of the text mode. Loaded with it. */
export const textMode = {
  'page.text.of': '{game}: as text',
  'page.text.now': 'Now',
  'page.text.table': 'The table',
  'page.text.command': 'Command',
  'page.text.hint': 'For example: {examples}. “{help}” lists all commands.',
  'page.text.go': 'Enter',
  'page.text.answer': 'Answer',
  'page.text.commands': 'Commands',
  'page.text.noChoice': 'There is nothing for you to decide now.',
  'page.text.help.send': '{send} – sends your draft',
  'page.text.help.back': '{back} – removes the last step of the draft',
  'page.text.help.undo': '{undo} – takes back your last move, or asks the others',
  'page.text.help.agree': '{agree}, {refuse} – answers the question to the table',
  'page.text.help.help': '{help} – lists the commands',
  'page.text.done': 'In your draft: {step}',
  'page.text.backed': 'The last step is removed.',
  'page.text.nothing': 'There is nothing to {verb}.',
  'page.text.unknown': 'No such command: “{word}”. Now possible: {commands}.',
  'page.text.unfit': 'That is not a possible move. Usage: {usage}. For example: {example}',
  'page.text.ambiguous': 'That could mean several things: {usage}. Write the words in full.',
  'page.text.board': 'To the board',
  'page.text.example': 'for example',
  'page.text.how':
    'Alternatives are separated by |; a number in round brackets says how many to pick. Parts in square brackets may be left out. Words may be shortened.',
  'page.text.how.fields':
    'A spice is put on a field by “field=spice”; a spice alone goes where it fits. The price of a step of progress need not be typed.',
} as const;
