/** Words of the page that says what is stored, and for how long. Loaded with it. */
export const privacy = {
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
