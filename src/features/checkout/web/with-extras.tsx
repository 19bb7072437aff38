import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { BookingRequest } from '@/features/bookings/contract'
import type { OfferedExtra } from '@/features/extras/contract'
import { extrasQuery } from '@/features/extras/queries'
import { type ChosenExtra, chooseExtras } from '@/features/extras/rules/choose-extras'
import { nameExtra } from '@/features/extras/text'
import { type CodeAtHand, useCode } from '@/features/promo-codes/web/use-code'
import type { Quote } from '@/features/rates/rules/pricing'
import { applyPromo } from '@/features/rates/rules/promo'
import { applyPlan, choosePlan } from '@/features/rates/rules/rate-plan'
import type { Offer } from '@/features/search/rules/offers'
import type { Day } from '@/kernel/days'
import { type Cents, toAmount } from '@/kernel/money'
import type { Stay } from '@/kernel/stay'
import type { BookingDraft } from '../rules/checkout'

/** What can be had with the stay, and what of it is chosen. */
export type ExtrasAtHand = {
  offered: readonly OfferedExtra[]
  chosen: readonly ChosenExtra[]
  names: readonly string[]
  cents: Cents
  wish: BookingRequest['extras']
  /** False while something is chosen and nobody knows what it costs. */
  isKnown: boolean
  hasFailed: boolean
  /** What is chosen, at the price that the guest's plan and code make it. */
  offer: Offer | undefined
  /** The same at the price of the flexible plan. */
  flexible: Offer | undefined
  /** What the code makes of a price. */
  alter: (quote: Quote) => Quote
  /** Why the plan the guest chose cannot be had; null where it can. */
  planLost: string | null
  code: CodeAtHand
  askAgain: () => void
}

/** While a guest goes from step to step nothing is asked again; what is old by then the server refuses. */
const FRESH_MS = 60_000

type WithExtrasProps = {
  draft: BookingDraft
  stay: Stay
  today: Day
  offer: Offer | undefined
  children: (extras: ExtrasAtHand) => ReactNode
}

/**
 * Asks what can be had with the stay for what stands in it, and what the guest's code makes of its price. It comes with the
 * first step that shows extras.
 */
export function WithExtras({ draft, stay, today, offer, children }: WithExtrasProps) {
  const { extras, guests } = draft
  const { data, isError, refetch } = useQuery({ ...extrasQuery(stay), staleTime: FRESH_MS })
  const { chosen, cents } = chooseExtras(data ?? [], extras, { stay, guests })
  const code = useCode(stay, offer?.villa.id)
  const { terms } = code
  const alter = (quote: Quote) => (terms ? applyPromo(quote, terms) : quote)
  const wish = { stay, today, categoryId: offer?.villa.categoryId ?? null }
  const chosenPlan = offer ? choosePlan(offer.villa.ratePlans, draft.planId, wish) : null
  const planLost = chosenPlan && 'refusal' in chosenPlan ? chosenPlan.refusal : null
  const plan = chosenPlan && 'refusal' in chosenPlan ? null : chosenPlan
  return children({
    offered: data ?? [],
    chosen,
    names: chosen.map(nameExtra),
    cents,
    wish:
      chosen.length > 0
        ? { items: chosen.map(({ id, pieces }) => ({ id, pieces })), amount: toAmount(cents) }
        : undefined,
    isKnown: data !== undefined || Object.keys(extras).length === 0,
    hasFailed: isError && !data,
    offer: offer && { ...offer, quote: alter(plan ? applyPlan(offer.quote, plan) : offer.quote) },
    flexible: offer,
    alter,
    planLost,
    code,
    askAgain: () => void refetch(),
  })
}
