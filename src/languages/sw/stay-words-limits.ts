import type * as english from '@/features/stay-words/rules/limit-words'
import { formatDay } from '@/kernel/days'
import type { Translation } from '@/kernel/translation'

export const LIMIT_WORDS: Translation<typeof english.LIMIT_WORDS> = {
  advice: {
    'no-departure': 'Tafadhali chagua siku nyingine ya kutoka.',
    'no-arrival': 'Tafadhali chagua siku nyingine ya kuingia.',
    ahead: 'Tafadhali chagua siku nyingine ya kuingia, au utupigie simu.',
  },
  before: (day) => `Tafadhali chagua ${formatDay(day)} au kabla ya hapo.`,
  after: (day) => `Tafadhali chagua ${formatDay(day)} au baada ya hapo.`,
  board: 'Villa hii haitolewi pamoja na milo hii. Tafadhali chagua milo mingine.',
  past: (today) => `Siku ya kuingia imeshapita. Tafadhali chagua ${formatDay(today)} au baada ya hapo.`,
  tooFar: (days, last) =>
    `Tunapokea nafasi hadi siku ${days} kabla. Tafadhali chagua siku ya kuingia isiyozidi ${formatDay(last)}.`,
  nights: 'Siku ya kutoka lazima iwe baada ya siku ya kuingia. Tafadhali chagua siku ya baadaye.',
  tooLong: (nights, last) =>
    `Unaweza kukaa hadi usiku ${nights}. Tafadhali chagua siku ya kutoka isiyozidi ${formatDay(last)}, au utupigie simu kwa muda mrefu zaidi.`,
  none: 'Angalau mgeni mmoja',
  tooMany: (most) =>
    `Villa hii huchukua hadi ${most === 1 ? 'mgeni' : 'wageni'} ${most}. Tafadhali chagua kubwa zaidi au weka nafasi ya mbili.`,
}
