import { phrases } from './phrases'

/** 'Is there a fee for wifi?' is answered with no where there is none; 'how much is parking?' with neither yes nor no. */
export type FeeQuestion = 'whether' | 'how-much'

const FEE = phrases(
  'pay, paying, paid, fee, fees, charge, charges, charged, charging, cost, costs, extra, surcharge, surcharges, additional, how much',
)
/** Asked the other way round as well, a yes or a no alone would say nothing. */
const NO_FEE = phrases('free, includ*, complimentary, without, no fee, no fees, no charge, no extra')
const OPEN = phrases('how much, what, which')

/** How a question asks whether something costs more; null where it does not. */
export function readFeeQuestion(question: string): FeeQuestion | null {
  if (!FEE(question)) return null
  return NO_FEE(question.replaceAll('free wifi', '')) || OPEN(question) ? 'how-much' : 'whether'
}
