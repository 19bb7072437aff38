import { join } from 'node:path'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { findBooking } from '@/features/bookings/server/list-bookings'
import { findGroup } from '@/features/groups/server/read-group'
import { areLinksOver, tellLinkEnd } from '@/features/guest-links/rules/link-end'
import { endGuestLinks, makeGroupLink, makeGuestLink } from '@/features/guest-links/server/guest-links'
import { readPropertyFacts } from '@/features/property/server/store'
import { toDay } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import { idText, problemAnswer } from '@/kernel/wire'
import { recordChange } from '@/server/audit/record-change'
import type { Context } from '@/server/context'
import { staffOf } from '@/server/http/access'
import { limited } from '@/server/http/rate-limits'
import {
  cancelBookingCall,
  changeByGuestCall,
  findBookingCall,
  guestBookingEndpoint,
  makeGroupLinkCall,
  makeLinkCall,
} from '../contract'
import { FIND_WORDS } from '../text'
import { writeGuestGroupFile } from './read-guest-group'
import { sendGuestLink } from './send-link'
import {
  cancelByGuest,
  changeByGuest,
  readGuestBooking,
  readGuestDocument,
  writeGuestStayFile,
} from './serve-guest'

const tags = ['public']
const params = z.object({ token: z.string().max(100) })
const OWN = guestBookingEndpoint.path

/** What a guest sees and does by the private link to a booking, and the links themselves for staff to hand out and to end. */
export function guestRoutes(app: FastifyInstance, context: Context) {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const answers = { 200: guestBookingEndpoint.response, 404: problemAnswer }
  const writes = { ...answers, 409: problemAnswer, 422: problemAnswer, 429: problemAnswer }

  routes.get(
    OWN,
    {
      config: { access: 'anyone', ...limited('guestLooks') },
      schema: { tags, params, response: { ...answers, 429: problemAnswer } },
    },
    async (request, reply) => {
      setPrivate(reply)
      return await readGuestBooking(context, request.params.token)
    },
  )

  routes.get(
    `${OWN}/stay.ics`,
    {
      config: { access: 'anyone', ...limited('guestLooks') },
      schema: {
        tags,
        summary: 'The stay as an .ics file',
        params,
        files: { 200: 'text/calendar' },
      },
    },
    async (request, reply) => {
      const file = await writeGuestStayFile(context, request.params.token)
      setPrivate(reply)
      reply.header('content-type', 'text/calendar; charset=utf-8')
      reply.header('content-disposition', 'attachment; filename="stay.ics"')
      return reply.send(file)
    },
  )

  routes.get(
    `${OWN}/group.ics`,
    {
      config: { access: 'anyone', ...limited('guestLooks') },
      schema: {
        tags,
        summary: 'Every stay of a group as an .ics file, by a link to the whole group',
        params,
        files: { 200: 'text/calendar' },
      },
    },
    async (request, reply) => {
      const file = await writeGuestGroupFile(context, request.params.token)
      setPrivate(reply)
      reply.header('content-type', 'text/calendar; charset=utf-8')
      reply.header('content-disposition', 'attachment; filename="stays.ics"')
      return reply.send(file)
    },
  )

  routes.get(
    `${OWN}/documents/:documentId/file.pdf`,
    {
      config: { access: 'anyone', ...limited('guestLooks') },
      schema: {
        tags,
        summary: 'A document of the booking to print',
        params: params.extend({ documentId: idText }),
        files: { 200: 'application/pdf' },
      },
    },
    async (request, reply) => {
      const { token, documentId } = request.params
      const document = await readGuestDocument(context, token, documentId)
      const { printDocument } = await import('@/features/documents/server/print-document')
      const file = await printDocument(document, join(context.root, 'assets/fonts/print'))
      setPrivate(reply)
      reply.type('application/pdf')
      reply.header('content-disposition', `attachment; filename="${document.number}.pdf"`)
      return file
    },
  )

  routes.patch(
    changeByGuestCall.path,
    {
      config: { access: 'anyone', ...limited('guestPages') },
      schema: {
        tags,
        summary: 'Changes the stay, the party or the requests, as the terms allow',
        params,
        body: changeByGuestCall.body,
        response: writes,
      },
    },
    async (request, reply) => {
      setPrivate(reply)
      return await changeByGuest(context, request.params.token, request.body)
    },
  )

  routes.post(
    cancelBookingCall.path,
    {
      config: { access: 'anyone', ...limited('guestPages') },
      schema: {
        tags,
        summary: 'Cancels while that is free, and later for the fee that was shown',
        params,
        body: cancelBookingCall.body,
        response: writes,
      },
    },
    async (request, reply) => {
      setPrivate(reply)
      return await cancelByGuest(context, request.params.token, request.body)
    },
  )

  routes.post(
    findBookingCall.path,
    {
      config: { access: 'anyone', ...limited('findBooking') },
      schema: {
        tags,
        summary:
          'Mails the private link once more; the answer is the same whether there is such a booking or not',
        body: findBookingCall.body,
        response: { 202: findBookingCall.response, 422: problemAnswer, 429: problemAnswer },
      },
    },
    async (request, reply) => {
      await sendGuestLink(context, request.body)
      reply.header('cache-control', 'no-store')
      return reply.code(202).send({ message: FIND_WORDS.sent })
    },
  )

  const ofBooking = { params: z.object({ id: idText }) }

  routes.post(
    makeLinkCall.path,
    {
      config: { access: 'front-desk' },
      schema: {
        tags: ['staff'],
        summary: 'Makes a further private link for the guest, shown this once',
        ...ofBooking,
        response: { 201: makeLinkCall.response, 404: problemAnswer, 409: problemAnswer },
      },
    },
    async (request, reply) => {
      setPrivate(reply)
      const path = await changeLinks(context, request, 'a private link', makeLivingLink(context))
      return reply.code(201).send({ path })
    },
  )

  routes.post(
    makeGroupLinkCall.path,
    {
      config: { access: 'front-desk' },
      schema: {
        tags: ['staff'],
        summary: 'Makes a further private link to the whole group of a booking, shown this once',
        ...ofBooking,
        response: { 201: makeGroupLinkCall.response, 404: problemAnswer, 409: problemAnswer },
      },
    },
    async (request, reply) => {
      setPrivate(reply)
      const make = makeLivingGroupLink(context)
      const path = await changeLinks(context, request, 'a private link to the group', make)
      return reply.code(201).send({ path })
    },
  )

  routes.delete(
    makeLinkCall.path,
    {
      config: { access: 'front-desk' },
      schema: {
        tags: ['staff'],
        summary: 'Ends every private link to a booking, those in emails too',
        ...ofBooking,
        response: { 204: z.null(), 404: problemAnswer },
      },
    },
    async (request, reply) => {
      await changeLinks(context, request, 'the private links ended', endGuestLinks)
      return reply.code(204).send(null)
    },
  )
}

