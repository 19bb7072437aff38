import { and, desc, eq, inArray } from 'drizzle-orm'
import { bookingPayments } from '@/features/payments/server/table'
import { toAmount, toCents } from '@/kernel/money'
import type { Context } from '@/server/context'
import { fitRefund } from '../rules/fitting-refund'
import { PAID_STATES } from '../rules/payment-state'
import type { UnsettledBooking } from '../staff-contract'
import type { Unsettled } from './list-unsettled'
import { readRefunds, sumRefunds, toRefundable } from './read-refunds'
import { onlinePayments } from './table'

/** The same bookings with what one press has a provider send back of the money that is held, and what is on its way. */
export async function offerRefunds(
  { database: { orm }, settings }: Pick<Context, 'database' | 'settings'>,
  unsettled: readonly Unsettled[],
): Promise<UnsettledBooking[]> {
  const ids = unsettled.map(({ bookingId }) => bookingId)
  const payments = await orm
    .select({ payment: onlinePayments, entry: bookingPayments })
    .from(onlinePayments)
    .innerJoin(bookingPayments, eq(bookingPayments.id, onlinePayments.paymentId))
    .where(and(inArray(onlinePayments.bookingId, ids), inArray(onlinePayments.state, [...PAID_STATES])))
    .orderBy(desc(onlinePayments.id))
  const refundsOf = await readRefunds(
    orm,
    payments.map(({ payment }) => payment.id),
  )
  return unsettled.map((booking) => {
    const own = payments.filter(({ payment }) => payment.bookingId === booking.bookingId)
    const onItsWay = toCents(
      sumRefunds(own.flatMap(({ payment }) => refundsOf(payment.id))).onItsWayBack?.amount ?? '0.00',
    )
    const held =
      booking.reason === 'underpaid' || booking.reason === 'charged-back'
        ? 0
        : toCents(booking.amount) - onItsWay
    const fitting = own.flatMap(({ payment, entry }) => {
      const refundable = toRefundable(settings, payment, entry, refundsOf(payment.id))
      return (refundable && held > 0 && fitRefund(refundable, held)) || []
    })
    return {
      ...booking,
      refundable: fitting[0] ?? null,
      onItsWayBack: onItsWay > 0 ? toAmount(onItsWay) : null,
    }
  })
}
