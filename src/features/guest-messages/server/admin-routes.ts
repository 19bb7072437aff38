import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { readClockTime } from '@/kernel/clock-times'
import { AppError } from '@/kernel/errors'
import type { Context } from '@/server/context'
import { crudRoutes } from '@/server/crud/crud-routes'
import { storedIn } from '@/server/crud/rows'
import { GUEST_MESSAGE_KIND } from '../rules/email-words'
import { type GuestMessageRuleInput, guestMessageRules, messageCountsEndpoint } from '../staff-contract'
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
      const { rows } = await context.database.orm.execute<{
        id: number
        sent: number
        waiting: number
        undelivered: number
      }>(sql`
        select rule_id as id, count(*) filter (where mails.status = 'sent')::int as sent,
          count(*) filter (where mails.status in ('queued', 'sending'))::int as waiting,
          count(*) filter (where mails.status = 'undelivered')::int as undelivered
        from guest_messages join mails on mails.subject_id = guest_messages.id and mails.kind = ${GUEST_MESSAGE_KIND}
        group by rule_id order by rule_id`)
      return rows
    },
  )
}

function toItem({ atMinutes, ...same }: typeof table.$inferSelect) {
  const [hours, minutes] = [Math.floor(atMinutes / 60), atMinutes % 60]
  return { ...same, time: `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}` }
}

function toRow({ time, ...same }: GuestMessageRuleInput): typeof table.$inferInsert {
  const atMinutes = readClockTime(time)
  if (atMinutes === null) throw new AppError('invalid-input')
  return { ...same, atMinutes }
}
