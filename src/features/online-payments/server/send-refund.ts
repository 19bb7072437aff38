import { eq } from 'drizzle-orm'
import { bookings } from '@/features/bookings/server/table'
import { PROVIDER_TRAITS } from '@/features/payment-providers/rules/provider-names'
import { ProviderRefused, ProviderUnreachable } from '@/features/payment-providers/server/payment-provider'
import type { SentRefund } from '@/features/payments/server/provider-refunds'
import type { Amount } from '@/kernel/amount'
import { AppError } from '@/kernel/errors'
import type { Shillings } from '@/kernel/shillings'
import type { Context } from '@/server/context'
import type { LearnedOfRefund } from '../rules/refund-state'
import { REFUND_WORDS as words } from '../text'
import { applyRefundAnswer } from './apply-refund'
import { providerFor } from './open-for'
import { readEntry } from './order-refund'
import { type OnlineRefundRow, onlinePayments, onlineRefunds } from './table'

/**
 * Asks the provider to send back what was written down, once, and stores its answer. What it does not answer is asked for
 * until it is known, and never asked for a second time: nobody knows whether the first request arrived.
 */
export async function sendRefund(context: Context, id: number): Promise<SentRefund> {
  const { orm } = context.database
  const [found] = await orm
    .select({ refund: onlineRefunds, payment: onlinePayments, booking: bookings.reference })
    .from(onlineRefunds)
    .innerJoin(onlinePayments, eq(onlinePayments.id, onlineRefunds.onlinePaymentId))
    .innerJoin(bookings, eq(bookings.id, onlinePayments.bookingId))
    .where(eq(onlineRefunds.id, id))
  if (!found) throw new AppError('not-found')
  const { refund, payment, booking } = found
  const { name } = PROVIDER_TRAITS[payment.provider]
  const entry = await readEntry(orm, payment)
  const news = await ask(async () => {
    const provider = providerFor(context.settings, payment.provider)
    if (!provider) throw new ProviderRefused(words.switchedOff(name))
    const { reference, providerReference, confirmation } = payment
    return await provider.refund(
      {
        ...{ reference, providerReference },
        amount: amountOf(entry),
        confirmation: confirmation ?? '',
        means: entry.method === 'card' ? 'card' : 'mobile-money',
      },
      amountOf(refund),
      // Why is the hotel's own business.
      words.remark(booking),
    )
  })
  return toSent(await applyRefundAnswer(context, id, news), name)
}

async function ask(
  send: () => Promise<'requested' | 'done'>,
): Promise<{ learned: LearnedOfRefund; detail?: string }> {
  try {
    return { learned: await send() }
  } catch (error) {
    // The message of both is for staff and holds no secret.
    if (error instanceof ProviderRefused) return { learned: 'refused', detail: error.message }
    if (error instanceof ProviderUnreachable) return { learned: 'unreachable', detail: error.message }
    throw error
  }
}

function toSent({ state, detail }: OnlineRefundRow, provider: string): SentRefund {
  if (state === 'refused') return { state, provider, detail: detail ?? '' }
  return { state: state === 'created' ? 'unclear' : state, provider }
}

function amountOf({ amountCents, shillings }: { amountCents: number; shillings: Shillings | null }): Amount {
  return shillings === null ? { currency: 'USD', cents: amountCents } : { currency: 'UGX', ...shillings }
}
