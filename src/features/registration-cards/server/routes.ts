import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { readPropertyFacts } from '@/features/property/server/store'
import { idText, problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { staffOf } from '@/server/http/access'
import { REGISTRATION_CARD_PATH } from '../paths'
import { registrationCardEndpoint, saveCardCall, signCardCall, unsignCardCall } from '../staff-contract'
import { readCard, saveCard, signCard, unsignCard } from './store-cards'

const config = { access: 'front-desk' } as const
const tags = ['staff']
const params = z.object({ id: idText })
const problems = { 404: problemAnswer, 409: problemAnswer, 422: problemAnswer }

/** The registration card of a booking: filled in, signed and printed at the desk. */
export function registrationCardRoutes(app: FastifyInstance, context: Context) {
  const { orm } = context.database
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const response = { 200: registrationCardEndpoint.response, ...problems }

  routes.get(
    registrationCardEndpoint.path,
    { config, schema: { tags, summary: 'The registration card of a booking', params, response } },
    (request) => readCard(context, request.params.id),
  )

  routes.put(
    saveCardCall.path,
    {
      config,
      schema: { tags, summary: 'Writes what stands on the card', params, body: saveCardCall.body, response },
    },
    (request) => saveCard(context, staffOf(request), request.params.id, request.body, false),
  )

  routes.post(
    signCardCall.path,
    {
      config,
      schema: { tags, summary: 'Signs the card as it was seen', params, body: signCardCall.body, response },
    },
    (request) => signCard(context, staffOf(request), request.params.id, request.body),
  )

  routes.delete(
    unsignCardCall.path,
    { config, schema: { tags, summary: 'Takes a signature off that was a slip', params, response } },
    (request) => unsignCard(context, staffOf(request), request.params.id),
  )

  routes.get(
    `${REGISTRATION_CARD_PATH}/file.pdf`,
    {
      config,
      schema: { tags, summary: 'The card to print', params, files: { 200: 'application/pdf' } },
    },
    async (request, reply) => {
      const { printCard } = await import('./print-card')
      const { name, timeZone } = await readPropertyFacts(orm)
      const answer = await readCard(context, request.params.id)
      const at = answer.card?.signature?.at
      const signedOn = at
        ? new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
            new Date(at),
          )
        : null
      const fonts = join(context.root, 'assets/fonts/print')
      const file = await printCard(answer, { hotel: name, signedOn, fonts })
      reply.type('application/pdf')
      reply.header('content-disposition', `inline; filename="card-${answer.stay.reference}.pdf"`)
      return file
    },
  )
}
