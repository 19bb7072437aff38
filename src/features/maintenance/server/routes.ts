import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { discardFile, receiveUpload } from '@/features/media/server/receive-upload'
import { uploadProblems } from '@/features/media/server/upload-routes'
import { mayDo } from '@/kernel/roles'
import { idText, problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { staffOf } from '@/server/http/access'
import { limited } from '@/server/http/rate-limits'
import { openStorage } from '@/server/storage/open-storage'
import {
  blockForTicketCall,
  changeTicketCall,
  reportTicketCall,
  ticketPhotoCall,
  ticketsEndpoint,
} from '../staff-contract'
import { listPeople, listTickets, listVillaNames } from './list-tickets'
import { addPhoto, blockForTicket, changeTicket, reportTicket } from './write-tickets'

const tags = ['staff']
const params = z.object({ id: idText })
/** Whoever works in the villas sees what is wrong first. */
const forEverybody = { access: ['housekeeping', 'front-desk'] } as const
const problems = { 404: problemAnswer, 409: problemAnswer, 422: problemAnswer }

/** What is to be mended in villas: reported, given to somebody, done. */
export function maintenanceRoutes(app: FastifyInstance, context: Context) {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const { orm } = context.database

  routes.get(
    ticketsEndpoint.path,
    {
      config: forEverybody,
      schema: {
        tags,
        summary: 'What is to be mended in the villas, the most urgent first, or what was',
        querystring: ticketsEndpoint.querystring,
        response: { 200: ticketsEndpoint.response },
      },
    },
    async (request) => {
      // Who only mends and cleans gives work to nobody, and need not know who works here.
      const mayAssign = mayDo(staffOf(request).permissions, 'front-desk')
      const [found, villas, people] = await Promise.all([
        listTickets(orm, request.query),
        listVillaNames(orm),
        mayAssign ? listPeople(orm) : [],
      ])
      return { ...found, villas, people }
    },
  )

  routes.post(
    reportTicketCall.path,
    {
      config: forEverybody,
      schema: {
        tags,
        summary: 'Reports something to be mended; the same key again is the same report',
        body: reportTicketCall.body,
        response: { 201: reportTicketCall.response, 422: problemAnswer },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await reportTicket(context, staffOf(request), request.body)),
  )

  routes.patch(
    changeTicketCall.path,
    {
      config: forEverybody,
      schema: {
        tags,
        summary: 'Says who mends something, how urgent it is, what was done and that it is done',
        params,
        body: changeTicketCall.body,
        response: { 200: changeTicketCall.response, ...problems },
      },
    },
    async (request) => await changeTicket(context, staffOf(request), request.params.id, request.body),
  )

  routes.post(
    blockForTicketCall.path,
    {
      config: { access: 'front-desk' },
      schema: {
        tags,
        summary: 'Takes nights of the villa off sale while something in it is mended',
        params,
        body: blockForTicketCall.body,
        response: { 200: blockForTicketCall.response, ...problems },
      },
    },
    async (request) => await blockForTicket(context, staffOf(request), request.params.id, request.body),
  )

  photoRoute(app, context)
}

/** The picture of what is wrong, stored as every other upload is. */
function photoRoute(app: FastifyInstance, context: Context) {
  const storage = openStorage(context.settings)
  app.register(async (room) => {
    await room.register(multipart, { throwFileSizeLimit: false })
    room.withTypeProvider<ZodTypeProvider>().post(
      ticketPhotoCall.path,
      {
        config: { ...forEverybody, takesFile: true, ...limited('ticketPhotos') },
        schema: {
          tags,
          summary: 'Takes a picture of what is to be mended; another one takes its place',
          params,
          form: z.object({ image: z.file() }),
          response: { 200: ticketPhotoCall.response, 404: problemAnswer, ...uploadProblems },
        },
      },
      async (request) => {
        const { file } = await receiveUpload(request, storage, { purpose: 'villa', field: 'image' })
        try {
          return await addPhoto(context, staffOf(request), request.params.id, file)
        } catch (error) {
          await discardFile(storage, file)
          throw error
        }
      },
    )
  })
}
