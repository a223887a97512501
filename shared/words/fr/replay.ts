import type { replay as english } from '../en/replay.ts';
import type { Translated } from '../languages.ts';

/** The page that opens a saved game: French. */
export const replay = {
  'page.replay': 'Ouvrir une partie enregistrée',
  'page.replay.what':
    'Ouvrez le fichier d’une partie téléchargé depuis sa page. Ce navigateur le vérifie et le montre coup par coup. Le fichier n’est envoyé nulle part et rien n’en est conservé.',
  'page.replay.choose': 'Choisir un fichier',
  'page.replay.drop': 'ou déposez-le ici',
  'page.replay.busy': 'Lecture du fichier …',
  'page.replay.note': 'Une partie enregistrée, du fichier {file}',
  'page.replay.other': 'Ouvrir un autre fichier',
  'page.replay.checked': 'Ce qui a été vérifié',
  'page.replay.ok': 'Tout ce qui peut être vérifié concorde.',
  'page.replay.bad': 'Quelque chose ne concorde pas dans ce fichier.',
  'page.replay.rows.ok':
    'Rien ne manque au journal et tout peut être rejoué ({count, plural, one {# entrée} other {# entrées}}).',
  'page.replay.rows.bad': 'Le nº {at} du journal manque ou ne peut pas être rejoué.',
  'page.replay.head.ok': 'La dernière empreinte du journal correspond à ses entrées.',
  'page.replay.head.bad': 'La dernière empreinte du journal ne correspond pas à ses entrées.',
  'page.replay.end.ok': 'Le journal finit là où le fichier le dit.',
  'page.replay.end.bad': 'Le fichier ne dit pas la même chose de la fin de la partie que son journal.',
  'page.replay.log.ok': 'Le journal montré à {viewer} correspond à la partie telle qu’elle a été jouée.',
  'page.replay.log.bad':
    'Le nº {at} du journal montré à {viewer} ne correspond pas à la partie telle qu’elle a été jouée.',
  'page.replay.spectator': 'un spectateur',
  'page.replay.open.running':
    'La graine, les mélanges et les tirages restent secrets pendant la partie ; ils se vérifient après sa fin.',
  'page.replay.open.none': 'La partie a été annulée avant le premier coup : rien n’a été tiré.',
  'page.replay.open.fault': 'À cause de cette erreur, les mélanges et les tirages n’ont pas été vérifiés.',
  'page.replay.names': 'Aucune empreinte ne couvre les noms des joueurs.',
  'error.NO_EXPORT': 'Ce fichier n’est pas celui d’une partie enregistrée ({where}).',
  'error.OTHER_GAME': 'Cette page ne connaît pas le jeu {game}.',
} satisfies Translated<typeof english>;
