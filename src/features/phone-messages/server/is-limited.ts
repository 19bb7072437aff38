import { and, eq, gt, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { DAILY_LIMITS } from '../rules/send-limits'
import { phoneMessages } from './table'

/** Whether as many messages as may be went to this number within 24 hours, or to all of them. */
export async function isLimited(orm: NodePgDatabase, phone?: string): Promise<boolean> {
  const isToday = gt(phoneMessages.sentAt, sql`now() - interval '24 hours'`)
  const isTo = phone === undefined ? undefined : eq(phoneMessages.recipient, phone)
  const sent = await orm.$count(phoneMessages, and(isToday, isTo))
  return sent >= (phone === undefined ? DAILY_LIMITS.all : DAILY_LIMITS.number)
}
