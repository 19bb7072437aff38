import type { FastifyInstance } from 'fastify'
import type { Context } from '@/server/context'
import { crudRoutes } from '@/server/crud/crud-routes'
import { storedIn } from '@/server/crud/rows'
import { categories } from '../contract'
import { toCategory, toOptionalCents } from './store'
import { villaCategories } from './table'

const rows = storedIn(categories, {
  isWhole: true,
  table: villaCategories,
  toItem: toCategory,
  toRow: ({ pricePerNight, halfBoardPrice, fullBoardPrice, extraAdultPrice, ...same }) => ({
    ...same,
    pricePerNightCents: toOptionalCents(pricePerNight),
    halfBoardPriceCents: toOptionalCents(halfBoardPrice),
    fullBoardPriceCents: toOptionalCents(fullBoardPrice),
    extraAdultCents: toOptionalCents(extraAdultPrice),
  }),
})

export function categoryAdminRoutes(app: FastifyInstance, context: Context) {
  crudRoutes(app, context, rows, { writes: 'prices' })
}
