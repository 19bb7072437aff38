import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { greetSender } from '@/features/contact/server/greet-sender'
import { formatDay } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import { idText, problemAnswer } from '@/kernel/wire'
import { recordChange } from '@/server/audit/record-change'
import type { Context } from '@/server/context'
import { assertUnchanged } from '@/server/crud/assert-unchanged'
import { pageOf, tellPage } from '@/server/crud/list-page'
import { explainRefusal } from '@/server/db/explain-refusal'
import { type Staff, staffOf } from '@/server/http/access'
import { STAFF_ENQUIRIES_PATH } from '../paths'
import { type EnquiryStatus, HOLDING_STATUSES } from '../rules/enquiry-status'
import { venueOf } from '../rules/venues'
import {
  type EnquiryChange,
  enquiryChange,
  type StaffEnquiry,
  staffEnquiriesEndpoint,
  staffEnquiry,
} from '../staff-contract'
import { eventEnquiries as table } from './table'

const config = { access: 'front-desk' } as const
const tags = ['staff']

type Enquiry = typeof table.$inferSelect

/** Enquiries for the halls, worked like messages by everybody on the staff. */
export function enquiryAdminRoutes(app: FastifyInstance, context: Context) {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const { orm } = context.database

  routes.get(
    staffEnquiriesEndpoint.path,
    {
      config,
      schema: {
        tags,
        querystring: staffEnquiriesEndpoint.querystring,
        response: { 200: staffEnquiriesEndpoint.response },
      },
    },
    async (request, reply) => {
      const page = pageOf(request.query)
      const rows = await orm
        .select()
        .from(table)
        .orderBy(desc(table.id))
        .limit(page.limit)
        .offset(page.offset)
      tellPage(request, reply, page, await orm.$count(table))
      return await Promise.all(rows.map((row) => toStaffEnquiry(context, row)))
    },
  )

  routes.patch(
    `${STAFF_ENQUIRIES_PATH}/:id`,
    {
      config,
      schema: {
        tags,
        summary: 'Moves an enquiry on, or notes something about it',
        params: z.object({ id: idText }),
        body: enquiryChange,
        response: { 200: staffEnquiry, 404: problemAnswer, 409: problemAnswer, 422: problemAnswer },
      },
    },
    async (request) => await changeEnquiry(context, staffOf(request), request.params.id, request.body),
  )
}

async function changeEnquiry(
  context: Context,
  staff: Staff,
  id: number,
  { status, note, updatedAt }: EnquiryChange,
): Promise<StaffEnquiry> {
  return await context.database.orm.transaction(async (transaction) => {
    const [before] = await transaction.select().from(table).where(eq(table.id, id)).for('update')
    if (!before) throw new AppError('not-found')
    assertUnchanged(before.updatedAt.toISOString(), updatedAt)
    if (status && holdsVenue(status)) await assertVenueFree(transaction, before)
    const [after = before] = await transaction
      .update(table)
      .set({ status: status ?? before.status, note: note === undefined ? before.note : note || null })
      .where(eq(table.id, id))
      .returning()
      .catch((error) => explainRefusal(error, 'event_enquiries'))
    await recordChange(transaction, staff, {
      resource: 'enquiries',
      rowId: id,
      action: 'update',
      before: { status: before.status },
      after: { status: after.status, ...(note !== undefined && { reason: 'a note' }) },
    })
    return await toStaffEnquiry(context, after)
  })
}

/** The database lets one through; of two at the same moment the other hears the general conflict. Throws step-not-allowed. */
async function assertVenueFree(orm: NodePgDatabase, { id, venue, eventDate }: Enquiry): Promise<void> {
  const [other] = await orm
    .select({ name: table.name })
    .from(table)
    .where(
      and(
        eq(table.venue, venue),
        eq(table.eventDate, eventDate),
        inArray(table.status, [...HOLDING_STATUSES]),
        ne(table.id, id),
      ),
    )
  if (other)
    throw new AppError('step-not-allowed', {
      message: `The ${venueOf(venue).name.toLowerCase()} is kept for ${other.name} on ${formatDay(eventDate)}. Release that enquiry first.`,
    })
}

function holdsVenue(status: EnquiryStatus): boolean {
  return HOLDING_STATUSES.some((one) => one === status)
}

async function toStaffEnquiry(context: Context, row: Enquiry): Promise<StaffEnquiry> {
  const { createdAt, updatedAt, ...same } = row
  return {
    ...same,
    greeting: await greetSender(context, same),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}
