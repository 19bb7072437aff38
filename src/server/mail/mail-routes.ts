import { and, desc, eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { defineEndpoint } from '@/kernel/endpoint'
import { AppError } from '@/kernel/errors'
import {
  MAIL_OUTAGES,
  MAIL_STATUSES,
  MAILS_PATH,
  type MailSearch,
  type MailsEndpoint,
  type StaffMail,
} from '@/kernel/mails'
import { idNumber, idText, problemAnswer } from '@/kernel/wire'
import { recordChange } from '../audit/record-change'
import type { Context } from '../context'
import { pageOf, pageQuery, tellPage } from '../crud/list-page'
import { staffOf } from '../http/access'
import { mails } from './table'

const USUAL_PAGE = 200

const instant = z.string().meta({ format: 'date-time' })

const staffMail = z.object({
  id: idNumber,
  kind: z.string(),
  subjectId: idNumber,
  status: z.enum(MAIL_STATUSES),
  attempts: z.number().int(),
  recipient: z.string().nullable(),
  error: z.string().nullable(),
  outage: z.enum(MAIL_OUTAGES).nullable(),
  dueAt: instant,
  sentAt: instant.nullable(),
  createdAt: instant,
}) satisfies z.ZodType<StaffMail>

const query = z.object({
  status: z.enum(MAIL_STATUSES).optional(),
  subjectId: idText.optional(),
  ...pageQuery,
}) satisfies z.ZodType<MailSearch>

const mailsEndpoint = defineEndpoint(MAILS_PATH, { response: z.array(staffMail) }) satisfies Omit<
  MailsEndpoint,
  'querystring'
>
const config = { access: 'front-desk' } as const
const tags = ['staff']

/** What became of the mails, and a way to send again what did not arrive. */
export function mailRoutes(app: FastifyInstance, { database: { orm } }: Context) {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    mailsEndpoint.path,
    { config, schema: { tags, querystring: query, response: { 200: mailsEndpoint.response } } },
    async (request, reply) => {
      const { status, subjectId } = request.query
      const page = pageOf({ pageSize: USUAL_PAGE, ...request.query })
      const where = and(
        status === undefined ? undefined : eq(mails.status, status),
        subjectId === undefined ? undefined : eq(mails.subjectId, subjectId),
      )
      const rows = await orm
        .select()
        .from(mails)
        .where(where)
        // What waits for staff never falls off the end. As the index `mails_order` has it, with words of its own: no parameters.
        .orderBy(
          sql`(${mails.status} = 'undelivered') desc`,
          sql`(${mails.outage} is not null) desc`,
          desc(mails.id),
        )
        .limit(page.limit)
        .offset(page.offset)
      tellPage(request, reply, page, await orm.$count(mails, where))
      return rows.map(toItem)
    },
  )

  routes.post(
    `${MAILS_PATH}/:id/resend`,
    {
      config,
      schema: {
        tags,
        summary: 'Sends an undelivered mail again',
        params: z.object({ id: idText }),
        response: { 200: staffMail, 404: problemAnswer, 409: problemAnswer },
      },
    },
    async (request) =>
      await orm.transaction(async (transaction) => {
        const { id } = request.params
        const [mail] = await transaction.select().from(mails).where(eq(mails.id, id)).for('update')
        if (!mail) throw new AppError('not-found')
        if (mail.status !== 'undelivered')
          throw new AppError('step-not-allowed', { message: `This mail is ${mail.status}.` })
        const values = { status: 'queued', attempts: 0, dueAt: new Date() } as const
        const [queued] = await transaction.update(mails).set(values).where(eq(mails.id, id)).returning()
        await recordChange(transaction, staffOf(request), {
          resource: 'mails',
          rowId: id,
          action: 'status',
          before: { status: mail.status },
          after: { status: values.status },
        })
        return toItem(queued ?? mail)
      }),
  )
}

function toItem({ updatedAt: _updatedAt, ...mail }: typeof mails.$inferSelect): StaffMail {
  return {
    ...mail,
    dueAt: mail.dueAt.toISOString(),
    sentAt: mail.sentAt?.toISOString() ?? null,
    createdAt: mail.createdAt.toISOString(),
  }
}
