import type * as english from '@/features/rates/rules/terms-words'
import { formatDay } from '@/kernel/days'
import type { Translation } from '@/kernel/translation'

export const TERMS_WORDS: Translation<typeof english.TERMS_WORDS> = {
  /** Without bounds where `from` or `until` is null, the last being the day of departure. */
  stays: (from, until) => {
    if (from && until) return `les séjours du ${formatDay(from)} au ${formatDay(until)}`
    if (from) return `les séjours à partir du ${formatDay(from)}`
    return `les séjours${until ? ` jusqu’au ${formatDay(until)}` : ''}`
  },
  percentOff: (percent) => `${percent} % de remise`,
  amountOff: (amount) => `${amount} de remise`,
  code: {
    stays: (code, stays) => `Le code ${code} vaut pour ${stays}.`,
    kind: (code) => `Le code ${code} ne vaut pas pour ce type de villa.`,
  },
  plan: {
    fewestNights: (name, nights) => `${name} est pour les séjours de ${nights} nuits ou plus.`,
    mostNights: (name, nights) => `${name} est pour les séjours de ${nights} nuits au plus.`,
    stays: (name, stays) => `${name} est pour ${stays}.`,
    kind: (name) => `${name} n’est pas proposé pour ce type de villa.`,
    notNow: (name) => `${name} n’est pas proposé pour l’instant.`,
    tooLate: (name, days) => `${name} se réserve au plus tard ${days} jours avant l’arrivée.`,
    tooEarly: (name, days) => `${name} se réserve au plus tôt ${days} jours avant l’arrivée.`,
    gone: 'Ce tarif n’est plus proposé. Veuillez en choisir un autre.',
  },
}
