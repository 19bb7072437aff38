import { and, eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { mails } from '@/server/mail/table'
import type { MailOutcome } from '../rules/mail-outcomes'
import { incomingText as words } from '../text'
import type { Bounce } from './read-bounce'

/**
 * Puts a mail that came back down as undelivered. Who reports it has to know its Message-ID and its recipient: anybody
 * can write a report.
 */
export async function recordBounce(
  transaction: NodePgDatabase,
  { identifier, recipient, reason }: Bounce,
): Promise<MailOutcome> {
  const [, kind = '', digits = ''] = /^<([a-z-]{1,60})-(\d{1,9})@/.exec(identifier) ?? []
  if (digits === '') return 'left-out'
  const isIt = and(eq(mails.id, Number(digits)), eq(mails.kind, kind))
  const isTo = eq(sql`lower(${mails.recipient})`, recipient)
  const returned = await transaction
    .update(mails)
    .set({ status: 'undelivered', error: words.cameBack(reason) })
    .where(and(isIt, isTo, eq(mails.status, 'sent')))
    .returning({ id: mails.id })
  return returned.length > 0 ? 'returned' : 'left-out'
}
