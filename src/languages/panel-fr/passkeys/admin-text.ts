import type * as english from '@/features/passkeys/web/admin-text'
import type { PanelTranslation } from '@/kernel/translation'

export const passkeysText: PanelTranslation<typeof english.passkeysText> = {
  help: 'Une clé d’accès vous connecte avec votre doigt, votre visage ou le code PIN de votre appareil, sans mot de passe que l’on pourrait voir ou deviner. Tant que vous en avez une, un mot de passe seul n’ouvre plus votre compte.',
  none: 'Vous n’en avez pas encore.',
  notHere: 'Ce navigateur ne connaît pas les clés d’accès.',
  add: 'Ajouter une clé d’accès',
  addSave: 'Continuer',
  name: 'Nom',
  nameHelp: 'Pour la reconnaître, par exemple « Mon téléphone » ou « Réception ».',
  added: 'Clé d’accès ajoutée',
  rename: 'Renommer la clé d’accès',
  renameOf: (name) => `Renommer ${name}`,
  renamed: 'Clé d’accès renommée',
  remove: 'Retirer',
  removeOf: (name) => `Retirer ${name}`,
  removeTitle: (name) => `Retirer la clé d’accès ${name} ?`,
  removeLine:
    'Elle n’ouvrira plus rien ici. Votre appareil peut continuer à la proposer jusqu’à ce que vous l’y supprimiez.',
  removed: 'Clé d’accès retirée',
  removeFailed: 'La clé d’accès n’a pas pu être retirée',
  addedAt: (when) => `ajoutée le ${when}`,
  usedAt: (when) => `Dernière utilisation : ${when}`,
  neverUsed: 'Pas encore utilisée',
  there: 'Cet appareil a déjà une clé d’accès pour votre compte.',
  declined:
    'La demande de votre appareil a été fermée, ou il ne peut pas créer de clé d’accès. Veuillez réessayer.',
  loading: 'Chargement de vos clés d’accès',
  failed: 'Vos clés d’accès n’ont pas pu être chargées',
  failedHelp: 'Veuillez vérifier votre connexion et réessayer.',
  tryAgain: 'Réessayer',
}
