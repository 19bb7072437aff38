import type * as english from '@/features/promo-codes/rules/refusals'
import type { Translation } from '@/kernel/translation'

export const CODE_REFUSALS: Translation<typeof english.CODE_REFUSALS> = {
  usedUp: 'Dieser Code wurde bereits so oft verwendet, wie es möglich ist.',
  unknown: 'Diesen Code kennen wir nicht. Bitte prüfen Sie die Schreibweise.',
  ended: (code) => `Der Code ${code} ist abgelaufen.`,
  notYet: (code, day) => `Der Code ${code} gilt für Buchungen ab ${day}.`,
}
