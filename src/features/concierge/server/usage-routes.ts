import { desc } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { toAmount } from '@/kernel/money'
import type { Context } from '@/server/context'
import { modelUsageEndpoint } from '../staff-contract'
import { CENT, limitsOf } from './model-budget'
import { modelUsage } from './table'

const MOST_DAYS = 14

export function modelUsageRoutes(app: FastifyInstance, { database, settings, today }: Context) {
  app.withTypeProvider<ZodTypeProvider>().get(
    modelUsageEndpoint.path,
    {
      config: { access: ['content', 'front-desk'] },
      schema: {
        tags: ['staff'],
        summary: 'What the concierge’s outside model used of its daily budget',
        response: { 200: modelUsageEndpoint.response },
      },
    },
    async () => {
      const days = await database.orm.select().from(modelUsage).orderBy(desc(modelUsage.day)).limit(MOST_DAYS)
      const limits = limitsOf(settings)
      return {
        isOn: settings.CONCIERGE_MODEL !== undefined,
        dailyTokens: limits.tokens,
        dailyCost: limits.cost === null ? null : inDollars(limits.cost),
        hasPrices: settings.CONCIERGE_INPUT_PRICE !== undefined,
        today: today(),
        days: days.map(({ day, calls, tokens, cost, spentAt }) => ({
          ...{ day, calls, tokens, cost: inDollars(cost) },
          spentAt: spentAt?.toISOString() ?? null,
        })),
      }
    },
  )
}

/** Begun cents count in full. */
function inDollars(cost: number): string {
  return toAmount(Math.ceil(cost / CENT))
}
