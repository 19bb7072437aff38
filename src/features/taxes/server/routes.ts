import type { FastifyInstance } from 'fastify'
import { toDay } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import { toAmount, toCents } from '@/kernel/money'
import type { Context } from '@/server/context'
import { crudRoutes } from '@/server/crud/crud-routes'
import { storedIn } from '@/server/crud/rows'
import * as contract from '../contract'
import { HIGHEST_PERCENTAGE, type TaxRateKind } from '../rules/tax-rates'
import { taxRates } from './table'

const rates = storedIn(contract.taxRates, {
  table: taxRates,
  toItem: ({ hundredths, ...same }) => ({ ...same, rate: toAmount(hundredths) }),
  toRow: ({ kind, appliesFrom, rate }) => ({
    kind,
    appliesFrom: toDay(appliesFrom),
    hundredths: assertPossible(kind, toCents(rate)),
  }),
  isHistory: true,
  keep: { madeBy: 'setBy' },
})

/** The rates of taxes with their history, for staff, of whom admins set a new one. */
export function taxRateRoutes(app: FastifyInstance, context: Context) {
  crudRoutes(app, context, rates, { writes: 'prices' })
}

/** Throws invalid-input for a percentage above the whole. */
function assertPossible(kind: TaxRateKind, hundredths: number): number {
  if (kind === 'hotel-tax' || hundredths <= HIGHEST_PERCENTAGE) return hundredths
  throw new AppError('invalid-input', {
    problems: [{ path: 'rate', message: 'Please give at most 100 percent' }],
  })
}
