import { lazy, type ReactNode, Suspense } from 'react'
import { describeParty } from '@/features/bookings/text'
import type { ChosenExtra } from '@/features/extras/rules/choose-extras'
import { PLAN_WORDS } from '@/features/rates/rules/plan-words'
import { BOARD_WORDS, PREVIEW_WORDS } from '@/features/rates/text'
import type { Offer } from '@/features/search/rules/offers'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { formatDay } from '@/kernel/days'
import { countNights, type Stay } from '@/kernel/stay'
import type { BookingDraft } from '../rules/checkout'
import { checkoutText } from './checkout-text'

const words = checkoutText.summary

// Loaded once there is a price.
const SummaryPrice = lazy(async () => ({ default: (await import('./summary-price')).SummaryPrice }))

type StaySummaryProps = {
  stay: Stay | null
  draft: BookingDraft
  offer: Offer | undefined
  extras?: readonly ChosenExtra[] | undefined
}

/** What is chosen so far and what it costs, beside the steps. */
export function StaySummary({ stay, draft, offer, extras }: StaySummaryProps) {
  const plan = offer?.quote.nights[0]?.plan
  return (
    <aside aria-labelledby="stay-summary" className="rounded-card border border-line bg-paper p-5 sm:p-6">
      <h2 id="stay-summary" className="text-xl">
        {words.title}
      </h2>
      <dl className="tabular mt-4 grid grid-cols-[auto_1fr] wrap-anywhere gap-x-4 gap-y-2">
        <Row name={PREVIEW_WORDS.checkIn}>{stay && formatDay(stay.checkIn)}</Row>
        <Row name={PREVIEW_WORDS.checkOut}>{stay && formatDay(stay.checkOut)}</Row>
        <Row name={words.nights}>{stay && countNights(stay)}</Row>
        <Row name={words.guests}>{describeParty(draft)}</Row>
        <Row name={BOARD_WORDS.label}>{BOARD_WORDS.names[draft.board]}</Row>
        {plan && <Row name={PLAN_WORDS.label}>{plan.name}</Row>}
        <Row name={words.villa}>{offer && unitNameOf(offer.villa, 'full')}</Row>
      </dl>
      {offer && (
        <Suspense>
          <SummaryPrice quote={offer.quote} extras={extras} />
        </Suspense>
      )}
    </aside>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="text-right font-semibold">
        {children || <span className="font-normal text-ink-soft">{words.notYet}</span>}
      </dd>
    </>
  )
}
