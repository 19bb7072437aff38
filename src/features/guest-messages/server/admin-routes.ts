import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { readClockTime } from '@/kernel/clock-times'
import { AppError } from '@/kernel/errors'
import type { Context } from '@/server/context'
import { crudRoutes } from '@/server/crud/crud-routes'
import { storedIn } from '@/server/crud/rows'
import { checkWay } from '../rules/check-way'
import { GUEST_MESSAGE_KIND } from '../rules/email-words'
import {
  type GuestMessageRuleInput,
  guestMessageRules,
  type MessageCounts,
  messageCountsEndpoint,
} from '../staff-contract'
import { guestMessageRules as table } from './table'

const ruleRows = storedIn(guestMessageRules, { table, toItem, toRow })

/** The rules by which guests get messages, and what came of them. */
export function guestMessageRoutes(app: FastifyInstance, context: Context) {
  crudRoutes(app, context, ruleRows, { reads: 'front-desk', writes: 'guests-data' })
  app.withTypeProvider<ZodTypeProvider>().get(
    messageCountsEndpoint.path,
    {
      config: { access: 'front-desk' },
      schema: {
        tags: ['staff'],
        summary: 'How many messages went out by each rule, wait, or reached nobody',
        response: { 200: messageCountsEndpoint.response },
      },
    },
    async () => {
      const { rows } = await context.database.orm.execute<MessageCounts>(sql`
        with told as (
          select rule_id, mails.status = 'sent' or phone.status in ('sent', 'delivered') as is_sent,
            phone.status in ('sent', 'delivered') as is_to_phone,
            mails.status in ('queued', 'sending') or phone.status in ('queued', 'sending') as is_waiting,
            mails.status = 'undelivered' as is_undelivered
          from guest_messages message
          left join mails on mails.subject_id = message.id and mails.kind = ${GUEST_MESSAGE_KIND}
          left join phone_messages phone on phone.subject_id = message.id and phone.kind = ${GUEST_MESSAGE_KIND}
          where mails.id is not null or phone.id is not null)
        select rule_id as id, count(*) filter (where is_sent)::int as sent,
          count(*) filter (where is_to_phone)::int as "toPhones", count(*) filter (where is_waiting)::int as waiting,
          count(*) filter (where is_undelivered)::int as undelivered
        from told group by rule_id order by rule_id`)
      return rows
    },
  )
}

function toItem({ atMinutes, ...same }: typeof table.$inferSelect) {
  const [hours, minutes] = [Math.floor(atMinutes / 60), atMinutes % 60]
  return { ...same, time: `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}` }
}

/** Throws invalid-input where it does not fit together. */
function toRow(input: GuestMessageRuleInput): typeof table.$inferInsert {
  const problems = checkWay(input)
  if (problems.length > 0) throw new AppError('invalid-input', { problems })
  const { time, ...same } = input
  const atMinutes = readClockTime(time)
  if (atMinutes === null) throw new AppError('invalid-input')
  return { ...same, atMinutes }
}
