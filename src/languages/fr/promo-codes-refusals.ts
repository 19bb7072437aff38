import type * as english from '@/features/promo-codes/rules/refusals'
import type { Translation } from '@/kernel/translation'

export const CODE_REFUSALS: Translation<typeof english.CODE_REFUSALS> = {
  usedUp: 'Ce code a été utilisé autant de fois que possible.',
  unknown: 'Nous ne connaissons pas ce code. Veuillez vérifier son orthographe.',
  ended: (code) => `Le code ${code} n’est plus valable.`,
  notYet: (code, day) => `Le code ${code} vaut pour les réservations faites à partir du ${day}.`,
}
