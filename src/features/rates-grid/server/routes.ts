import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { toDay } from '@/kernel/days'
import { OFFICE } from '@/kernel/roles'
import { problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { staffOf } from '@/server/http/access'
import { editPreviewEndpoint, ratesGridEndpoint, saveEditCall, undoEditCall } from '../staff-contract'
import { previewEdit, saveEdit, undoEdit } from './edit-grid'
import { readGrid } from './read-grid'

const tags = ['staff']
const reading = { access: OFFICE }
const writing = { access: 'prices' } as const

/** Prices and conditions of each night of each villa as a grid, changed a rectangle at a time. */
export function ratesGridRoutes(app: FastifyInstance, context: Context) {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    ratesGridEndpoint.path,
    {
      config: reading,
      schema: {
        tags,
        summary: 'What each night of each villa costs, and on what conditions',
        querystring: ratesGridEndpoint.querystring,
        response: { 200: ratesGridEndpoint.response, 422: problemAnswer },
      },
    },
    async ({ query: { first, last } }) =>
      await readGrid(context.database, { first: toDay(first), last: toDay(last) }, context.today()),
  )

  routes.get(
    editPreviewEndpoint.path,
    {
      config: reading,
      schema: {
        tags,
        summary: 'What each night becomes by an edit of the grid, before it is saved',
        querystring: editPreviewEndpoint.querystring,
        response: { 200: editPreviewEndpoint.response, 422: problemAnswer },
      },
    },
    async ({ query: { categories, villas, weekdays, price = null, change = null, ...same } }) => {
      const edit = {
        ...same,
        price,
        change,
        categoryIds: numbersIn(categories),
        villaIds: numbersIn(villas),
        weekdays: weekdays === undefined ? null : numbersIn(weekdays),
        // Conditions stand in the form as well, and have no bearing on prices.
        ...{ minNights: 1, maxNights: null, closedToArrival: null, closedToDeparture: null },
      }
      return await previewEdit(context.database, edit, context.today())
    },
  )

  routes.post(
    saveEditCall.path,
    {
      config: writing,
      schema: {
        tags,
        summary: 'Save an edit of the grid whose preview was shown',
        body: saveEditCall.body,
        response: { 201: saveEditCall.response, 409: problemAnswer, 422: problemAnswer },
      },
    },
    async (request, reply) => {
      const ids = await saveEdit(context, staffOf(request), request.body)
      return await reply.code(201).send({ ids })
    },
  )

  routes.post(
    undoEditCall.path,
    {
      config: writing,
      schema: {
        tags,
        summary: 'Take an edit of the grid back',
        body: undoEditCall.body,
        response: { 204: undoEditCall.response, 409: problemAnswer },
      },
    },
    async (request, reply) => {
      await undoEdit(context, staffOf(request), request.body.ids)
      return await reply.code(204).send(null)
    },
  )
}

function numbersIn(list: string): number[] {
  return list === '' ? [] : list.split(',').map(Number)
}
