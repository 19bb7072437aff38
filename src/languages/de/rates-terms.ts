import type * as english from '@/features/rates/rules/terms-words'
import { formatDay } from '@/kernel/days'
import type { Translation } from '@/kernel/translation'

export const TERMS_WORDS: Translation<typeof english.TERMS_WORDS> = {
  /** Without bounds where `from` or `until` is null, the last being the day of departure. */
  stays: (from, until) => {
    if (from && until) return `Aufenthalte vom ${formatDay(from)} bis zum ${formatDay(until)}`
    if (from) return `Aufenthalte ab ${formatDay(from)}`
    return until ? `Aufenthalte bis ${formatDay(until)}` : 'Aufenthalte'
  },
  percentOff: (percent) => `${percent}\u00a0% Rabatt`,
  amountOff: (amount) => `${amount} Rabatt`,
  code: {
    stays: (code, stays) => `Der Code ${code} gilt für ${stays}.`,
    kind: (code) => `Der Code ${code} gilt nicht für diese Villenkategorie.`,
  },
  plan: {
    fewestNights: (name, nights) => `${name} gilt für Aufenthalte ab ${nights} Nächten.`,
    mostNights: (name, nights) => `${name} gilt für Aufenthalte bis zu ${nights} Nächten.`,
    stays: (name, stays) => `${name} gilt für ${stays}.`,
    kind: (name) => `${name} wird für diese Villenkategorie nicht angeboten.`,
    notNow: (name) => `${name} wird zurzeit nicht angeboten.`,
    tooLate: (name, days) => `${name} ist spätestens ${days} Tage vor der Anreise zu buchen.`,
    tooEarly: (name, days) => `${name} ist frühestens ${days} Tage vor der Anreise zu buchen.`,
    gone: 'Dieser Tarif wird nicht mehr angeboten. Bitte wählen Sie einen anderen.',
  },
}
