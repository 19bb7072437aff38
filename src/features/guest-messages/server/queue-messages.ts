import { and, asc, between, eq, exists, inArray, isNotNull, lt, ne, notExists, or, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { alias } from 'drizzle-orm/pg-core'
import { bookings } from '@/features/bookings/server/table'
import type { MessageWay } from '@/features/phone-messages/rules/ways'
import { queuePhoneMessages } from '@/features/phone-messages/server/queue-phone-messages'
import { phoneMessages } from '@/features/phone-messages/server/table'
import { readPropertyFacts } from '@/features/property/server/store'
import { type Day, dayIn } from '@/kernel/days'
import type { Context } from '@/server/context'
import { queueMail } from '@/server/mail/queue-mail'
import { mails } from '@/server/mail/table'
import { dueDays } from '../rules/due-days'
import { GUEST_MESSAGE_KIND } from '../rules/email-words'
import { ANCHORS, type MessageMoment } from '../rules/moments'
import { guestMessageRules, guestMessages } from './table'

const MOST_AT_ONCE = 100

export type Due = { ruleId: number; way: MessageWay; moment: MessageMoment; first: Day; last: Day }

/**
 * Queues what is due by the rules that staff made, and answers how many messages. Any number of processes may do it at
 * once, and nobody gets one twice: a rule has one row a stay, and one a group, whose mails go to one guest.
 */
export async function queueMessages({
  database: { orm },
  now,
  today,
}: Pick<Context, 'database' | 'now' | 'today'>): Promise<number> {
  let queued = 0
  for (const due of await listDue(orm, now(), today())) queued += await queueOf(orm, due)
  return queued
}

/** What the rules that are on ask for at that moment. */
export async function listDue(orm: NodePgDatabase, now: Date, today?: Day): Promise<Due[]> {
  const rules = await orm
    .select()
    .from(guestMessageRules)
    .where(eq(guestMessageRules.isActive, true))
    .orderBy(asc(guestMessageRules.id))
  if (rules.length === 0) return []
  const { timeZone } = await readPropertyFacts(orm)
  const clock = { now, today: today ?? dayIn(timeZone, now), timeZone }
  return rules.flatMap((rule) => {
    const days = dueDays(rule, clock)
    return days ? [{ ruleId: rule.id, way: rule.way, moment: rule.moment, ...days }] : []
  })
}

async function queueOf(orm: NodePgDatabase, due: Due): Promise<number> {
  return await orm.transaction(async (transaction) => {
    const stays = await findDueStays(transaction, due)
    if (stays.length === 0) return 0
    const made = await transaction
      .insert(guestMessages)
      .values(stays.map(({ id }) => ({ ruleId: due.ruleId, bookingId: id })))
      .onConflictDoNothing({ target: [guestMessages.ruleId, guestMessages.bookingId] })
      .returning({ id: guestMessages.id, bookingId: guestMessages.bookingId })
    if (due.way !== 'mail') await queuePhoneMessages(transaction, GUEST_MESSAGE_KIND, due.way, made)
    else
      await queueMail(
        transaction,
        GUEST_MESSAGE_KIND,
        made.map(({ id }) => id),
      )
    return made.length
  })
}

/** The next hundred stays whose guests get it and have not. */
export async function findDueStays(transaction: NodePgDatabase, { ruleId, way, moment, first, last }: Due) {
  const { day, status } = ANCHORS[moment]
  const sibling = alias(bookings, 'sibling')
  const isOfSameGuest = and(
    eq(sibling.groupId, bookings.groupId),
    sql`coalesce(${sibling.guestEmail}, ${sibling.guestPhone}) = coalesce(${bookings.guestEmail}, ${bookings.guestPhone})`,
  )
  const mailed = transaction
    .select()
    .from(mails)
    .where(
      and(
        eq(mails.kind, GUEST_MESSAGE_KIND),
        eq(mails.subjectId, guestMessages.id),
        ne(mails.status, 'needless'),
      ),
    )
  const sentToPhone = transaction
    .select()
    .from(phoneMessages)
    .where(
      and(
        eq(phoneMessages.kind, GUEST_MESSAGE_KIND),
        eq(phoneMessages.subjectId, guestMessages.id),
        inArray(phoneMessages.status, ['queued', 'sending', 'sent', 'delivered']),
      ),
    )
  return await transaction
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.status, status),
        or(isNotNull(bookings.guestEmail), way === 'mail' ? undefined : isNotNull(bookings.guestPhone)),
        between(bookings[day], first, last),
        notExists(
          transaction
            .select()
            .from(guestMessages)
            .where(and(eq(guestMessages.ruleId, ruleId), eq(guestMessages.bookingId, bookings.id))),
        ),
        notExists(
          transaction
            .select()
            .from(sibling)
            .where(
              and(
                isOfSameGuest,
                eq(sibling.status, status),
                between(sibling[day], first, last),
                lt(sibling.id, bookings.id),
              ),
            ),
        ),
        // Another villa of the group had it, whatever has become of that one since; what was dropped unsent does not count.
        notExists(
          transaction
            .select()
            .from(sibling)
            .innerJoin(guestMessages, eq(guestMessages.bookingId, sibling.id))
            .where(
              and(isOfSameGuest, eq(guestMessages.ruleId, ruleId), or(exists(mailed), exists(sentToPhone))),
            ),
        ),
      ),
    )
    .orderBy(asc(bookings.id))
    .limit(MOST_AT_ONCE)
}
