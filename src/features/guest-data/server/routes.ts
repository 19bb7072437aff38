import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { BOOKINGS_PATH } from '@/features/bookings/paths'
import { bookings } from '@/features/bookings/server/table'
import { contactsOf, isDoNotHost } from '@/features/guests/server/find-guest'
import { guestContacts } from '@/features/guests/server/table'
import { findGuestBookingId } from '@/features/my-booking/server/serve-guest'
import { AppError } from '@/kernel/errors'
import { problemAnswer } from '@/kernel/wire'
import { BY_GUEST } from '@/server/audit/record-change'
import { auditEntries } from '@/server/audit/table'
import type { Context } from '@/server/context'
import { limited } from '@/server/http/rate-limits'
import * as contract from '../contract'
import { erasingText } from '../rules/erasing-text'
import { guestDataText as words } from '../rules/guest-data-text'
import { writeReadable } from '../rules/write-readable'
import { collectData } from './collect-data'
import { correctPerson } from './correct-person'
import { erasePerson } from './erase-person'
import { findPersonOfMailbox, type Person } from './find-person'
import { findProvedMailbox, sendDataCode, takeDataCode } from './prove-guest'

const tags = ['public']
const params = z.object({ token: z.string().max(100) })
const problems = {
  403: problemAnswer,
  404: problemAnswer,
  409: problemAnswer,
  422: problemAnswer,
  429: problemAnswer,
}
const access = { access: 'anyone' } as const

/** A guest's own data, behind the private link to a booking and a code that goes to its mailbox (docs/decisions/guest-data.md). */
export function guestDataRoutes(app: FastifyInstance, context: Context) {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const { orm } = context.database

  routes.post(
    contract.sendDataCodeCall.path,
    {
      config: { ...access, ...limited('codeEmails') },
      schema: {
        tags,
        summary: 'Mails a code by which the guest of a booking comes to their data',
        params,
        response: { 202: contract.sendDataCodeCall.response, ...problems },
      },
    },
    async (request, reply) => {
      setPrivate(reply)
      await sendDataCode(context, request.params.token)
      return reply.code(202).send({ message: words.sent })
    },
  )

  routes.post(
    contract.takeDataCodeCall.path,
    {
      config: { ...access, ...limited('mailboxCodes') },
      schema: {
        tags,
        summary: 'Exchanges the code of the latest mail for a key that counts for half an hour',
        params,
        body: contract.takeDataCodeCall.body,
        response: { 200: contract.takeDataCodeCall.response, ...problems },
      },
    },
    async (request, reply) => {
      setPrivate(reply)
      const { token } = request.params
      const key = await takeDataCode(context, token, request.body.code)
      return { key, ...(await readNames(context, token)) }
    },
  )

  routes.post(
    contract.copyOwnDataCall.path,
    {
      config: { ...access, ...limited('guestPages') },
      schema: {
        tags,
        summary: 'All that is held about the guest, for programs and for reading',
        params,
        body: contract.copyOwnDataCall.body,
        response: { 200: contract.copyOwnDataCall.response, ...problems },
      },
    },
    async (request, reply) => {
      setPrivate(reply)
      const mailbox = await findProvedMailbox(context, request.params.token, request.body.key)
      const person = await findPersonOfMailbox(orm, mailbox)
      const data = await collectData(context, person, { withNotes: false })
      return { data, readable: writeReadable(data) }
    },
  )

  routes.patch(
    contract.correctOwnDataCall.path,
    {
      config: { ...access, ...limited('guestPages') },
      schema: {
        tags,
        summary: 'Corrects name and phone in every booking of the mailbox that has the same',
        params,
        body: contract.correctOwnDataCall.body,
        response: { 200: contract.correctOwnDataCall.response, ...problems },
      },
    },
    async (request, reply) => {
      setPrivate(reply)
      const { token } = request.params
      const { key, name, phone } = request.body
      const mailbox = await findProvedMailbox(context, token, key)
      const there = await readNames(context, token)
      await orm.transaction(async (transaction) => {
        const person = await findPersonOfMailbox(transaction, mailbox)
        await assertHosted(transaction, person, mailbox, words.byHand)
        await correctPerson(transaction, BY_GUEST, person, {
          ...(name !== undefined && { name: { from: there.name, to: name } }),
          ...(phone !== undefined && { phone: { from: there.phone, to: phone } }),
        })
      })
      context.changed(BOOKINGS_PATH)
      return await readNames(context, token)
    },
  )

  routes.post(
    contract.eraseOwnDataCall.path,
    {
      config: { ...access, ...limited('guestPages') },
      schema: {
        tags,
        summary: 'Erases everything by which the guest could be known, once their stays are over',
        params,
        body: contract.eraseOwnDataCall.body,
        response: { 200: contract.eraseOwnDataCall.response, ...problems },
      },
    },
    async (request, reply) => {
      setPrivate(reply)
      const mailbox = await findProvedMailbox(context, request.params.token, request.body.key)
      const find = async (transaction: NodePgDatabase) => {
        const person = await findPersonOfMailbox(transaction, mailbox)
        await assertSelfErasable(transaction, person, mailbox)
        return person
      }
      const references = await erasePerson(context, BY_GUEST, find, { isLookedAt: false })
      context.changed(BOOKINGS_PATH)
      return { bookings: references }
    },
  )

  /** As the booking of the link has them. */
  async function readNames({ database }: Context, token: string) {
    const [row] = await database.orm
      .select({ name: bookings.guestName, phone: bookings.guestPhone })
      .from(bookings)
      .where(eq(bookings.id, await findGuestBookingId(context, token)))
    if (!row) throw new AppError('not-found')
    return row
  }
}

/**
 * Throws step-not-allowed where staff have to look first: the profile is another mailbox's too, staff wrote the mailbox of
 * a booking anew, so that it may be anybody's, or its person must not be hosted, which they could otherwise end by
 * themselves. The answer does not say which.
 */
async function assertSelfErasable(
  transaction: NodePgDatabase,
  person: Person,
  mailbox: string,
): Promise<void> {
  const { guestId, bookingIds } = person
  const [profile] = await transaction
    .select({ id: guestContacts.guestId })
    .from(guestContacts)
    .where(and(eq(guestContacts.kind, 'email'), eq(guestContacts.value, mailbox.trim().toLowerCase())))
  const written = await transaction.$count(
    auditEntries,
    and(
      eq(auditEntries.resource, 'bookings'),
      inArray(auditEntries.rowId, bookingIds),
      ne(auditEntries.staffId, BY_GUEST.id),
      sql`${auditEntries.after}::jsonb -> 'guestData' @> '["guestEmail"]'`,
    ),
  )
  if ((profile && profile.id !== guestId) || written > 0)
    throw new AppError('step-not-allowed', { message: erasingText.byHand })
  await assertHosted(transaction, person, mailbox, erasingText.byHand)
}

/** Throws step-not-allowed, with that message, for a person who must not be hosted. */
async function assertHosted(
  transaction: NodePgDatabase,
  { phones }: Person,
  mailbox: string,
  message: string,
): Promise<void> {
  const contacts = [...contactsOf(mailbox, null), ...phones.flatMap((phone) => contactsOf(null, phone))]
  if (await isDoNotHost(transaction, contacts)) throw new AppError('step-not-allowed', { message })
}

/** Kept nowhere, and its address told to nobody. */
function setPrivate(reply: FastifyReply) {
  reply.header('cache-control', 'no-store')
  reply.header('referrer-policy', 'no-referrer')
}
