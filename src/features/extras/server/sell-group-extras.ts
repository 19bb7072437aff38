import { asc, inArray } from 'drizzle-orm'
import { chargeItems } from '@/features/charges/server/table'
import type { SellGroupExtras } from '@/features/groups/server/group-selling'
import { AppError } from '@/kernel/errors'
import { sellExtras } from './sell-extras'

/** Each villa by the rule of a booking of its own; all of the catalogue is locked first, so that groups queue up. */
export const sellGroupExtras: SellGroupExtras = async (transaction, parts) => {
  const ids = [...new Set(parts.flatMap(({ wish }) => wish.items.map(({ id }) => id)))]
  if (ids.length === 0) return
  await transaction
    .select({ id: chargeItems.id })
    .from(chargeItems)
    .where(inArray(chargeItems.id, ids))
    .orderBy(asc(chargeItems.id))
    .for('no key update')
  for (const { place, booked, wish } of parts)
    await sellExtras(transaction, booked, wish).catch((error) => {
      throw error instanceof AppError ? ofPart(error, place) : error
    })
}

function ofPart(error: AppError, place: number): AppError {
  const { code, message, problems = [], cause } = error
  return new AppError(code, {
    message,
    problems: problems.map(({ path, ...problem }) => ({ ...problem, path: `parts.${place}.${path}` })),
    cause,
  })
}
