import { sql } from 'drizzle-orm'
import type { Context } from '@/server/context'
import type { Settings } from '@/server/env'

/** Tokens that go in and come out. */
export type Tokens = { input: number; output: number }

export type ModelBudget = {
  /** Takes the most a call can use off the day's budget; null where that is not left. */
  reserve: (most: Tokens) => Promise<Reservation | null>
}

export type Reservation = {
  /** Leaves of it what the call used: nothing for one that was refused. */
  settle: (used: Tokens) => Promise<void>
}

export const CENT = 1_000_000

/** The day's limits: tokens, and millionths of a cent where a limit in money is set. */
export function limitsOf({ CONCIERGE_DAILY_TOKENS, CONCIERGE_DAILY_DOLLARS }: Settings) {
  return {
    tokens: CONCIERGE_DAILY_TOKENS,
    cost: CONCIERGE_DAILY_DOLLARS === undefined ? null : Math.round(CONCIERGE_DAILY_DOLLARS * 100 * CENT),
  }
}

/** Millionths of a cent: prices are dollars a million tokens, so cents a million are millionths of a cent a token. */
export function costOf({ input, output }: Tokens, settings: Settings): number {
  const { CONCIERGE_INPUT_PRICE = 0, CONCIERGE_OUTPUT_PRICE = 0 } = settings
  return Math.ceil(100 * (input * CONCIERGE_INPUT_PRICE + output * CONCIERGE_OUTPUT_PRICE))
}

/**
 * What the outside model may use on a day of the property, counted in the database: a call is made only where the most it
 * can use is left, however many processes ask at once (docs/decisions/concierge.md).
 */
export function openBudget({
  database,
  settings,
  today,
}: Pick<Context, 'database' | 'settings' | 'today'>): ModelBudget {
  const { orm } = database
  const limits = limitsOf(settings)
  const mostCost = limits.cost ?? Number.MAX_SAFE_INTEGER
  return {
    async reserve(most) {
      const day = today()
      const tokens = most.input + most.output
      const cost = costOf(most, settings)
      await orm.execute(sql`insert into model_usage (day) values (${day}) on conflict do nothing`)
      const taken = await orm.execute(sql`
        update model_usage set calls = calls + 1, tokens = tokens + ${tokens}, cost = cost + ${cost},
          updated_at = now()
        where day = ${day} and tokens + ${tokens} <= ${limits.tokens} and cost + ${cost} <= ${mostCost}`)
      if (taken.rowCount === 0) {
        await orm.execute(
          sql`update model_usage set spent_at = now() where day = ${day} and spent_at is null`,
        )
        return null
      }
      return {
        async settle(used) {
          await orm.execute(sql`
            update model_usage set tokens = greatest(0, tokens - ${tokens - used.input - used.output}),
              cost = greatest(0, cost - ${cost - costOf(used, settings)}), updated_at = now()
            where day = ${day}`)
        },
      }
    },
  }
}
