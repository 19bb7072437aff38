import { and, eq, type SQL } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { queueMail } from '@/server/mail/queue-mail'
import { phoneMessages } from './table'

/**
 * Ends what goes to a phone in vain and queues the mail that goes instead, in one transaction: whoever settles it first
 * queues the only one. Answers whether that was this call.
 */
export async function fallBackToMail(
  orm: NodePgDatabase,
  id: number,
  from: SQL | undefined,
  values: {
    status: 'failed' | 'unknown' | 'skipped'
    error: string
    isOutage?: boolean
    providerId?: string
  },
): Promise<boolean> {
  return await orm.transaction(async (transaction) => {
    const [settled] = await transaction
      .update(phoneMessages)
      .set(values)
      .where(and(eq(phoneMessages.id, id), from))
      .returning({ kind: phoneMessages.kind, subjectId: phoneMessages.subjectId })
    if (!settled) return false
    await queueMail(transaction, settled.kind, [settled.subjectId])
    return true
  })
}
