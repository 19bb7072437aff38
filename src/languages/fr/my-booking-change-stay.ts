import type * as english from '@/features/my-booking/web/change-stay-text'
import type { Translation } from '@/kernel/translation'

export const changeStayText: Translation<typeof english.changeStayText> = {
  title: 'Modifier votre séjour',
  intro: 'Vous voyez le nouveau prix avant que quoi que ce soit ne change.',
  dates: 'Dates',
  picked: (dates) => `${dates}. Touchez un autre jour pour recommencer.`,
  nightsFailed: 'Les nuits libres n’ont pas pu être chargées.',
  tryAgain: 'Réessayer',
  villa: 'Villa',
  ownVilla: (name) => `${name}, comme réservé`,
  notFree:
    'Cette villa est prise une partie de ces nuits. Veuillez choisir d’autres dates ou une autre villa.',
  party: 'Qui vient',
  adults: 'Adultes',
  children: 'Enfants',
  age: (place) => `Âge de l’enfant ${place}`,
  ageUnknown: 'Veuillez choisir',
  agesMissing: 'Veuillez choisir l’âge de chaque enfant.',
  cot: 'Un lit bébé dans la villa',
  price: 'Nouveau prix',
  was: (amount) => `au lieu de ${amount}`,
  extras: (amount) => `Vos extras y sont compris pour ${amount}.`,
  noPrice: 'La réception vous indiquera le prix de ce séjour.',
  planLost: (why) => `${why} Le séjour passerait au tarif Flexible, au prix ci-dessus.`,
  freeUntil: (moment) => `L’annulation est alors gratuite jusqu’au ${moment}.`,
  notFreeToCancel: 'L’annulation n’est alors plus gratuite : la nouvelle arrivée est trop proche.',
  nothingNew: 'Rien n’est encore modifié.',
  save: 'Modifier ma réservation',
  saving: 'Modification…',
  leave: 'Laisser comme avant',
  saved: {
    title: 'Votre réservation est modifiée',
    description: 'Nous vous avons envoyé un e-mail avec les changements.',
  },
  failed: 'Votre réservation n’a pas été modifiée',
}
