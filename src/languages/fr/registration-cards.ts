import type * as english from '@/features/registration-cards/text'
import type { Translation } from '@/kernel/translation'

export const CARD_WORDS: Translation<typeof english.CARD_WORDS> = {
  title: 'Fiche d’enregistrement',
  fullName: 'Nom et prénom',
  fullNameHelp: 'Comme sur votre passeport ou votre carte d’identité',
  nationality: 'Nationalité',
  address: 'Adresse du domicile',
  documentKind: 'Pièce d’identité que vous apporterez',
  documentNumber: 'Son numéro',
  documentNumberHelp: 'Comme sur la pièce. Il est enregistré chiffré.',
  numberGiven: 'Un numéro a été donné. Laissez ce champ vide pour le garder.',
  vehicle: 'Plaque d’immatriculation du véhicule',
  vehicleHelp: 'Si vous venez en voiture',
  purpose: 'Motif du séjour',
  notSaid: 'Non précisé',
  optional: 'Tout sauf votre nom peut rester vide : la réception demandera ce qui manque.',
  booking: 'Réservation',
  villa: 'Villa',
  stay: 'Séjour',
  nights: (checkIn, checkOut) => `Du ${checkIn} au ${checkOut}`,
  guests: 'Personnes',
  phone: 'Téléphone',
  email: 'E-mail',
  document: 'Pièce d’identité',
  number: 'Numéro',
  declaration: 'Les indications ci-dessus sont exactes.',
  signature: 'Signature',
  signedOn: (when) => `Signé le ${when}`,
}

export const GUEST_CARD_WORDS: Translation<typeof english.GUEST_CARD_WORDS> = {
  lead: 'Remplissez-la maintenant, et l’arrivée ne prend qu’une minute : à la réception, vous n’avez plus qu’à signer.',
  link: 'Remplir votre fiche d’enregistrement avant de venir',
  save: 'Enregistrer ma fiche',
  saved:
    'Enregistrée. À la réception, vous la relisez et vous signez. Jusque-là, vous pouvez la modifier ici.',
  wrong: 'Veuillez vérifier les champs signalés.',
  stale:
    'Votre fiche a été modifiée après que vous avez ouvert cette page, et n’est pas encore enregistrée. Enregistrez-la de nouveau pour garder ce qui est ici.',
  signed: 'Votre fiche est signée. Dites à la réception si quelque chose n’y est pas exact.',
  over: 'Cette réservation n’a plus besoin de fiche.',
  back: 'Revenir à votre réservation',
  lost: 'Il n’y a pas de fiche d’enregistrement à cette adresse.',
}
