import type * as english from '@/features/api-tokens/web/admin-text'
import type { PanelTranslation } from '@/kernel/translation'

export const apiTokensText: PanelTranslation<typeof english.apiTokensText> = {
  empty:
    'Aucun jeton. Créez-en un pour un programme qui doit lire ou écrire ici, par exemple pour des serrures ou la comptabilité.',
  add: 'Créer un jeton',
  name: 'Nom',
  nameHelp: 'À quoi il sert. Le journal d’audit le nomme ainsi.',
  permissions: 'Permet',
  days: 'Valable',
  daysHelp:
    'Ensuite, on en crée un nouveau. Il prend fin avec votre compte, et ne permet jamais plus que vous.',
  validity: (days) =>
    days === 365 ? 'Un an' : days === 730 ? 'Deux ans' : days === 1 ? 'Un jour' : `${days} jours`,
  madeBy: 'Créé par',
  used: 'Dernière utilisation',
  neverUsed: 'Jamais',
  until: 'Jusqu’au',
  over: 'Terminé',
  shownTitle: 'Copiez le jeton maintenant',
  shownHelp:
    'Il n’est affiché que cette fois. Qui l’a peut faire ce qu’il permet : gardez-le là où vous gardez les mots de passe. Les programmes l’envoient sous la forme « Authorization: Bearer … ».',
  token: 'Jeton',
  copy: 'Copier',
  copied: 'Jeton copié',
  copyFailed: 'Le jeton n’a pas pu être copié. Sélectionnez-le et copiez-le à la main.',
  done: 'Je l’ai noté',
  end: (name) => `Mettre fin à ${name}`,
  endTitle: (name) => `Mettre fin au jeton ${name} ?`,
  endLine: 'Les programmes qui l’utilisent n’ont plus accès, dès cet instant.',
  endAction: 'Y mettre fin',
  ended: 'Le jeton a pris fin',
  endFailed: 'Il n’a pas été possible de mettre fin au jeton',
}
