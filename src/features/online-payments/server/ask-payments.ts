import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { PROVIDER_TRAITS } from '@/features/payment-providers/rules/provider-names'
import { ProviderRefused, ProviderUnreachable } from '@/features/payment-providers/server/payment-provider'
import { AppError } from '@/kernel/errors'
import type { Context } from '@/server/context'
import type { OnlinePaymentState } from '../rules/payment-state'
import { applyAnswer } from './apply-answer'
import { providerFor, providersFor } from './open-for'
import { orderOf } from './read-order'
import { type OnlinePaymentRow, onlinePayments } from './table'

/** So many providers' answers are waited for at once. */
const MOST_AT_ONCE = 10

/** Longer than any call of a provider takes; a process that dies while it asks leaves the payment to others after it. */
const CLAIM_SECONDS = 90

/** Somebody who sends notices over and over has us ask the provider no oftener than this. */
const WAKE_PAUSE_SECONDS = 5

/**
 * Asks the providers for every payment whose time has come, and stores what they say. Any number of processes may do it
 * at once, each payment is asked for by one of them. Answers how many were asked for.
 */
export async function askDuePayments(context: Context, log: FastifyBaseLogger): Promise<number> {
  const { settings, database } = context
  if (providersFor(settings).length === 0) return 0
  const claimed = await database.orm.transaction(async (transaction) => {
    const due = await transaction
      .select({ id: onlinePayments.id })
      .from(onlinePayments)
      .where(
        and(
          lte(onlinePayments.nextAskAt, sql`now()`),
          or(isNull(onlinePayments.claimedUntil), lte(onlinePayments.claimedUntil, sql`now()`)),
        ),
      )
      .orderBy(asc(onlinePayments.nextAskAt))
      .limit(MOST_AT_ONCE)
      .for('update', { skipLocked: true })
    if (due.length === 0) return []
    const claimEnd = sql`now() + make_interval(secs => ${CLAIM_SECONDS}::int)`
    return await transaction
      .update(onlinePayments)
      .set({
        claimedUntil: claimEnd,
        nextAskAt: claimEnd,
        lastAskedAt: sql`now()`,
        tries: sql`${onlinePayments.tries} + 1`,
      })
      .where(
        inArray(
          onlinePayments.id,
          due.map(({ id }) => id),
        ),
      )
      .returning()
  })
  await Promise.all(claimed.map((payment) => ask(context, payment, log)))
  return claimed.length
}

/**
 * Asks for one payment now, because somebody on the staff wants to know; answers its state afterwards. One that was asked
 * for within the last seconds, or is being asked for, is left alone. Throws not-found, unavailable where the provider is
 * switched off.
 */
export async function askPayment(
  context: Context,
  id: number,
  log: FastifyBaseLogger,
): Promise<OnlinePaymentState> {
  const { orm } = context.database
  const isOne = eq(onlinePayments.id, id)
  const [found] = await orm.select().from(onlinePayments).where(isOne)
  if (!found) throw new AppError('not-found')
  const { name } = PROVIDER_TRAITS[found.provider]
  if (!providerFor(context.settings, found.provider))
    throw new AppError('unavailable', { message: `${name} is switched off, so it cannot be asked.` })
  const [claimed] = await orm
    .update(onlinePayments)
    .set({
      claimedUntil: sql`now() + make_interval(secs => ${CLAIM_SECONDS}::int)`,
      lastAskedAt: sql`now()`,
      tries: sql`${onlinePayments.tries} + 1`,
    })
    .where(
      and(
        isOne,
        or(isNull(onlinePayments.claimedUntil), lte(onlinePayments.claimedUntil, sql`now()`)),
        or(
          isNull(onlinePayments.lastAskedAt),
          lte(onlinePayments.lastAskedAt, sql`now() - make_interval(secs => ${WAKE_PAUSE_SECONDS}::int)`),
        ),
      ),
    )
    .returning()
  if (claimed) await ask(context, claimed, log)
  const [after] = await orm.select().from(onlinePayments).where(isOne)
  return (after ?? found).state
}

/** Asks for one payment. One that cannot be asked for stays as it is, for another time. */
async function ask(context: Context, payment: OnlinePaymentRow, log: FastifyBaseLogger): Promise<void> {
  const { reference, providerReference } = payment
  const provider = providerFor(context.settings, payment.provider)
  try {
    if (!provider) throw new ProviderUnreachable(`${payment.provider} is switched off`)
    const answer = await provider.ask({ reference, providerReference, amount: orderOf(payment).ordered })
    await applyAnswer(context, payment, answer)
  } catch (err) {
    const isExpected = err instanceof ProviderUnreachable || err instanceof ProviderRefused
    log[isExpected ? 'warn' : 'error']({ err, reference }, 'an online payment could not be asked for')
    await applyAnswer(context, payment, { status: 'unreachable' })
  }
}

/** Has a payment asked for soon, because somebody says that something happened. Unknown references are nothing. */
export async function wakePayment({ database }: Pick<Context, 'database'>, reference: string): Promise<void> {
  const soon = sql`greatest(now(), ${onlinePayments.lastAskedAt} + make_interval(secs => ${WAKE_PAUSE_SECONDS}::int))`
  await database.orm
    .update(onlinePayments)
    .set({ nextAskAt: sql`least(${onlinePayments.nextAskAt}, ${soon})` })
    .where(eq(onlinePayments.reference, reference))
}
