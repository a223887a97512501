import type { identity as english } from '../en/identity.ts';
import type { Translated } from '../languages.ts';

/** Words for passkeys, recovery codes and personal tokens: French. */
export const identity = {
  'identity.passkeys.title': 'Clés d’accès',
  'identity.passkeys.why':
    'Avec une clé d’accès, vous vous connectez en déverrouillant votre appareil, sans courriel.',
  'identity.passkeys.add': 'Ajouter une clé d’accès',
  'identity.passkeys.have': 'Cet appareil a déjà une clé d’accès à vous.',
  'identity.passkeys.cancelled': 'Rien n’a changé.',
  'identity.passkeys.remove.for': 'Supprimer la clé d’accès : {name}',
  'identity.passkeys.signIn': 'Se connecter avec une clé d’accès',
  'identity.remove': 'Supprimer',
  'identity.used': 'dernière utilisation : {day}',
  'identity.unused': 'n’a jamais servi',
  'identity.since': 'depuis le {at}',
  'identity.name': 'Nom',
  'identity.recovery.title': 'Code de secours',
  'identity.recovery.why':
    'Avec ce code, vous retrouvez vos places sur n’importe quel appareil, sans courriel. Notez-le : il n’est montré qu’une fois.',
  'identity.recovery.has': 'Vous avez un code de secours depuis le {at}.',
  'identity.recovery.make': 'Afficher un code de secours',
  'identity.recovery.renew': 'Le remplacer par un nouveau',
  'identity.recovery.remove': 'Supprimer le code',
  'identity.recovery.code': 'Votre code de secours',
  'identity.recovery.keep': 'Gardez-le comme une clé. Quiconque l’a peut jouer à votre place.',
  'identity.recovery.copy': 'Copier le code',
  'identity.copied': 'Copié.',
  'identity.copied.not': 'La copie a échoué. Sélectionnez-le et copiez-le vous-même.',
  'identity.recover.other': 'Se connecter avec un autre compte',
  'identity.recover.open': 'Utiliser un code de secours',
  'identity.recover.done':
    'Vous revoilà, {name}. Le code est utilisé : créez-en un nouveau sur votre profil.',
  'identity.recover.send': 'Retrouver mes places',
  'identity.offer':
    'Cette place n’appartient qu’à ce navigateur. Avec un code de secours, vous la retrouvez sur n’importe quel appareil.',
  'identity.offer.link': 'Noter un code de secours',
  'identity.offer.no': 'Non, merci',
  'identity.tokens.title': 'Jetons pour scripts',
  'identity.tokens.why':
    'Un script muni d’un jeton personnel agit en votre nom. Il ne voit ni ne change jamais votre façon de vous connecter.',
  'identity.tokens.make': 'Créer un jeton',
  'identity.tokens.scope': 'Ce qu’il permet',
  'identity.tokens.read': 'lire',
  'identity.tokens.play': 'lire et jouer',
  'identity.tokens.made': 'Le jeton « {name} ». Il n’est montré qu’une fois.',
  'identity.tokens.copy': 'Copier le jeton',
  'identity.tokens.remove.for': 'Supprimer le jeton : {name}',
  'identity.leaves': 'L’invité de ce navigateur a des parties. Les emmener',
  'identity.session.used': 'dernière visite : {day}',
} satisfies Translated<typeof english>;
