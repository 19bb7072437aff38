import { eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { judgePromo, readCode } from '@/features/rates/rules/promo'
import type { PromoTerms } from '@/features/rates/rules/promo-terms'
import { type Day, formatDay } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import type { Stay } from '@/kernel/stay'
import { CODE_REFUSALS } from '../rules/refusals'
import { promoCodes } from './table'

/** The name under which the database refuses one use too many. */
export const PROMO_CODE_USES = 'bookings_promo_code_uses'

type Wish = { code: string; stay: Stay; categoryId: number | null; today: Day }

/**
 * What a code gives for a stay that is booked today, or why it does not hold, in words for guests. It says nothing that binds
 * about how often it may still be used: the database counts when the booking is made.
 */
export async function judgeCode(
  orm: NodePgDatabase,
  { code, stay, categoryId, today }: Wish,
): Promise<PromoTerms | { refusal: string }> {
  const typed = readCode(code)
  const uses = sql<number>`(select count(*)::int from bookings
    where promo_code_id = promo_codes.id and status <> 'cancelled')`
  const [found] = await orm
    .select({ row: promoCodes, uses })
    .from(promoCodes)
    .where(eq(promoCodes.code, typed))
  if (!found) return { refusal: CODE_REFUSALS.unknown }
  const { row } = found
  if (!row.isActive || (row.bookTo && today > row.bookTo)) return { refusal: CODE_REFUSALS.ended(row.code) }
  if (row.bookFrom && today < row.bookFrom)
    return { refusal: CODE_REFUSALS.notYet(row.code, formatDay(row.bookFrom)) }
  const { id, kind, value, stayFrom, stayTo, categoryIds: categories } = row
  const terms: PromoTerms = { id, code: row.code, kind, value, stayFrom, stayTo, categories }
  const refusal = judgePromo(terms, stay, categoryId)
  if (refusal) return { refusal }
  return row.mostUses !== null && found.uses >= row.mostUses ? { refusal: CODE_REFUSALS.usedUp } : terms
}

/** The answer to a code that does not hold, said at its field. */
export function refuseCode(message: string): AppError {
  return new AppError('invalid-input', { message, problems: [{ path: 'promoCode', message }] })
}
