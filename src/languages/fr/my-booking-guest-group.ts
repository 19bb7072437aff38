import type * as english from '@/features/my-booking/web/guest-group-text'
import type { Translation } from '@/kernel/translation'

export const guestGroupText: Translation<typeof english.guestGroupText> = {
  title: (reference) => `Fait partie du groupe ${reference}`,
  others:
    'Les autres villas de votre groupe. Chacune a sa page, où vous pouvez la voir, la modifier ou l’annuler.',
  notInCharge:
    'Plusieurs villas ont été réservées ensemble. Le lien vers toutes se trouve dans l’e-mail reçu par la personne qui a réservé.',
  dates: (checkIn, checkOut) => `Du ${checkIn} au ${checkOut}`,
  total: 'Total du groupe',
  payDeposit: (amount) => `Payer l’acompte de toutes les villas : ${amount}`,
  file: 'Ajouter tous les séjours à mon agenda',
}
