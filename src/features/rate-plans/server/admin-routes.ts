import type { FastifyInstance } from 'fastify'
import { storedReach } from '@/features/rates/rules/reach'
import { ratePlans as table } from '@/features/rates/server/table'
import { AppError } from '@/kernel/errors'
import { toAmount, toCents } from '@/kernel/money'
import type { Context } from '@/server/context'
import { crudRoutes } from '@/server/crud/crud-routes'
import { storedIn } from '@/server/crud/rows'
import { type RatePlanInput, ratePlans } from '../contract'
import { checkRatePlan } from '../rules/check-rate-plan'

const ratePlanRows = storedIn(ratePlans, { table, toItem, toRow })

/** The rate plans beside the flexible one, for staff. */
export function ratePlanAdminRoutes(app: FastifyInstance, context: Context) {
  crudRoutes(app, context, ratePlanRows, { writes: 'prices' })
}

function toItem({ change, ...same }: typeof table.$inferSelect) {
  return { ...same, change: toAmount(change) }
}

/** Throws invalid-input where it does not fit together. */
function toRow(input: RatePlanInput): typeof table.$inferInsert {
  const problems = checkRatePlan(input)
  if (problems.length > 0) throw new AppError('invalid-input', { problems })
  const { change, cancellationHours, ...same } = input
  return {
    ...same,
    change: toCents(change),
    // What another way of cancelling left behind means nothing.
    cancellationHours: input.cancellation === 'hours' ? cancellationHours : null,
    ...storedReach(input),
  }
}
