import { and, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PhoneStatus, PhoneWay } from '../rules/ways'
import { fallBackToMail } from './settle-message'
import { phoneMessages } from './table'

/** What a provider reports of a message it took. */
export type DeliveryReport = {
  way: PhoneWay
  providerId: string
  /** As +256772123456. */
  phone: string | null
  /** The number as the provider writes it, which is not always ours: WhatsApp has some countries' in an older form. */
  number: string | null
  state: 'sent' | 'delivered' | 'failed'
  /** Why it failed, for staff. */
  reason: string
}

/** From what each report leads on: one that comes late, twice or out of order changes nothing. */
const OPEN: Record<DeliveryReport['state'], PhoneStatus[]> = {
  sent: ['sending', 'unknown'],
  delivered: ['sending', 'sent', 'unknown', 'failed'],
  failed: ['sending', 'sent', 'unknown'],
}

/** Writes down what became of a message, and has the mail go where it did not arrive. */
export async function applyReport(orm: NodePgDatabase, report: DeliveryReport): Promise<void> {
  const { providerId, number, state, reason } = report
  const message = await findMessage(orm, report)
  if (!message) return
  if (number !== null)
    await orm.update(phoneMessages).set({ providerNumber: number }).where(eq(phoneMessages.id, message.id))
  const isOpen = inArray(phoneMessages.status, OPEN[state])
  // Of an uncertain one the mail has gone out already.
  const isUnmailed = inArray(phoneMessages.status, ['sending', 'sent'])
  const failure = { status: 'failed', error: reason, providerId } as const
  if (state === 'failed' && (await fallBackToMail(orm, message.id, isUnmailed, failure))) return
  await orm
    .update(phoneMessages)
    .set({
      providerId,
      status: state,
      error: state === 'failed' ? reason : null,
      isOutage: false,
      sentAt: sql`coalesce(${phoneMessages.sentAt}, now())`,
      ...(state === 'delivered' && { deliveredAt: new Date() }),
    })
    .where(and(eq(phoneMessages.id, message.id), isOpen))
}

/**
 * The message by its name; else the one whose answer is still awaited, or was lost, to that number: there is at most one
 * such or the report is let go.
 */
async function findMessage(orm: NodePgDatabase, { way, providerId, phone }: DeliveryReport) {
  const find = (of: SQL | undefined) =>
    orm
      .select({ id: phoneMessages.id })
      .from(phoneMessages)
      .where(and(eq(phoneMessages.way, way), of))
      .limit(2)
  const [named] = await find(eq(phoneMessages.providerId, providerId))
  if (named || phone === null) return named
  const [awaited, other] = await find(
    and(
      isNull(phoneMessages.providerId),
      eq(phoneMessages.recipient, phone),
      inArray(phoneMessages.status, ['sending', 'unknown']),
      gt(phoneMessages.createdAt, sql`now() - interval '3 days'`),
    ),
  )
  if (awaited) return other ? undefined : awaited
  // The answer may have come between the two looks.
  return (await find(eq(phoneMessages.providerId, providerId)))[0]
}
