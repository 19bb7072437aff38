import type * as english from '@/features/checkout/web/step-details-text'
import type { Translation } from '@/kernel/translation'

export const STEP_DETAILS_WORDS: Translation<typeof english.STEP_DETAILS_WORDS> = {
  missing: {
    guestName: 'Bitte geben Sie Vor- und Nachnamen an',
    guestEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  },
  kept: (hours) =>
    `Ihre Eingaben bleiben höchstens ${hours} Stunden in diesem Browser und gehen erst an uns, wenn Sie buchen.`,
  forget: 'Meine Eingaben löschen',
}
