import type * as english from '@/features/guest-links/rules/link-end'
import type { Translation } from '@/kernel/translation'

export const LINK_WORDS: Translation<typeof english.LINK_WORDS> = {
  end: (days) =>
    `Les liens personnels vers une réservation prennent fin ${days > 1 ? `${days} jours` : `${days} jour`} après le départ.`,
}

export const LINK_ADVICE: Translation<typeof english.LINK_ADVICE> = {
  callUs: (end) => `${end} Veuillez nous appeler, nous regarderons ensemble.`,
}
