import type { FastifyInstance } from 'fastify'
import { toDay } from '@/kernel/days'
import type { Context } from '@/server/context'
import { crudRoutes } from '@/server/crud/crud-routes'
import { storedIn } from '@/server/crud/rows'
import * as contract from '../contract'
import { blocks } from './table'
import { assertWithinYears } from './write-block'

/** Blocking nights is the front desk's work: a pipe bursts on a Saturday night. */
export function blockRoutes(app: FastifyInstance, context: Context) {
  const rows = storedIn(contract.blocks, {
    table: blocks,
    period: { first: 'startDate', last: 'endDate' },
    toItem: (row) => row,
    toRow: ({ startDate, endDate, ...same }) => ({
      ...same,
      startDate: toDay(startDate),
      endDate: assertWithinYears(toDay(endDate), context.today()),
    }),
    fixed: ({ feedId, holdId, note }) =>
      (holdId !== null &&
        'These nights are held for a group. Please change or release the hold under Group holds.') ||
      (feedId !== null &&
        `These nights come from the calendar of ${note ?? 'another platform'}. Please change or cancel the stay there; they follow when it is read next.`),
  })
  crudRoutes(app, context, rows, { reads: ['front-desk', 'prices'], writes: 'front-desk' })
}
