import { rateDay } from '@/features/exchange-rates/rules/shillings'
import type { PropertyFacts } from '@/features/property/contract'
import { formatShillings } from '@/kernel/shillings'
import { topicText as words } from '../text'

/** What a dollar is in shillings; undefined where staff have set no rate. */
export function tellRate({ shillings, timeZone }: PropertyFacts): string | undefined {
  return (
    shillings &&
    words.rate(formatShillings({ shillings: shillings.shillingsPerDollar }), rateDay(shillings, timeZone))
  )
}
