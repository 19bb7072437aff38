import type * as english from '@/features/reviews/text'
import type { Translation } from '@/kernel/translation'

export const reviewText: Translation<typeof english.reviewText> = {
  aspects: {
    cleanliness: 'Usafi',
    quiet: 'Utulivu',
    breakfast: 'Kifungua kinywa',
    welcome: 'Makaribisho',
  },
  overall: 'Ukaaji wako kwa ujumla',
  scoreOf: 'alama za maoni ya wageni',
  chooseRating: 'Tafadhali chagua 1 hadi 5',
  from: (count) => `kutokana na maoni ${count}`,
  outOf: (rating) => `${rating} kati ya 5`,
  title: 'Wageni wanasema nini',
  intro: (count) =>
    count === 1 ? 'Mgeni mmoja ameandika baada ya kukaa.' : `Wageni ${count} wameandika baada ya kukaa.`,
  newest: (shown) => `Haya ni ${shown} mapya zaidi.`,
  answer: 'Jibu letu',
}
