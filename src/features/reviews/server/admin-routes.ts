import { desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { AppError } from '@/kernel/errors'
import { idText, problemAnswer } from '@/kernel/wire'
import { recordChange } from '@/server/audit/record-change'
import type { Context } from '@/server/context'
import { assertUnchanged } from '@/server/crud/assert-unchanged'
import { pageOf, tellPage } from '@/server/crud/list-page'
import { type Staff, staffOf } from '@/server/http/access'
import { REVIEWS_PATH } from '../paths'
import {
  changeReviewCall,
  type ReviewChange,
  type StaffReview,
  staffReviewsEndpoint,
} from '../staff-contract'
import { reviews as table } from './table'

const tags = ['staff']

/** Guests' reviews: everybody on the staff reads them, admins publish and answer. Nobody changes a guest's words. */
export function reviewAdminRoutes(app: FastifyInstance, context: Context) {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const { orm } = context.database

  routes.get(
    staffReviewsEndpoint.path,
    {
      config: { access: ['front-desk', 'content', 'reports'] },
      schema: {
        tags,
        querystring: staffReviewsEndpoint.querystring,
        response: { 200: staffReviewsEndpoint.response },
      },
    },
    async (request, reply) => {
      const page = pageOf(request.query)
      const isSubmitted = isNotNull(table.submittedAt)
      const rows = await orm
        .select()
        .from(table)
        .where(isSubmitted)
        .orderBy(desc(table.submittedAt), desc(table.id))
        .limit(page.limit)
        .offset(page.offset)
      tellPage(request, reply, page, await orm.$count(table, isSubmitted))
      return rows.flatMap(toStaffReview)
    },
  )

  routes.patch(
    changeReviewCall.path,
    {
      config: { access: 'content' },
      schema: {
        tags,
        summary: 'Publishes a review, takes it back or answers it',
        params: z.object({ id: idText }),
        body: changeReviewCall.body,
        response: {
          200: changeReviewCall.response,
          404: problemAnswer,
          409: problemAnswer,
          422: problemAnswer,
        },
      },
    },
    async (request) => {
      const review = await changeReview(context, staffOf(request), request.params.id, request.body)
      context.changed(REVIEWS_PATH)
      return review
    },
  )
}

async function changeReview(
  { database }: Context,
  staff: Staff,
  id: number,
  { isPublished, answer, updatedAt }: ReviewChange,
): Promise<StaffReview> {
  return await database.orm.transaction(async (transaction) => {
    const [before] = await transaction.select().from(table).where(eq(table.id, id)).for('update')
    if (!before?.submittedAt) throw new AppError('not-found')
    assertUnchanged(before.updatedAt.toISOString(), updatedAt)
    const [after = before] = await transaction
      .update(table)
      .set({
        ...(answer !== undefined && { answer: answer || null }),
        ...(isPublished !== undefined && {
          publishedAt: isPublished ? sql`coalesce(${table.publishedAt}, now())` : null,
        }),
        updatedAt: sql`now()`,
      })
      .where(eq(table.id, id))
      .returning()
    await recordChange(transaction, staff, {
      resource: 'reviews',
      rowId: id,
      action: 'update',
      before: { isPublished: before.publishedAt !== null, answer: before.answer },
      after: { isPublished: after.publishedAt !== null, answer: after.answer },
    })
    const [review] = toStaffReview(after)
    if (!review) throw new AppError('not-found')
    return review
  })
}

function toStaffReview(row: typeof table.$inferSelect): StaffReview[] {
  const { overall, submittedAt, publishedAt, createdAt, updatedAt, ...same } = row
  if (overall === null || submittedAt === null) return []
  return [
    {
      ...same,
      overall,
      isPublished: publishedAt !== null,
      submittedAt: submittedAt.toISOString(),
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    },
  ]
}
