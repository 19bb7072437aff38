import { and, asc, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { guestContacts, guests } from '@/features/guests/server/table'
import { AppError } from '@/kernel/errors'
import { idText, problemAnswer } from '@/kernel/wire'
import { recordChange } from '@/server/audit/record-change'
import type { Context } from '@/server/context'
import { staffOf } from '@/server/http/access'
import { changePhoneConsentCall, guestPhoneConsentsEndpoint } from '../staff-contract'
import { isAgreed, listPhoneAnswers, savePhoneAnswer } from './store-consents'

const config = { access: 'front-desk' } as const
const tags = ['staff']
const params = z.object({ id: idText })
const problems = { 404: problemAnswer, 422: problemAnswer }

/** Whether a guest agreed to messages on the phone, and what they tell the front desk about it. */
export function phoneConsentRoutes(app: FastifyInstance, { database: { orm } }: Context) {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    guestPhoneConsentsEndpoint.path,
    {
      config,
      schema: {
        tags,
        summary: 'Which numbers of a guest get messages about the stay, and who said so when',
        params,
        response: { 200: guestPhoneConsentsEndpoint.response, ...problems },
      },
    },
    async ({ params: { id } }) => await readNumbers(orm, id),
  )

  routes.post(
    changePhoneConsentCall.path,
    {
      config,
      schema: {
        tags,
        summary: 'Writes down what a guest told us about messages on the phone',
        params,
        body: changePhoneConsentCall.body,
        response: { 200: changePhoneConsentCall.response, ...problems },
      },
    },
    async (request) => {
      const { id } = request.params
      const { phone, isOn } = request.body
      const staff = staffOf(request)
      return await orm.transaction(async (transaction) => {
        if (!(await listNumbers(transaction, id)).includes(phone)) throw new AppError('not-found')
        await savePhoneAnswer(transaction, { phone, isOn, source: 'staff', staffEmail: staff.email })
        const after = { messages: 'phone', isOn }
        await recordChange(transaction, staff, { resource: 'guests', rowId: id, action: 'update', after })
        return await readNumbers(transaction, id)
      })
    },
  )
}

/** Throws not-found. */
async function listNumbers(orm: NodePgDatabase, id: number): Promise<string[]> {
  const [guest] = await orm.select({ id: guests.id }).from(guests).where(eq(guests.id, id))
  if (!guest) throw new AppError('not-found')
  const rows = await orm
    .select({ phone: guestContacts.value })
    .from(guestContacts)
    .where(and(eq(guestContacts.guestId, id), eq(guestContacts.kind, 'phone')))
    .orderBy(asc(guestContacts.value))
  return rows.map(({ phone }) => phone)
}

/** The newest of a number; the copy of a guest's data has all. */
const MOST_ANSWERS = 50

async function readNumbers(orm: NodePgDatabase, id: number) {
  const phones = await listNumbers(orm, id)
  return await Promise.all(
    phones.map(async (phone) => {
      const answers = await listPhoneAnswers(orm, phone)
      return {
        phone,
        isOn: isAgreed(answers),
        answers: answers
          .slice(0, MOST_ANSWERS)
          .map(({ isOn, wording, wordingVersion, source, staffEmail, createdAt }) => ({
            ...{ isOn, wording, wordingVersion, source, staffEmail },
            at: createdAt.toISOString(),
          })),
      }
    }),
  )
}
