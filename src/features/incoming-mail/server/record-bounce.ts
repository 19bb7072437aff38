import { and, eq, gt, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { mails } from '@/server/mail/table'
import { FLOOD_LIMITS } from '../rules/flood-limits'
import type { MailOutcome } from '../rules/mail-outcomes'
import { incomingText as words } from '../text'
import { isNamedBy } from './own-mails'
import type { IncomingMail } from './parse-mail'
import type { Bounce } from './read-bounce'

/**
 * Puts a mail that came back down as undelivered, once for each report. Who reports it has to know its Message-ID and
 * its recipient: anybody can write a report.
 */
export async function recordBounce(
  transaction: NodePgDatabase,
  { contentHash }: Pick<IncomingMail, 'contentHash'>,
  { identifier, recipient, reason }: Bounce,
): Promise<MailOutcome> {
  const isIt = isNamedBy([identifier])
  if (!isIt) return 'left-out'
  const isToday = gt(mails.bouncedAt, sql`now() - interval '24 hours'`)
  if ((await transaction.$count(mails, isToday)) >= FLOOD_LIMITS.bounces) return 'too-many'
  const isTo = eq(sql`lower(${mails.recipient})`, recipient)
  const isNew = sql`${mails.bounceHash} is distinct from ${contentHash}`
  const returned = await transaction
    .update(mails)
    .set({
      status: 'undelivered',
      error: words.cameBack(reason),
      bouncedAt: sql`now()`,
      bounceHash: contentHash,
    })
    .where(and(isIt, isTo, isNew, eq(mails.status, 'sent')))
    .returning({ id: mails.id })
  return returned.length > 0 ? 'returned' : 'left-out'
}
