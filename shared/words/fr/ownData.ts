import type { ownData as english } from '../en/ownData.ts';
import type { Translated } from '../languages.ts';

/** Words of the profile for a player's data: French. */
export const ownData = {
  'ownData.title': 'Vos données',
  'ownData.export.what':
    'Un fichier avec tout ce qui est enregistré sur vous : profil, navigateurs, parties, notes, messages et résultats. Il ne contient aucun secret des autres joueurs.',
  'ownData.privacy': 'Ce qui est enregistré, combien de temps, et qui le voit',
  'ownData.export.do': 'Télécharger mes données',
  'ownData.delete': 'Supprimer mon compte',
  'ownData.delete.cannot': 'Personne ne pourra revenir en arrière plus tard.',
  'ownData.delete.goes':
    'Disparaissent aussitôt : votre nom, votre adresse, tous les navigateurs et clés de connexion, canaux, notes, consignes, congés, blocages et signalements.',
  'ownData.delete.stays':
    'Restent : les parties jouées, leurs journaux et résultats, et les messages écrits. Ils mentionnent un « ancien joueur ».',
  'ownData.delete.running':
    'Dans les parties en cours, vous quittez votre place : un bot joue jusqu’à ce que quelqu’un la prenne. Les parties pas encore commencées dont vous êtes l’hôte passent à un autre joueur de la table, ou sont annulées.',
  'ownData.delete.type': 'Tapez votre nom pour confirmer : {name}',
  'ownData.delete.do': 'Tout supprimer maintenant',
  'ownData.deleted': 'Votre compte est supprimé.',
  'ownData.deleted.rest':
    'Votre compte est supprimé. Votre nom disparaît de vos dernières parties en quelques minutes.',
} satisfies Translated<typeof english>;
