import { phrasesIn } from './phrases'

/** 'Is there a fee for wifi?' is answered with no where there is none; 'how much is parking?' with neither yes nor no. */
export type FeeQuestion = 'whether' | 'how-much'

const asksOfFee = phrasesIn('fee')
const isOpen = phrasesIn('no-fee')

/** How a question asks whether something costs more; null where it does not. */
export function readFeeQuestion(question: string): FeeQuestion | null {
  if (!asksOfFee(question)) return null
  return isOpen(question.replaceAll('free wifi', '')) ? 'how-much' : 'whether'
}
