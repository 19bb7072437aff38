import type { Knowledge } from '@/features/passages/knowledge/knowledge'
import { type DepositRule, readDepositRule } from '@/features/property/rules/deposit-rules'
import { phrases } from '@/features/questions/understand/phrases'
import { tellPlanDeposit } from '@/features/rates/rules/plan-words'
import { formatShortDay, toDay } from '@/kernel/days'
import { labelled } from '@/kernel/labels'
import { topicText as words } from '../text'
import { handOver } from './answer-note'
import type { Piece } from './compose'

const OF_DEPOSITS = phrases(
  'deposit, deposits, down payment, part payment, in advance, advance payment, acompte, arrhes, anzahlung, malipo ya awali, amana',
)
/** What is given back unless something broke: nothing we know of, and no payment in advance. */
const OF_SECURITY = phrases('security deposit, caution, cautions, kaution')
const MAY_BE_KEPT = phrases('damage*, breakage*, refundable')
const OF_FEES = phrases('deposit, deposits, fee, fees')

/** What deposits are asked for, where a question is about one. */
export function answerDeposit(question: string, knowledge: Knowledge): Piece[] {
  const isOfSecurity =
    OF_SECURITY(question) || (MAY_BE_KEPT(question) && OF_FEES(question) && !/\badvance\b/.test(question))
  if (isOfSecurity) return [words.noSecurity, handOver(knowledge)]
  return OF_DEPOSITS(question) ? [tellDeposits(knowledge)] : []
}

/** What is asked for in advance: by the property's own lines, and by rates that have a deposit of their own. */
function tellDeposits({ facts, villas }: Knowledge): string {
  const rules = facts.depositRules.flatMap((line) => readDepositRule(line) ?? [])
  const plans = villas.flatMap(({ ratePlans = [] }) => ratePlans)
  const asked =
    rules.some(({ amount }) => amount.kind !== 'none') || plans.some(({ depositPercent }) => depositPercent)
  if (!asked) return words.noDeposits
  const told = plans.flatMap((plan) => tellPlanDeposit(plan).map((deposit) => labelled(plan.name, deposit)))
  return words.deposits([...new Set([...rules.map(tellDepositRule), ...told])])
}

function tellDepositRule({ season, withinDays, amount }: DepositRule): string {
  // A leap year, so that the 29th of February is a day.
  const told = (monthDay: string) => formatShortDay(toDay(`2028-${monthDay}`))
  const arrivals = season && { first: told(season.first), last: told(season.last) }
  return words.deposit(amount, arrivals, withinDays)
}
