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
import { changeGuestConsentCall, guestConsentsEndpoint } from '../staff-contract'
import { listAnswers, readConsents, saveAnswer } from './store'

const config = { access: 'front-desk' } as const
const tags = ['staff']
const params = z.object({ id: idText })
const problems = { 404: problemAnswer, 422: problemAnswer }

/** What a guest agreed to, and what they tell the front desk about it. */
export function guestConsentRoutes(app: FastifyInstance, { database: { orm } }: Context) {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    guestConsentsEndpoint.path,
    {
      config,
      schema: {
        tags,
        summary: 'What each mailbox of a guest is written about besides bookings, and who said so when',
        params,
        response: { 200: guestConsentsEndpoint.response, ...problems },
      },
    },
    async ({ params: { id } }) => await readMailboxes(orm, id),
  )

  routes.post(
    changeGuestConsentCall.path,
    {
      config,
      schema: {
        tags,
        summary: 'Writes down what a guest told us about mails of one kind',
        params,
        body: changeGuestConsentCall.body,
        response: { 200: changeGuestConsentCall.response, ...problems },
      },
    },
    async (request) => {
      const { id } = request.params
      const { email, purpose, isOn } = request.body
      const staff = staffOf(request)
      return await orm.transaction(async (transaction) => {
        const mailboxes = await listMailboxes(transaction, id)
        if (!mailboxes.includes(email)) throw new AppError('not-found')
        await saveAnswer(transaction, { email, purpose, isOn, source: 'staff', staffEmail: staff.email })
        const after = { messages: purpose, isOn }
        await recordChange(transaction, staff, { resource: 'guests', rowId: id, action: 'update', after })
        return await readMailboxes(transaction, id)
      })
    },
  )
}

/** The newest of a mailbox; the copy of a guest's data has all. */
const MOST_ANSWERS = 50

async function readMailboxes(orm: NodePgDatabase, guestId: number) {
  const mailboxes = []
  for (const email of await listMailboxes(orm, guestId)) {
    const answers = await listAnswers(orm, email)
    mailboxes.push({
      email,
      consents: await readConsents(orm, email),
      answers: answers
        .slice(0, MOST_ANSWERS)
        .map(({ purpose, isOn, wording, wordingVersion, source, staffEmail, createdAt }) => ({
          ...{ purpose, isOn, wording, wordingVersion, source, staffEmail },
          at: createdAt.toISOString(),
        })),
    })
  }
  return mailboxes
}

/** Throws not-found where there is no such profile. */
async function listMailboxes(orm: NodePgDatabase, guestId: number): Promise<string[]> {
  const [guest] = await orm.select({ id: guests.id }).from(guests).where(eq(guests.id, guestId))
  if (!guest) throw new AppError('not-found')
  const rows = await orm
    .select({ email: guestContacts.value })
    .from(guestContacts)
    .where(and(eq(guestContacts.guestId, guestId), eq(guestContacts.kind, 'email')))
    .orderBy(asc(guestContacts.value))
  return rows.map(({ email }) => email)
}
