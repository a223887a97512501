/** English words of what is opened now and then: help, privacy, history, trials, the analysis of a finished game. */
export const help = {
  // The frame of the help, and how to play on this site.
  'help.title': 'Rules and help',
  'help.topics': 'Topics',
  'help.playing': 'Playing here',
  'help.guide': 'Play a guided first round',
  'help.contents': 'Contents',
  'help.search': 'Search this page',
  'help.search.found': '{n, plural, one {# entry} other {# entries}} found',
  'help.search.none': 'Nothing found here. The rules of each game have a page of their own: choose it above.',
  // One group a line: words that players search for = words that the help uses.
  'help.synonyms': [
    'money, cash, gold, coin, pay, cost, price = ducat, coin',
    'boat, vessel, carrack, fleet = ship',
    'vp, pts, score, scoring, victory, win = point',
    'settler, worker, people, population = colonist',
    'sack, cube, good, resource = spice, good',
    'field, farm, garden = field, plantation',
    'hourglass, bonus = extra-action, extra action',
    'upgrade, advance, level, track, research, development = progress, development',
    'token, piece, counter = tile, marker',
    'auction, bid, offer = auction, bid',
    'scout, explore, hand = expedition',
    'starting, starter, order = starting player, flag',
    'income = taxes, ducat',
    'end, finish, over, winner, tie = most points, most coins, at the end',
    'strategy, tip, advice, beginner, tutorial, start = first game, at the start',
    'undo, revert, mistake = take back, takes the last step',
    'email, notification = mail',
    'computer, robot, opponent = bot, opponent',
    'random, luck, dice, cheat, fair = chance, seed',
    'password, login, account, device = seat, sign in',
    'keyboard, shortcut = keys',
    'deck = pile',
    'holiday, vacation, absence, absent, travel, leave = holiday, while you are away',
  ].join('\n'),

  'help.doubts': 'Uncertain figures',
  'help.doubts.text':
    'Some figures are only pictured in the rulebooks. They were pieced together, carry the mark ≈, and are listed here. A running game keeps the figures it began with.',
  'help.doubts.none': 'Every figure is certain.',
  'help.doubts.figure': 'Figures pieced together',
  'help.doubts.source': 'Why',
  'help.doubt.mark': 'not certain: {sure}',
  'help.doubt.likely': 'likely',
  'help.doubt.likely.why': 'Likely: partly printed, the rest follows a clear pattern.',
  'help.doubt.guess': 'our choice',
  'help.doubt.guess.why': 'Our choice: only pictured; a value that plays well.',
  'help.doubt.reconstructed': 'reconstructed',
  'help.doubt.reconstructed.why':
    'Reconstructed: partly printed, and completed so that all totals and examples hold.',

  'help.playing.part.turn': 'Your turn',
  'help.playing.part.days': 'A game over days',
  'help.playing.part.page': 'The page',
  'help.playing.draft': 'Draft and send',
  'help.playing.draft.text':
    'What you can choose is outlined on the board; the bar says what is asked.\nEvery choice goes into your draft. The board shows the result; nobody else sees it.\n“{send}” makes it final. Where a card has to be drawn first, “{soFar}” sends the beginning, and you go on when you see the card.\nA draft stays on this device. If the game moves on meanwhile, the steps that are still possible are kept.',
  'help.playing.back': 'Take back',
  'help.playing.back.text':
    '“{back}” or Escape takes the last step out of the draft.\nWhat you have sent can be taken back with “{undo}”: freely while nobody has acted since and nothing was revealed, otherwise only if those who saw or acted agree. Once a bot has answered, everybody else is asked; bots themselves always agree. The piles keep their order: the same cards come again.',
  'help.playing.look': 'Where to look',
  'help.playing.look.text':
    'In most games a tap on nearly anything explains it; what you cannot choose now says why.\n“{log}” tells every move and every payment: look there when your money has changed while others moved.\nThe rules of each game are reached from the top of this page, and from below every table.',
  'help.playing.days': 'One move at a time',
  'help.playing.days.text':
    'Look in, decide, close the page. Nobody has to be there at the same time.\nIn an auction everybody bids or passes once, in turn. A player who cannot bid passes automatically, and a decision with only one answer is made for you.\nA game may have a clock. Your time runs only on your turn and in your waking hours, which you set under “{profile}”, as you do your holidays. When it is up, a bot plays that turn.',
  'help.playing.bots': 'Bots',
  'help.playing.bots.text':
    'A bot can take any seat and moves at once. It knows no more than a player in its seat would. How many levels it has depends on the game.',
  'help.playing.told': 'Notifications',
  'help.playing.told.text':
    'Confirm an address under “{profile}”, and you get a mail when a game waits for you: after three minutes, one for all games. In a game without a clock, reminders follow after a day, three more days and another week; with a clock, a mail warns you when your time runs short. There is none while you look at the game. Every mail has a link that stops them all.\nYour phone or computer can show a notification as well: switch it on under “{profile}”, on each device. A webhook tells a chat, or a program of yours.\nIf you like, a game that is open plays a quiet sound or vibrates when your turn begins. Switch it on under “{profile}” or below the table.',
  'help.playing.since': 'Since you left',
  'help.playing.since.text':
    'When you come back, the page tells you what happened, step by step if you like. “{history}” shows the table after any move; every line of the log leads there.',
  'help.playing.orders': 'Standing orders',
  'help.playing.orders.text':
    '“{orders}” beside the decision lets you answer beforehand. Only you see your orders, and you can change or withdraw them at any time.\nWhere lots are auctioned, a bid sheet has a limit for each lot of the round: tap it on the board. Above the limit you pass, or are asked. Elsewhere orders say what to buy, and when to pass or end.\nWhile others play, you can plan your turn on the board. When it comes, the plan is sent by itself or with one tap. If it no longer works, the page says at which step and why.\nAn answer from your orders waits half a minute to three minutes, so that nobody can tell it from your own. While you are away, a bot can decide what your orders leave open, and the game goes on; a holiday stops your clock instead.',
  'help.playing.seat': 'Your seat',
  'help.playing.seat.text':
    'A seat belongs to the browser that took it; there is no password. With a confirmed address you can sign in elsewhere by a link in a mail. Spectators see what lies open, if the host allows it.',
  'help.playing.chance': 'Verified chance',
  'help.playing.chance.text':
    'The server publishes the hash of a secret seed when the game is created; the players’ browsers add chance of their own. So nobody can steer the cards.\nAfter the end the seed is shown, and your browser can recompute every shuffle and draw.',
  'help.playing.text': 'Text mode',
  'help.playing.text.text':
    '“{text}” shows the table in words, with a line for commands: for screen readers, and for those who like typing. The command “help” lists the others.',
  'help.playing.hints': 'Hints',
  'help.playing.hints.text':
    'In your first game of each kind, a short hint comes with each decision; a tap opens it. “{done}” puts this hint away, “{never}” all of them. Under “{profile}” you switch the hints off, or on again for the next game.',
  'help.playing.keys': 'Keys',
  'help.playing.keys.text': 'Tab, Enter and the space bar reach everything. Besides:',
  'help.playing.key.n': 'to the next game that waits for you',
  'help.playing.key.f': 'shows what happened since your last move',
  'help.playing.key.escape': 'takes the last step back, or closes what is open',
  'help.playing.key.send': 'sends the draft',
  'help.playing.key.slash': 'searches these pages',
  'help.playing.key.arrows': 'go through the history, move by move',
  'help.playing.key.ends': 'go to the beginning or the end of the history',

  // The history of a game.
  'page.history.of': '{game}: history',
  'page.history.back': 'Back to the table',
  'page.history.position': 'Position in the log',
  'page.history.at': 'Entry {at} of {of}',
  'page.history.first': 'To the beginning',
  'page.history.turnBack': 'Previous turn',
  'page.history.backwards': 'Step back',
  'page.history.forwards': 'Step forward',
  'page.history.turnOn': 'Next turn',
  'page.history.last': 'To the end',
  'page.history.undone': 'This was taken back later.',
  'page.history.beyond': 'The log is shorter than that: this is its end.',
  'page.history.try': 'Try from here',
  'page.revealed': 'What was hidden',
  'page.revealed.show': 'Show what was hidden',
  'page.history.part': 'Go to',

  // Trials: going on from a past position in the browser alone.
  'page.trial': '{game}: trial from entry {at}',
  'page.trial.private':
    'This is your private copy. Nothing is sent, nobody sees it, and it is gone when you leave.',
  'page.trial.leave': 'Back to the history',
  'page.trial.back': 'Take back',
  'page.trial.restart': 'From the beginning',
  'page.trial.decides': '{name}: {question}',
  'page.trial.over': 'The trial has reached the end of the game.',
  'page.trial.alone': 'You play',
  'page.trial.all': 'all seats',
  'page.trial.dice': 'Chance',
  'page.trial.dice.own': 'as in the game',
  'page.trial.dice.new': 'new',
  'page.trial.dice.hint': 'A pile that was shuffled keeps its order.',
  'page.trial.seen':
    'You go on from what you see now. The trial stops where chance or a hidden card decides.',
  'page.trial.stopped':
    'Chance, or something you cannot see, would decide here. Take back, or choose another move.',
  'page.trial.stuck': '{name} decides by something you cannot see. Take back to try another way.',
  'page.trial.steps': 'Moves of the trial',
  'page.trial.itself': 'automatic',

  // Where a finished game was decided.
  'decided.what':
    'Bots play the game on from every decision, many times and each time with new luck. How often a player comes first is their winning chance. All of it happens in this browser, and nothing is sent.',
  'decided.busy': 'Playing on …',
  'decided.stop': 'Stop',
  'decided.goOn': 'Go on',
  'decided.closer': 'Look closer',
  'decided.games': '{n, plural, one {# game played on.} other {# games played on.}}',
  'decided.chances': 'Winning chances',
  'decided.curve': 'A line chart of the winning chances, decision by decision.',
  'decided.curve.seat': '{name}: {from} at first, between {low} and {high}, {to} at the end.',
  'decided.moments': 'The turning points',
  'decided.soon': 'None is sure yet.',
  'decided.row': 'Entry {seq}',
  'decided.change': '{name}: {from} → {to}',
  'decided.instead': 'The strongest bot: “{text}” That would have left {name} with {share}.',
  'decided.same': 'The strongest bot would have done the same.',
  'decided.forced': 'There was no other choice.',
  'decided.lucky': 'Luck had a hand in it.',
  'decided.bot': 'What the strongest bot says',
  'decided.agreement':
    '{name}: the bot’s choice in {same} of {n, plural, one {# decision} other {# decisions}}',
  'decided.all': 'All decisions',
  'decided.decision': 'Decision',
  'decided.other': 'Bot: “{text}” ({share})',

  // What is stored, and for how long.
  'privacy.title': 'Privacy',
  'privacy.lead':
    'Carrack stores what your games need. There is no advertising, nobody counts visits, and no page loads anything from other sites.',
  'privacy.why':
    'All of it serves your games: to give you your seat back, to tell you when it is your turn, and to keep misuse out.',
  'privacy.operator': 'Whoever runs this service answers for your data, and can read its database.',
  'privacy.stored': 'What is stored, and for how long',
  'privacy.what': 'What',
  'privacy.kept': 'How long',
  'privacy.account':
    'Your name, language, time zone, waking hours, holidays and how you want to be notified; your mail address, if you give it',
  'privacy.account.kept': 'until you delete your account',
  'privacy.keys':
    'Your passkeys, recovery code and tokens for scripts, in a form that nobody can sign in with',
  'privacy.keys.kept': 'until you remove them, or use the code',
  'privacy.session': 'Browsers you are signed in with: kind of browser, day of last use',
  'privacy.session.kept': '{days} days after signing in, or until you sign out',
  'privacy.guest': 'A guest’s name, once nobody can sign in as that guest any more',
  'privacy.guest.kept': '{days} days after the first visit',
  'privacy.games': 'Your games: every move, messages at the table, results, and the name you played under',
  'privacy.games.kept':
    'for good, because they are everybody’s; without your name once you delete your account',
  'privacy.orders': 'Your standing orders',
  'privacy.orders.kept': 'until the game is over, or you leave your seat',
  'privacy.notes': 'Your private notes on a game',
  'privacy.notes.kept': '{days} days after the last move',
  'privacy.calledOff': 'Who had a seat in a game that was cancelled, and what they wrote there',
  'privacy.calledOff.kept': '{days} days after it was made',
  'privacy.channels': 'Devices and addresses that notify you about your games',
  'privacy.channels.kept': 'until you remove them; {days} days if nothing arrives there any more',
  'privacy.notice': 'When you were mailed about a game',
  'privacy.notice.kept': 'until the game is over, and at least {days} days',
  'privacy.delivery': 'When you were notified in another way',
  'privacy.delivery.kept': '{days} days',
  'privacy.invitation': 'Address and name of somebody invited by mail, and the host’s line to them',
  'privacy.invitation.kept': '{days} days after the mail, once they have answered or no longer can',
  'privacy.delayedMail': 'A mail you asked for that could not be sent yet',
  'privacy.delayedMail.kept': 'until it is sent, {days} days at most',
  'privacy.bounce': 'That mail to an address has bounced, under a fingerprint of the address',
  'privacy.bounce.kept': '{days} days, or until the address is confirmed again',
  'privacy.refusals': 'That an address wants no mail, under a fingerprint of the address',
  'privacy.refusals.kept': 'until its reader changes their mind',
  'privacy.blocks': 'Players you do not want to play with',
  'privacy.blocks.kept': 'until you unblock them',
  'privacy.report': 'Reports to the operator',
  'privacy.report.kept': '{days} days',
  'privacy.links': 'Fingerprints of links that were used',
  'privacy.links.kept': 'until they would have expired, three days at most',
  'privacy.counts': 'Counts against misuse, under fingerprints of mail and network addresses',
  'privacy.counts.kept': 'until the end of the day',
  'privacy.job':
    'Once its time is up, data is deleted within about 30 hours. Backups may hold it for {days} days more.',
  'privacy.here': 'On your own device',
  'privacy.here.what':
    'Your browser keeps a cookie that signs you in, one with fingerprints of addresses used in it, for a minute one that shows that cookies are kept, the games you opened last, drafts and settings. None of it is there to follow you.',
  'privacy.seen': 'Who sees what',
  'privacy.seen.table':
    'Everybody who may see a game sees the names at its table, moves and messages, who is online, and when a player was last notified of their turn. The host decides whether people may watch.',
  'privacy.seen.nobody':
    'Nobody at a table sees your mail address. A host sees the addresses they have invited.',
  'privacy.seen.you': 'Only you see your notes and orders.',
  'privacy.seen.channels':
    'If you set up notifications, your browser’s maker passes them on and cannot read them. A webhook gets the same notifications, which name the game and its players.',
  'privacy.seen.others':
    'The companies that host the service and deliver its mails work for whoever runs it.',
  'privacy.can': 'What you can do',
  'privacy.can.export':
    'Download all that is stored about you, or delete your account: both on your profile.',
  'privacy.can.stop': 'Stop mails with the link at the foot of each.',
  'privacy.can.refuse':
    'Invited, but not interested? The invitation has a link to refuse further ones, from this host or from everybody.',
  'privacy.can.profile': 'To the profile',
} as const;
