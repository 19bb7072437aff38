import { freeCancellationEnd } from '@/features/cancellation/rules/free-cancellation'
import { withPlan } from '@/features/cancellation/rules/plan-cancelling'
import { CODE_WORDS } from '@/features/promo-codes/text'
import { useProperty } from '@/features/property/web/use-property'
import { nightsFromWire } from '@/features/rates/rules/nightly-rates'
import { planOf } from '@/features/rates/rules/rate-plan'
import { formatInstant } from '@/kernel/instants'
import { LABEL_WORDS } from '@/kernel/labels'
import { type Cents, formatPrice, toAmount, toCents } from '@/kernel/money'
import type { GuestBooking } from '../contract'
import { extrasOf, type StayWish, tellDifference } from '../rules/stay-change'
import { changeStayText as words } from './change-stay-text'

type ChangePriceProps = {
  booking: GuestBooking
  wish: StayWish | null
  total: Cents | null
  isChanged: boolean
  /** Why the code of the booking does not hold for the wish; null where it does. */
  codeLost: string | null
  /** The same of its rate plan. */
  planLost: string | null
}

/** What the changed stay costs, beside what is agreed, and until when cancelling it is free. */
export function ChangePrice({ booking, wish, total, isChanged, codeLost, planLost }: ChangePriceProps) {
  const property = useProperty()
  if (!wish) return null
  const plan = planLost ? null : planOf(nightsFromWire(booking.nights))
  const end = freeCancellationEnd(wish.stay.checkIn, withPlan(property, plan))
  const extras = extrasOf(booking, wish)
  const before = toCents(booking.totalAmount) + extras.was
  return (
    <div role="status" className="tabular rounded-card bg-mist p-5">
      {total === null ? (
        <p>{words.noPrice}</p>
      ) : isChanged ? (
        <>
          <p>
            {words.price}
            {LABEL_WORDS.colon}{' '}
            <strong className="text-xl text-forest">{formatPrice(total + extras.is)}</strong>,{' '}
            <strong>{tellDifference({ totalAmount: toAmount(before) }, total + extras.is)}</strong>
          </p>
          {total + extras.is !== before && <p className="text-ink-soft">{words.was(formatPrice(before))}</p>}
          {planLost && <p>{words.planLost(planLost)}</p>}
          {codeLost && <p>{CODE_WORDS.lost(codeLost)}</p>}
          {extras.is > 0 && <p className="text-ink-soft">{words.extras(formatPrice(extras.is))}</p>}
          <p className="mt-2">
            {end && end.getTime() > Date.now()
              ? words.freeUntil(formatInstant(end, property.timeZone))
              : words.notFreeToCancel}
          </p>
        </>
      ) : (
        <p>{words.nothingNew}</p>
      )}
    </div>
  )
}
