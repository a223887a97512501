import type { textMode as english } from '../en/textMode.ts';
import type { Translated } from '../languages.ts';

/** Words of the text mode: French. */
export const textMode = {
  'page.text.of': '{game} : en texte',
  'page.text.now': 'Maintenant',
  'page.text.table': 'La table',
  'page.text.command': 'Commande',
  'page.text.hint': 'Par exemple : {examples}. « {help} » énumère toutes les commandes.',
  'page.text.go': 'Exécuter',
  'page.text.answer': 'Réponse',
  'page.text.commands': 'Commandes',
  'page.text.noChoice': 'Vous n’avez rien à décider pour le moment.',
  'page.text.help.send': '{send} – envoie votre brouillon',
  'page.text.help.back': '{back} – retire la dernière étape du brouillon',
  'page.text.help.undo': '{undo} – annule votre dernier coup, ou le demande aux autres',
  'page.text.help.agree': '{agree}, {refuse} – répond à la question posée à la table',
  'page.text.help.recap': '{recap} – raconte ce qui s’est passé depuis votre dernier coup',
  'page.text.help.help': '{help} – énumère les commandes',
  'page.text.table.sure': 'Si c’est bien ce que vous voulez, écrivez-le encore une fois : {line}.',
  'page.text.table.unread': 'À propos de la table, on peut écrire : {usages}.',
  'page.text.table.done': 'C’est fait.',
  'page.text.done': 'Dans votre brouillon : {step}',
  'page.text.backed': 'La dernière étape est retirée.',
  'page.text.nothing': 'La commande « {verb} » ne s’applique à rien pour le moment.',
  'page.text.unknown': 'La commande « {word} » n’existe pas. Possible maintenant : {commands}.',
  'page.text.unfit': 'Ce coup n’est pas possible. On écrit : {usage}. Par exemple : {example}',
  'page.text.ambiguous': 'Cela peut désigner plusieurs choses : {usage}. Écrivez les mots en entier.',
  'page.text.board': 'Vers le plateau',
  'page.text.example': 'par exemple',
  'page.text.how':
    'Un trait sépare ce qu’on peut choisir : un seul, ou autant que le disent les parenthèses. Ce qui est entre crochets peut être omis. Les mots peuvent être abrégés.',
  'page.text.how.fields':
    'Une épice se pose sur une case par « case=épice » ; une épice seule se place où elle convient. Le prix d’un pas de progression n’a pas à être écrit.',
} satisfies Translated<typeof english>;
