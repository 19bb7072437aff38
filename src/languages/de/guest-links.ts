import type * as english from '@/features/guest-links/rules/link-end'
import type { Translation } from '@/kernel/translation'

export const LINK_WORDS: Translation<typeof english.LINK_WORDS> = {
  end: (days) =>
    `Persönliche Links zu einer Buchung enden ${days === 1 ? '1 Tag' : `${days} Tage`} nach der Abreise.`,
}

export const LINK_ADVICE: Translation<typeof english.LINK_ADVICE> = {
  callUs: (end) => `${end} Bitte rufen Sie uns an, wir kümmern uns darum.`,
}
