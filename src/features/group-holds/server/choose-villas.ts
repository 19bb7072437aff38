import { and, eq, gt, gte, inArray, lt, notExists, or } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { blocks } from '@/features/blocks/server/table'
import { lockVillas } from '@/features/bookings/server/price-lodging'
import { stayParts } from '@/features/bookings/server/table'
import { villaCategories } from '@/features/categories/server/table'
import { villas } from '@/features/villas/server/table'
import { countOf } from '@/kernel/count-of'
import { AppError } from '@/kernel/errors'
import type { Stay } from '@/kernel/stay'
import type { NewHold } from '../staff-contract'

/**
 * The villas of a hold, locked: those that staff named, and of each category as many as they want of those that are free
 * and for sale. Throws nights-taken where a category has too few.
 */
export async function chooseVillas(
  transaction: NodePgDatabase,
  { villaIds, categories }: Pick<NewHold, 'villaIds' | 'categories'>,
  stay: Stay,
): Promise<number[]> {
  const categoryIds = categories.map(({ categoryId }) => categoryId)
  const candidates = await transaction
    .select({ id: villas.id })
    .from(villas)
    .where(or(inArray(villas.id, villaIds), inArray(villas.categoryId, categoryIds)))
  await lockVillas(
    transaction,
    candidates.map(({ id }) => id),
  )
  const chosen = new Set(villaIds)
  for (const { categoryId, count } of categories) {
    const free = (await listFree(transaction, categoryId, stay)).filter((id) => !chosen.has(id))
    if (free.length < count) await refuse(transaction, categoryId, free.length)
    for (const id of free.slice(0, count)) chosen.add(id)
  }
  return [...chosen].sort((one, other) => one - other)
}

async function listFree(transaction: NodePgDatabase, categoryId: number, stay: Stay): Promise<number[]> {
  const taken = transaction
    .select()
    .from(stayParts)
    .where(
      and(
        eq(stayParts.villaId, villas.id),
        stayParts.holdsNights,
        lt(stayParts.checkInDate, stay.checkOut),
        gt(stayParts.checkOutDate, stay.checkIn),
      ),
    )
  const blocked = transaction
    .select()
    .from(blocks)
    .where(
      and(
        eq(blocks.villaId, villas.id),
        lt(blocks.startDate, stay.checkOut),
        gte(blocks.endDate, stay.checkIn),
      ),
    )
  const rows = await transaction
    .select({ id: villas.id })
    .from(villas)
    .where(
      and(
        eq(villas.categoryId, categoryId),
        eq(villas.isAvailable, true),
        notExists(taken),
        notExists(blocked),
      ),
    )
    .orderBy(villas.id)
  return rows.map(({ id }) => id)
}

async function refuse(transaction: NodePgDatabase, categoryId: number, free: number): Promise<never> {
  const [category] = await transaction
    .select({ name: villaCategories.name })
    .from(villaCategories)
    .where(eq(villaCategories.id, categoryId))
  const name = category?.name ?? 'This category'
  throw new AppError('nights-taken', {
    message: `${name} has ${countOf(free, 'free villa')} on these nights. Please hold fewer, or choose other dates.`,
  })
}
