import { desc } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { BOOKINGS_PATH } from '@/features/bookings/paths'
import { AppError } from '@/kernel/errors'
import { idText, problemAnswer } from '@/kernel/wire'
import { recordChange } from '@/server/audit/record-change'
import type { Context } from '@/server/context'
import { staffOf } from '@/server/http/access'
import { writeReadable } from '../rules/write-readable'
import * as contract from '../staff-contract'
import { collectData } from './collect-data'
import { correctPerson } from './correct-person'
import { erasePerson } from './erase-person'
import { findPersonOfProfile, type Person } from './find-person'
import { erasures } from './table'

const tags = ['staff']
const params = z.object({ id: idText })
/** Nobody who finds the panel open takes or ends what it knows of guests. */
const config = { access: 'guests-data', fresh: true } as const
const problems = { 404: problemAnswer, 409: problemAnswer, 422: problemAnswer }
const MOST_ERASURES = 500

/** What staff do for a guest who asks for their data, for a correction, or to be forgotten. */
export function guestDataAdminRoutes(app: FastifyInstance, context: Context) {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const { orm } = context.database

  routes.post(
    contract.copyGuestDataCall.path,
    {
      config,
      schema: {
        tags,
        summary: 'All that is held about a guest, what staff noted included',
        params,
        response: { 200: contract.copyGuestDataCall.response, ...problems },
      },
    },
    async (request, reply) => {
      const rowId = request.params.id
      const person = await findOrThrow(orm, rowId)
      const data = await collectData(context, person, { withNotes: true })
      const after = { copied: true }
      await recordChange(orm, staffOf(request), { resource: 'guests', rowId, action: 'seen', after })
      reply.header('cache-control', 'no-store')
      return { data, readable: writeReadable(data) }
    },
  )

  routes.patch(
    contract.correctGuestDataCall.path,
    {
      config,
      schema: {
        tags,
        summary: 'Corrects a guest’s name, e-mail or phone in the profile and in every booking',
        params,
        body: contract.correctGuestDataCall.body,
        response: { 200: contract.correctGuestDataCall.response, ...problems },
      },
    },
    async (request) => {
      await orm.transaction(async (transaction) =>
        correctPerson(
          transaction,
          staffOf(request),
          await findOrThrow(transaction, request.params.id),
          request.body,
        ),
      )
      context.changed(BOOKINGS_PATH)
      return {}
    },
  )

  routes.post(
    contract.eraseGuestDataCall.path,
    {
      config,
      schema: {
        tags,
        summary: 'Erases everything by which a guest could be known, once their stays are over',
        params,
        response: { 200: contract.eraseGuestDataCall.response, ...problems },
      },
    },
    async (request) => {
      const find = (transaction: Context['database']['orm']) => findOrThrow(transaction, request.params.id)
      const references = await erasePerson(context, staffOf(request), find, { isLookedAt: true })
      context.changed(BOOKINGS_PATH)
      return { bookings: references }
    },
  )

  routes.get(
    contract.erasuresEndpoint.path,
    {
      config: { access: 'guests-data' },
      schema: {
        tags,
        summary: 'Whose data were erased, by the references of their bookings',
        response: { 200: contract.erasuresEndpoint.response },
      },
    },
    async () => {
      const rows = await orm.select().from(erasures).orderBy(desc(erasures.id)).limit(MOST_ERASURES)
      return rows.map(({ references, askedByEmail, createdAt }) => ({
        references,
        askedByEmail,
        erasedAt: createdAt.toISOString(),
      }))
    },
  )
}

async function findOrThrow(orm: Context['database']['orm'], guestId: number): Promise<Person> {
  const person = await findPersonOfProfile(orm, guestId)
  if (!person) throw new AppError('not-found')
  return person
}
