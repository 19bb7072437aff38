import { samplePicture } from '@/features/media/sample'
import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/booking'

export const bookingContent: Translation<typeof english.bookingContent> = {
  title: 'Réserver votre séjour',
  description:
    'Choisissez vos dates et le nombre de personnes, et réservez une villa à Mbarara en ligne : le déroulement étape par étape, nos conditions et ce que chaque séjour comprend.',
  hero: {
    line: 'Quelques minutes, quatre étapes, rien à payer maintenant. Et la réception est là si vous préférez parler.',
    checkIn: 'Arrivée à partir de',
    checkOut: 'Départ jusqu’à',
    picture: samplePicture('sundowner'),
  },
  steps: {
    title: 'Comment se passe la réservation',
    list: [
      { title: 'Choix des dates', text: 'Votre arrivée et votre départ, avec le prix de chaque nuit.' },
      { title: 'Personnes et villa', text: 'Combien vous serez, et la villa que vous souhaitez.' },
      { title: 'Vos coordonnées', text: 'De quoi vous joindre.' },
      { title: 'Paiement et confirmation', text: 'La façon dont vous souhaitez payer, et votre référence.' },
    ],
    start: 'Commencer la réservation',
    yourStay: 'Votre séjour jusqu’ici',
    nothingYet: 'Aucune date choisie pour l’instant : la première étape montre les nuits libres.',
    checkIn: 'Arrivée',
    checkOut: 'Départ',
    nights: 'Nuits',
    guests: 'Personnes',
  },
  own: {
    title: 'Votre réservation',
    description: 'Votre séjour chez nous : son prix nuit par nuit, personnes et demandes, et l’annulation.',
  },
  policies: { title: 'Conditions de réservation', more: 'Lire les conditions' },
  included: { title: 'Compris dans chaque séjour', line: 'Dans chaque villa, dès la première nuit.' },
  closing: {
    title: 'Vous préférez parler à quelqu’un ?',
    line: 'Appelez, et la personne à la réception réserve avec vous.',
    call: 'Appeler le',
    write: 'Nous écrire',
  },
}
