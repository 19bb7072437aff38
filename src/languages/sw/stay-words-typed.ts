import type * as english from '@/features/stay-words/rules/typed-words'
import type { Translation } from '@/kernel/translation'

export const TYPED_WORDS: Translation<typeof english.TYPED_WORDS> = {
  name: 'Tafadhali andika jina lako kamili',
  nameAlone: 'Tafadhali andika jina peke yake, kwenye mstari mmoja',
  email: 'Tafadhali andika anwani sahihi ya barua pepe',
  reference: 'Namba ya kumbukumbu ina herufi na tarakimu nane, bila 0, 1, I, L, O na nyingine zinazofanana.',
  ages: (oldest) => `Tafadhali andika umri kati ya 0 na ${oldest}`,
  extraTwice: 'Tafadhali taja kila huduma ya ziada mara moja',
  lastBeforeFirst: 'Siku ya mwisho isiwe kabla ya siku ya kwanza',
  tooManyDays: (most) => `Tafadhali omba siku zisizozidi ${most}`,
}
