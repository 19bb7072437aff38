/** 'Is there a fee for wifi?' is answered with no where there is none; 'how much is parking?' with neither yes nor no. */
export type FeeQuestion = 'whether' | 'how-much'

const FEE = /\b(?:pay|paying|paid|fees?|charge[sd]?|charging|costs?|extra|surcharges?|additional|how much)\b/
/** Asked the other way round as well, a yes or a no alone would say nothing. */
const NO_FEE = /\b(?:free(?! (?:wifi|wi-fi))|includ\w*|complimentary|without|no (?:fees?|charges?|extra))\b/
const OPEN = /\b(?:how much|what|which)\b/

/** How a question asks whether something costs more; null where it does not. */
export function readFeeQuestion(question: string): FeeQuestion | null {
  if (!FEE.test(question)) return null
  return NO_FEE.test(question) || OPEN.test(question) ? 'how-much' : 'whether'
}
