import type * as english from '@/features/stay-words/rules/refusals'
import type { Translation } from '@/kernel/translation'

export const REFUSAL_WORDS: Translation<typeof english.REFUSAL_WORDS> = {
  noVilla: 'Hatuna villa kama hiyo',
  noVillaForSale: 'Hatuna villa kama hiyo ya kukodisha',
  unavailable: (villa) => `${villa} haiwezi kuwekewa nafasi kwa sasa. Tafadhali chagua nyingine.`,
  otherPrice: (price) => `Bei ya ukaaji huu ni ${price}. Tafadhali itazame tena, kisha weka nafasi upya.`,
  otherGroupPrice: (price) => `Bei ya villa hizi zote ni ${price}. Tafadhali itazame tena, kisha tuma upya.`,
  totalIs: (amount) => `Jumla ni ${amount}`,
  taken: (villa, from, to) => `${villa} imechukuliwa kuanzia ${from} hadi ${to}.`,
  notBooked: (why) => `${why} Hakuna kilichowekwa. Tafadhali chagua villa au tarehe nyingine.`,
  notArrived: (reference) =>
    `Nafasi ${reference} imefungwa kwa sababu hakuna aliyefika, hivyo usiku wake uko wazi tena kwa wengine.`,
  lapsed: (reference) =>
    `Ombi lako ${reference} halikuthibitishwa kwa wakati, hivyo usiku wake uko wazi tena kwa wengine.`,
  cancelled: (reference) => `Nafasi ${reference} imeghairiwa, hivyo usiku wake uko wazi tena kwa wengine.`,
  again: (why) => `${why} Hakuna kilichowekwa. Ili kuuomba tena usiku huo, tafadhali tuma ombi upya.`,
  fewestVillas: (fewest) => `Kikundi kina angalau villa ${fewest}`,
  mostVillas: (most) => `Kikundi kina villa ${most} kwa wingi`,
  lengthOfStay: (most) => `Siku ya kuondoka lazima iwe siku 1 hadi ${most} baada ya kufika`,
}
