import type { FastifyInstance } from 'fastify'
import { type Day, formatDay, toDay } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import type { Context } from '@/server/context'
import { crudRoutes } from '@/server/crud/crud-routes'
import { storedIn } from '@/server/crud/rows'
import * as contract from '../contract'
import { lastBlockedNight } from '../rules/blocked-stay'
import { blocks } from './table'

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
    fixed: ({ feedId, note }) =>
      feedId !== null &&
      `These nights come from the calendar of ${note ?? 'another platform'}. Please change or cancel the stay there; they follow when it is read next.`,
  })
  crudRoutes(app, context, rows, { writes: 'front-desk' })
}

/** Throws invalid-input for a night beyond the last that can be blocked. */
function assertWithinYears(endDate: Day, today: Day): Day {
  const last = lastBlockedNight(today)
  if (endDate <= last) return endDate
  const message = `Nights can be blocked until ${formatDay(last)}. Please choose that day or an earlier one.`
  throw new AppError('invalid-input', { problems: [{ path: 'endDate', message }] })
}
