import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { idText, problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { staffOf } from '@/server/http/access'
import { ID_DOCUMENT_PATH } from '../paths'
import * as contract from '../staff-contract'
import { deleteIdDocument, readIdDocument, saveIdDocument, showIdNumber } from './store'

const tags = ['staff']
const params = z.object({ id: idText })
const problems = { 404: problemAnswer, 422: problemAnswer }
/** The desk writes a document down and sees that it was; its number is for those with the right to guests' data. */
const atDesk = { access: ['front-desk', 'guests-data'] } as const

/** With which document a guest said who they are. */
export function idDocumentRoutes(app: FastifyInstance, context: Context) {
  const { orm } = context.database
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    contract.idDocumentEndpoint.path,
    {
      config: atDesk,
      schema: { tags, params, response: { 200: contract.idDocumentEndpoint.response, 404: problemAnswer } },
    },
    async (request) => ({ document: await readIdDocument(orm, request.params.id) }),
  )

  routes.put(
    contract.saveIdDocumentCall.path,
    {
      config: atDesk,
      schema: {
        tags,
        summary: 'Writes down a guest’s ID document, in the place of the one before',
        params,
        body: contract.saveIdDocumentCall.body,
        response: { 200: contract.saveIdDocumentCall.response, ...problems },
      },
    },
    async (request) => ({
      document: await saveIdDocument(context, staffOf(request), request.params.id, request.body),
    }),
  )

  routes.post(
    contract.showIdNumberCall.path,
    {
      config: { access: 'guests-data', fresh: true },
      schema: {
        tags,
        summary: 'Shows the number of a guest’s ID document, and writes down who looked',
        params,
        response: { 200: contract.showIdNumberCall.response, 409: problemAnswer, ...problems },
      },
    },
    async (request, reply) => {
      const shown = await showIdNumber(context, staffOf(request), request.params.id)
      reply.header('cache-control', 'no-store')
      return shown
    },
  )

  routes.delete(
    ID_DOCUMENT_PATH,
    {
      config: atDesk,
      schema: {
        tags,
        summary: 'Deletes what was written down of a guest’s ID document',
        params,
        response: { 204: z.null(), ...problems },
      },
    },
    async (request, reply) => {
      await deleteIdDocument(orm, staffOf(request), request.params.id)
      return reply.code(204).send(null)
    },
  )
}
