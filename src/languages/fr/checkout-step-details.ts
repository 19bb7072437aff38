import type * as english from '@/features/checkout/web/step-details-text'
import type { Translation } from '@/kernel/translation'

export const STEP_DETAILS_WORDS: Translation<typeof english.STEP_DETAILS_WORDS> = {
  missing: {
    guestName: 'Veuillez indiquer votre nom et votre prénom',
    guestEmail: 'Veuillez saisir une adresse e-mail valable',
  },
  kept: (hours) =>
    `Ce que vous saisissez reste dans ce navigateur ${hours} heures au plus, et ne nous parvient que lorsque vous réservez.`,
  forget: 'Effacer ma saisie',
}
