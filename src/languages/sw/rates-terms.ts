import type * as english from '@/features/rates/rules/terms-words'
import { formatDay } from '@/kernel/days'
import type { Translation } from '@/kernel/translation'

export const TERMS_WORDS: Translation<typeof english.TERMS_WORDS> = {
  /** Without bounds where `from` or `until` is null, the last being the day of departure. */
  stays: (from, until) =>
    `ukaaji${from ? ` kuanzia ${formatDay(from)}` : ''}${until ? ` hadi ${formatDay(until)}` : ''}`,
  percentOff: (percent) => `punguzo la ${percent}%`,
  amountOff: (amount) => `punguzo la ${amount}`,
  code: {
    stays: (code, stays) => `Msimbo ${code} ni kwa ${stays}.`,
    kind: (code) => `Msimbo ${code} hautumiki kwa villa za aina hii.`,
  },
  plan: {
    fewestNights: (name, nights) => `${name} ni kwa ukaaji wa usiku ${nights} au zaidi.`,
    mostNights: (name, nights) => `${name} ni kwa ukaaji usiozidi usiku ${nights}.`,
    stays: (name, stays) => `${name} ni kwa ${stays}.`,
    kind: (name) => `${name} haitolewi kwa villa za aina hii.`,
    notNow: (name) => `${name} haitolewi kwa sasa.`,
    tooLate: (name, days) => `${name} huwekwa angalau siku ${days} kabla ya kufika.`,
    tooEarly: (name, days) => `${name} huwekwa si zaidi ya siku ${days} kabla ya kufika.`,
    gone: 'Aina hii ya bei haitolewi tena. Tafadhali chagua nyingine.',
  },
}
