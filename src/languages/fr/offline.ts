import type * as english from '@/features/offline/text'
import type { Translation } from '@/kernel/translation'

export const OFFLINE_WORDS: Translation<typeof english.OFFLINE_WORDS> = {
  title: 'Pas de connexion pour l’instant',
  told: 'Cette page n’a pas encore été lue sur cet appareil ; il n’y en a donc pas de copie. Les pages que vous avez lues s’ouvrent sans connexion.',
  again: 'Réessayer',
  reach: 'Sans internet, vous nous joignez par téléphone :',
  call: (phone) => `Appeler le ${phone}`,
  find: 'Où nous trouver',
  arrive: (from, hours) => `Votre villa est prête à partir de ${from}. Réception : ${hours}.`,
  keep: 'Garder sur cet appareil',
  keepHelp:
    'Cette page s’ouvre alors sans connexion. Ne le faites pas sur un appareil que d’autres utilisent : quiconque l’ouvre voit votre réservation.',
  kept: 'Gardée sur cet appareil : s’ouvre sans connexion.',
  drop: 'Ne plus la garder',
  failed: 'Elle n’a pas pu être gardée. Veuillez réessayer quand la connexion sera meilleure.',
}
