import type * as english from '@/features/my-booking/web/admin-guest-link-text'
import type { PanelTranslation } from '@/kernel/translation'

export const guestLinkText: PanelTranslation<typeof english.guestLinkText> = {
  title: 'Lien privé',
  help: 'Avec lui, le client voit la réservation, modifie le nombre de personnes et les demandes, et annule tant que c’est gratuit. Ses e-mails contiennent aussi de tels liens, et tous fonctionnent jusqu’à ce que vous les désactiviez.',
  make: 'Créer un lien',
  makeForGroup: 'Créer un lien du groupe',
  address: 'Le lien du client',
  once: 'Affiché cette seule fois : envoyez-le au client maintenant.',
  failed: 'Le lien n’a pas pu être créé',
  end: 'Désactiver les liens',
  endTitle: 'Désactiver tous les liens privés ?',
  endLine:
    'Plus aucun lien vers cette réservation ne fonctionnera, y compris ceux des e-mails déjà reçus par le client.',
  keep: 'Les garder',
  ended: 'Tous les liens privés sont désactivés',
  endFailed: 'Les liens n’ont pas pu être désactivés',
}
