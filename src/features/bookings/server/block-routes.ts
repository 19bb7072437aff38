import type { FastifyInstance } from 'fastify'
import { toDay } from '@/kernel/days'
import type { Context } from '@/server/context'
import { crudRoutes } from '@/server/crud'
import { keptIn } from '@/server/rows'
import * as contract from '../contract'
import { blocks } from './table'

const rows = keptIn(contract.blocks, {
  table: blocks,
  toItem: (row) => row,
  toRow: ({ startDate, endDate, ...same }) => ({
    ...same,
    startDate: toDay(startDate),
    endDate: toDay(endDate),
  }),
  fixed: ({ feedId, note }) =>
    feedId !== null &&
    `These nights come from the calendar of ${note ?? 'another platform'}. Please change or cancel the stay there; they follow when it is read next.`,
})

/** Blocking nights is the front desk's work: a pipe bursts on a Saturday night. */
export function blockRoutes(app: FastifyInstance, context: Context) {
  crudRoutes(app, context, rows, 'user')
}
