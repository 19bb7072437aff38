import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { readCode } from '@/features/rates/rules/promo'
import { storedReach } from '@/features/rates/rules/reach'
import { AppError } from '@/kernel/errors'
import { toAmount, toCents } from '@/kernel/money'
import { OFFICE } from '@/kernel/roles'
import type { Context } from '@/server/context'
import { crudRoutes } from '@/server/crud/crud-routes'
import { storedIn } from '@/server/crud/rows'
import { type PromoCodeInput, promoCodes } from '../contract'
import { checkPromoCode } from '../rules/check-promo-code'
import { codeUsesEndpoint } from '../staff-contract'
import { promoCodes as table } from './table'

const promoCodeRows = storedIn(promoCodes, { table, toItem, toRow })

export function promoCodeAdminRoutes(app: FastifyInstance, context: Context) {
  crudRoutes(app, context, promoCodeRows, { writes: 'prices' })
  app.withTypeProvider<ZodTypeProvider>().get(
    codeUsesEndpoint.path,
    {
      config: { access: OFFICE },
      schema: {
        tags: ['staff'],
        summary: 'How many bookings have each code, and what they come to; cancelled ones do not count',
        response: { 200: codeUsesEndpoint.response },
      },
    },
    async () => {
      const { rows } = await context.database.orm.execute<{ id: number; uses: number; brought: number }>(
        sql`select promo_code_id as id, count(*)::int as uses,
            sum(case when status = 'no-show' then 0 else total_cents end)::float8 as brought
          from bookings where promo_code_id is not null and status <> 'cancelled' group by 1`,
      )
      return rows.map(({ brought, ...uses }) => ({ ...uses, brought: toAmount(brought) }))
    },
  )
}

function toItem({ value, ...same }: typeof table.$inferSelect) {
  return { ...same, value: toAmount(value) }
}

/** Throws invalid-input where it does not fit together. */
function toRow(input: PromoCodeInput): typeof table.$inferInsert {
  const problems = checkPromoCode(input)
  if (problems.length > 0) throw new AppError('invalid-input', { problems })
  const { code, value, ...same } = input
  return {
    ...same,
    code: readCode(code),
    value: toCents(value),
    ...storedReach(input),
  }
}
