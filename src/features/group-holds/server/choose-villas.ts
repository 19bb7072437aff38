import { and, eq, gt, gte, inArray, lt, notExists, or } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { blocks } from '@/features/blocks/server/table'
import { checkBoard } from '@/features/bookings/rules/limits'
import { lockVillas } from '@/features/bookings/server/price-lodging'
import { stayParts } from '@/features/bookings/server/table'
import { villaCategories } from '@/features/categories/server/table'
import { rateOf } from '@/features/rates/rules/pricing'
import { findBookedVilla, hasPrice, isShown } from '@/features/villas/server/store'
import { villas } from '@/features/villas/server/table'
import { countOf } from '@/kernel/count-of'
import type { Day } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import type { Stay } from '@/kernel/stay'
import type { NewHold } from '../staff-contract'

/**
 * The villas of a hold, locked: those that staff named, and of each category as many as they want of those that are free,
 * for sale, seen by visitors, and take the party with its meals. Throws nights-taken where a category has too few.
 */
export async function chooseVillas(
  transaction: NodePgDatabase,
  wanted: Pick<NewHold, 'villaIds' | 'categories' | 'numberOfGuests' | 'board'>,
  stay: Stay,
  today: Day,
): Promise<number[]> {
  const { villaIds, categories } = wanted
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
    const free = (await listFree(transaction, categoryId, stay, today)).filter((id) => !chosen.has(id))
    const fitting: number[] = []
    for (const id of free) if (await holdsParty(transaction, id, wanted)) fitting.push(id)
    if (fitting.length < count)
      await refuse(transaction, categoryId, { free: free.length, fitting: fitting.length })
    for (const id of fitting.slice(0, count)) chosen.add(id)
  }
  return [...chosen].sort((one, other) => one - other)
}

/** Whether a villa has a price and takes the party of a hold with its meals. */
async function holdsParty(
  transaction: NodePgDatabase,
  id: number,
  { numberOfGuests, board }: Pick<NewHold, 'numberOfGuests' | 'board'>,
): Promise<boolean> {
  const villa = await findBookedVilla(transaction, id)
  if (!villa || !hasPrice(villa)) return false
  return villa.maxGuests >= numberOfGuests && checkBoard(board, rateOf(villa)).length === 0
}

async function listFree(
  transaction: NodePgDatabase,
  categoryId: number,
  stay: Stay,
  today: Day,
): Promise<number[]> {
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
        isShown(today),
        notExists(taken),
        notExists(blocked),
      ),
    )
    .orderBy(villas.id)
  return rows.map(({ id }) => id)
}

async function refuse(
  transaction: NodePgDatabase,
  categoryId: number,
  { free, fitting }: { free: number; fitting: number },
): Promise<never> {
  const [category] = await transaction
    .select({ name: villaCategories.name })
    .from(villaCategories)
    .where(eq(villaCategories.id, categoryId))
  const name = category?.name ?? 'This category'
  throw new AppError('nights-taken', {
    message:
      fitting === free
        ? `${name} has ${countOf(free, 'free villa')} on these nights. Please hold fewer, or choose other dates.`
        : `${name} has ${countOf(fitting, 'free villa')} on these nights for so many guests with these meals. Please hold fewer, or choose other dates.`,
  })
}
