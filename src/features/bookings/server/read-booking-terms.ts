import { FACTS_REVISION, type Hold, readHold } from '@/features/property/server/store'
import { type Rate, rateOf } from '@/features/rates/rules/pricing'
import { REFUSAL_WORDS } from '@/features/stay-words/rules/refusals'
import type { Villa } from '@/features/villas/contract'
import { findVilla, VILLA_REVISION } from '@/features/villas/server/store'
import { AppError } from '@/kernel/errors'
import type { ShownDays } from '@/kernel/shown-days'
import type { Database } from '@/server/db/connect'

/** What a stay in a villa is judged and priced by; `revision` changes with anything behind it. */
export type BookingTerms = {
  revision: string
  maxGuests: number
  categoryId: number | null
  rate: Rate
  plans: Villa['ratePlans']
  hold: Hold
  /** The days on which visitors see the villa; null for a draft. */
  shown: ShownDays | null
}

/** SQL over villas joined with villa_categories: the revision of the terms as they stand now. */
export const TERMS_REVISION = `concat(${VILLA_REVISION}, ' ', ${FACTS_REVISION})`

/** The terms of a villa as they stand now. Throws invalid-input for no such villa, villa-unavailable. */
export async function readBookingTerms(database: Database, villaId: number): Promise<BookingTerms> {
  const found = await findVilla(database.orm, villaId)
  if (!found)
    throw new AppError('invalid-input', {
      problems: [{ path: 'villaId', message: REFUSAL_WORDS.noVilla }],
    })
  if (!found.villa.isAvailable) throw new AppError('villa-unavailable')
  const hold = await readHold(database.orm)
  const terms: BookingTerms = {
    revision: `${found.revision} ${hold.revision}`,
    maxGuests: found.villa.maxGuests,
    categoryId: found.villa.categoryId,
    rate: rateOf(found.villa),
    plans: found.villa.ratePlans,
    hold,
    shown: found.shown,
  }
  cacheOf(database).set(villaId, terms)
  return terms
}

/**
 * The terms as this process read them last, maybe long ago: to be held against their revision in the statement that
 * relies on them. It saves most bookings a question to the database.
 */
export function cachedBookingTerms(database: Database, villaId: number): BookingTerms | undefined {
  return cacheOf(database).get(villaId)
}

const REMEMBERED = new WeakMap<Database, Map<number, BookingTerms>>()

function cacheOf(database: Database): Map<number, BookingTerms> {
  const known = REMEMBERED.get(database) ?? new Map<number, BookingTerms>()
  REMEMBERED.set(database, known)
  return known
}
