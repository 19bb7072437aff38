import { and, desc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { bookings } from '@/features/bookings/server/table'
import type { Context } from '@/server/context'
import { pageOf, tellPage } from '@/server/crud/list-page'
import { mails } from '@/server/mail/table'
import { PHONE_WAYS } from '../rules/ways'
import { phoneMessagesEndpoint, phoneWaysEndpoint, type StaffPhoneMessage } from '../staff-contract'
import { openSenders } from './open-senders'
import { phoneMessages } from './table'

const config = { access: 'front-desk' } as const
const tags = ['staff']

/** What became of the messages to phones, and which ways there are. */
export function phoneMessageRoutes(app: FastifyInstance, { database: { orm }, settings }: Context) {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const senders = openSenders(settings)

  routes.get(
    phoneWaysEndpoint.path,
    {
      config,
      schema: {
        tags,
        summary: 'Which ways to phones are set up',
        response: { 200: phoneWaysEndpoint.response },
      },
    },
    async () => PHONE_WAYS.map((way) => ({ way, isSetUp: senders[way] !== undefined })),
  )

  routes.get(
    phoneMessagesEndpoint.path,
    {
      config,
      schema: {
        tags,
        summary: 'What went to phones and what became of it, the newest first',
        querystring: phoneMessagesEndpoint.querystring,
        response: { 200: phoneMessagesEndpoint.response },
      },
    },
    async (request, reply) => {
      const page = pageOf(request.query)
      const rows = await orm
        .select({
          message: phoneMessages,
          reference: bookings.reference,
          guestName: bookings.guestName,
          mail: mails.status,
        })
        .from(phoneMessages)
        .innerJoin(bookings, eq(bookings.id, phoneMessages.bookingId))
        .leftJoin(
          mails,
          and(eq(mails.kind, phoneMessages.kind), eq(mails.subjectId, phoneMessages.subjectId)),
        )
        .orderBy(desc(phoneMessages.id))
        .limit(page.limit)
        .offset(page.offset)
      tellPage(request, reply, page, await orm.$count(phoneMessages))
      return rows.map(toDto)
    },
  )
}

type Found = Pick<StaffPhoneMessage, 'reference' | 'guestName' | 'mail'> & {
  message: typeof phoneMessages.$inferSelect
}

function toDto({ message, ...of }: Found): StaffPhoneMessage {
  const { id, way, status, attempts, bookingId, recipient, error, dueAt, sentAt, deliveredAt, createdAt } =
    message
  return {
    ...{ id, way, status, attempts, bookingId, recipient, error, ...of },
    dueAt: dueAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    deliveredAt: deliveredAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }
}
