import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { readPropertyFacts } from '@/features/property/server/store'
import { toDay } from '@/kernel/days'
import { idText, problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { staffOf } from '@/server/http/access'
import { idempotencyHeaders } from '@/server/http/idempotency-headers'
import {
  cashDrawerEndpoint,
  cashShiftsEndpoint,
  closeShiftCall,
  moveCashCall,
  openShiftCall,
  shiftReportEndpoint,
} from '../contract'
import { CASH_SHIFTS_CSV_PATH, CASH_TAKINGS_CSV_PATH } from '../paths'
import { listShifts, readOpenShift, readShift } from './read-shifts'
import { closeShift, moveCash, openShift } from './work-shift'
import { writeShifts, writeTakings } from './write-shifts'

const config = { access: 'money' } as const
const tags = ['staff']
const params = z.object({ id: idText })
const problems = { 404: problemAnswer, 409: problemAnswer, 422: problemAnswer }

/** The cash drawer, for everybody on the staff: who takes cash counts it. */
export function cashDrawerRoutes(app: FastifyInstance, { database: { orm }, root }: Context) {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const { querystring } = cashShiftsEndpoint
  const list = async ({ first, last }: z.infer<typeof querystring>) => {
    const { timeZone } = await readPropertyFacts(orm)
    return { timeZone, found: await listShifts(orm, { first: toDay(first), last: toDay(last), timeZone }) }
  }

  routes.get(
    cashDrawerEndpoint.path,
    { config, schema: { tags, response: { 200: cashDrawerEndpoint.response } } },
    async () => ({ open: await readOpenShift(orm) }),
  )

  routes.get(
    cashShiftsEndpoint.path,
    {
      config,
      schema: { tags, querystring, response: { 200: cashShiftsEndpoint.response, 422: problemAnswer } },
    },
    async (request) => (await list(request.query)).found,
  )

  routes.get(
    CASH_SHIFTS_CSV_PATH,
    { config, schema: { tags, summary: 'Shifts as a table', querystring, files: { 200: 'text/csv' } } },
    async (request, reply) => {
      const { found, timeZone } = await list(request.query)
      return sendTable(reply, 'cash-shifts', request.query, writeShifts(found, timeZone))
    },
  )

  routes.get(
    CASH_TAKINGS_CSV_PATH,
    {
      config,
      schema: {
        tags,
        summary: 'What was taken by shift, method and person, as a table',
        querystring,
        files: { 200: 'text/csv' },
      },
    },
    async (request, reply) => {
      const { found, timeZone } = await list(request.query)
      return sendTable(reply, 'cash-takings', request.query, writeTakings(found, timeZone))
    },
  )

  routes.get(
    shiftReportEndpoint.path,
    {
      config,
      schema: { tags, params, response: { 200: shiftReportEndpoint.response, 404: problemAnswer } },
    },
    async (request) => await readShift(orm, request.params.id),
  )

  routes.get(
    `${shiftReportEndpoint.path}/report.pdf`,
    {
      config,
      schema: { tags, summary: 'A shift to sign and file', params, files: { 200: 'application/pdf' } },
    },
    async (request, reply) => {
      const shift = await readShift(orm, request.params.id)
      const { printShift } = await import('./print-shift')
      const facts = await readPropertyFacts(orm)
      const file = await printShift(shift, { facts, fonts: join(root, 'assets/fonts/print') })
      reply.type('application/pdf')
      reply.header('content-disposition', `attachment; filename="cash-shift-${shift.id}.pdf"`)
      return file
    },
  )

  routes.post(
    openShiftCall.path,
    {
      config,
      schema: { tags, body: openShiftCall.body, response: { 201: openShiftCall.response, ...problems } },
    },
    async (request, reply) =>
      reply.code(201).send(await openShift(orm, staffOf(request), request.body.float)),
  )

  routes.post(
    moveCashCall.path,
    {
      config,
      schema: {
        tags,
        params,
        headers: idempotencyHeaders,
        body: moveCashCall.body,
        response: { 201: moveCashCall.response, ...problems },
      },
    },
    async (request, reply) => {
      const key = request.headers['idempotency-key']
      const { params: at, body } = request
      return reply.code(201).send(await moveCash(orm, staffOf(request), at.id, body, key))
    },
  )

  routes.post(
    closeShiftCall.path,
    {
      config,
      schema: {
        tags,
        params,
        body: closeShiftCall.body,
        response: { 200: closeShiftCall.response, ...problems },
      },
    },
    async (request) => await closeShift(orm, staffOf(request), request.params.id, request.body),
  )
}

function sendTable(
  reply: FastifyReply,
  name: string,
  period: { first: string; last: string },
  table: string,
) {
  reply.type('text/csv; charset=utf-8')
  reply.header('content-disposition', `attachment; filename="${name}-${period.first}-${period.last}.csv"`)
  return table
}
