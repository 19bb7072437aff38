import type * as english from '@/features/plain-checkout/text'
import type { Translation } from '@/kernel/translation'

export const PLAIN_WORDS: Translation<typeof english.PLAIN_WORDS> = {
  title: 'Réserver votre séjour',
  call: (phone) => `Appeler le ${phone}`,
  ready: (time) => `Votre villa est prête à partir de ${time}.`,
  arrival: 'Vers quelle heure pensez-vous arriver ?',
  unknown: 'Je ne sais pas encore',
  chosen: 'Votre séjour',
  otherStay: 'Choisir d’autres dates ou une autre villa',
  extras:
    'Un transfert, un pique-nique ou un autre extra ? Écrivez-le dans les demandes, et nous l’ajoutons.',
  noStay: 'Veuillez d’abord choisir vos dates et une villa.',
  gone: 'Elle n’est plus libre ces nuits-là, ou n’accueille pas autant de personnes. Veuillez choisir de nouveau.',
  toStart: 'Voir ce qui est libre',
  wrong: 'Veuillez revoir les champs signalés.',
  unseen: 'Veuillez revoir votre réservation, puis l’envoyer.',
  again: 'Ce que vous avez saisi est toujours là.',
  goBack: 'Revenez en arrière dans votre navigateur pour retrouver votre saisie.',
}