/** Does something to the links of a booking that is there, and keeps it in the trail. Throws not-found. */
async function changeLinks<Result>(
  { database }: Context,
  request: FastifyRequest & { params: { id: number } },
  reason: string,
  change: (orm: NodePgDatabase, bookingId: number) => Promise<Result>,
): Promise<Result> {
  const { id: rowId } = request.params
  const staff = staffOf(request)
  return await database.orm.transaction(async (transaction) => {
    if (!(await findBooking(transaction, rowId))) throw new AppError('not-found')
    const told = { resource: 'bookings', rowId, action: 'update', after: { reason } } as const
    await recordChange(transaction, staff, told)
    return await change(transaction, rowId)
  })
}

/** Throws step-not-allowed for a stay so long ago that the link would open nothing. */
function makeLivingLink({ today }: Context) {
  return async (orm: NodePgDatabase, bookingId: number): Promise<string> => {
    const booking = await findBooking(orm, bookingId)
    const { linkDays } = await readPropertyFacts(orm)
    if (booking && areLinksOver(toDay(booking.checkOutDate), today(), linkDays))
      throw new AppError('step-not-allowed', { message: tellLinkEnd(linkDays) })
    return await makeGuestLink(orm, bookingId)
  }
}

/** The same to the booking's group. Throws not-found for a booking that is part of none. */
function makeLivingGroupLink({ today }: Context) {
  return async (orm: NodePgDatabase, bookingId: number): Promise<string> => {
    const groupId = (await findBooking(orm, bookingId))?.groupId
    const group = groupId ? await findGroup(orm, groupId) : null
    const path = group && (await makeGroupLink(orm, group.id))
    if (!path) throw new AppError('not-found')
    const { linkDays } = await readPropertyFacts(orm)
    if (group.bookings.every(({ checkOutDate }) => areLinksOver(toDay(checkOutDate), today(), linkDays)))
      throw new AppError('step-not-allowed', { message: tellLinkEnd(linkDays) })
    return path
  }
}

/** Kept nowhere, and its address told to nobody: whoever has it, has the booking. */
function setPrivate(reply: FastifyReply) {
  reply.header('cache-control', 'no-store')
  reply.header('referrer-policy', 'no-referrer')
}
