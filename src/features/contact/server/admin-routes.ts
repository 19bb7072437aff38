import { and, desc, eq, getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { AppError } from '@/kernel/errors'
import { idText, problemAnswer } from '@/kernel/wire'
import { recordChange } from '@/server/audit/record-change'
import type { Context } from '@/server/context'
import { type Page, pageOf, tellPage } from '@/server/crud/list-page'
import { matchWords } from '@/server/crud/match-words'
import { type Staff, staffOf } from '@/server/http/access'
import {
  type MessageChange,
  type MessageQuery,
  messageChange,
  messagesEndpoint,
  type StaffMessage,
  staffMessage,
} from '../contract'
import { MESSAGES_PATH } from '../paths'
import { greetSender } from './greet-sender'
import { contactMessages as table } from './table'

/** The rows are those of `message-threads`, a room above this one (docs/decisions/incoming-mail.md). */
const RECEIVED = sql<string>`(select string_agg(mail.text, ' ') from received_mails mail where mail.message_id = ${table.id})`
const LAST_RECEIVED = sql<Row['lastReceived']>`(
  select json_build_object('at', mail.created_at, 'text', left(mail.text, 300)) from received_mails mail
  where mail.message_id = ${table.id} and mail.text is not null order by mail.id desc limit 1)`
const COLUMNS = { ...getTableColumns(table), lastReceived: LAST_RECEIVED.as('last_received') }

const config = { access: 'front-desk' } as const
const tags = ['staff']

/** The inbox, for everybody on the staff. */
export function contactAdminRoutes(app: FastifyInstance, context: Context) {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    messagesEndpoint.path,
    {
      config,
      schema: {
        tags,
        querystring: messagesEndpoint.querystring,
        response: { 200: messagesEndpoint.response },
      },
    },
    async (request, reply) => {
      const page = pageOf(request.query)
      const { messages, total } = await listMessages(context, request.query, page)
      tellPage(request, reply, page, total)
      return messages
    },
  )

  routes.patch(
    `${MESSAGES_PATH}/:id`,
    {
      config,
      schema: {
        tags,
        params: z.object({ id: idText }),
        body: messageChange,
        response: { 200: staffMessage, 404: problemAnswer, 422: problemAnswer },
      },
    },
    async (request) => await changeMessage(context, staffOf(request), request.params.id, request.body),
  )
}

async function listMessages(context: Context, query: MessageQuery, { limit, offset }: Page) {
  const { orm } = context.database
  const { status, archived, answered, search } = query
  const where = and(
    status === undefined ? undefined : eq(table.status, status),
    archived === undefined ? undefined : eq(table.isArchived, archived === 'true'),
    answered === undefined
      ? undefined
      : answered === 'true'
        ? isNotNull(table.answeredAt)
        : isNull(table.answeredAt),
    ...matchWords(search, [table.name, table.email, table.subject, table.message, RECEIVED]),
  )
  const rows = await orm
    .select(COLUMNS)
    .from(table)
    .where(where)
    .orderBy(desc(table.id))
    .limit(limit)
    .offset(offset)
  const messages = await Promise.all(rows.map((row) => toMessage(context, row)))
  return { messages, total: await orm.$count(table, where) }
}

async function changeMessage(
  context: Context,
  staff: Staff,
  id: number,
  { isRead, status, archived, isAnswered }: MessageChange,
): Promise<StaffMessage> {
  const wanted = status ?? (isRead === undefined ? undefined : isRead ? 'read' : 'unread')
  return await context.database.orm.transaction(async (transaction) => {
    const [before] = await transaction.select().from(table).where(eq(table.id, id)).for('update')
    if (!before) throw new AppError('not-found')
    const switches = { status: wanted ?? before.status, isArchived: archived ?? before.isArchived }
    // Who answered first stays who did.
    const answeredAt = isAnswered ? sql`coalesce(${table.answeredAt}, now())` : null
    await transaction
      .update(table)
      .set({ ...switches, ...(isAnswered !== undefined && { answeredAt }) })
      .where(eq(table.id, id))
    const [after] = await transaction.select(COLUMNS).from(table).where(eq(table.id, id))
    if (!after) throw new AppError('not-found')
    await recordChange(transaction, staff, {
      resource: 'contact',
      rowId: id,
      action: 'update',
      before: tellSwitches(before),
      after: tellSwitches(after),
    })
    return await toMessage(context, after)
  })
}

function tellSwitches({ status, isArchived, answeredAt }: typeof table.$inferSelect) {
  return { status, archived: isArchived, isAnswered: answeredAt !== null }
}

type Row = typeof table.$inferSelect & { lastReceived: { at: string; text: string } | null }

async function toMessage(context: Context, row: Row): Promise<StaffMessage> {
  const { isArchived, answeredAt, createdAt, updatedAt, lastReceived, ...same } = row
  return {
    ...same,
    greeting: await greetSender(context, same),
    lastReceived: lastReceived && { ...lastReceived, at: new Date(lastReceived.at).toISOString() },
    isRead: same.status === 'read',
    archived: isArchived,
    isAnswered: answeredAt !== null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}
