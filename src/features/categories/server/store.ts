import { asc, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { readGuestPrices } from '@/features/property/server/guest-prices'
import { readTaxesOnTop } from '@/features/property/server/taxes-on-top'
import { type GuestPriceTerms, listGuestPrices } from '@/features/rates/rules/guest-price-terms'
import type { Day } from '@/kernel/days'
import { type Cents, toAmount, toCents } from '@/kernel/money'
import { readTranslations } from '@/server/crud/content-translations'
import { type Category, categories } from '../contract'
import { categoryWithTaxes } from '../rules/category-with-taxes'
import { villaCategories } from './table'

/** What of a category is read in other languages. */
export const CATEGORY_TEXTS = { table: villaCategories, fields: categories.translated }

/** The active categories in the current language, in the order staff gave them. */
export async function listCategories(orm: NodePgDatabase): Promise<Category[]> {
  const rows = await orm
    .select()
    .from(villaCategories)
    .where(eq(villaCategories.isActive, true))
    .orderBy(asc(villaCategories.sortOrder), asc(villaCategories.id))
  const translate = await readTranslations(orm, CATEGORY_TEXTS)
  return rows.map((row) => {
    const told = translate(villaCategories, row)
    return {
      ...toCategory(told),
      ...(told.name !== row.name && { englishName: row.name }),
      ...(told.amenities !== row.amenities && { areAmenitiesTranslated: true }),
    }
  })
}

/** The same with what extra guests cost, and with the prices guests pay on a day, where prices have taxes on top. */
export async function listPricedCategories(orm: NodePgDatabase, today: Day): Promise<Category[]> {
  const rates = await readTaxesOnTop(orm)
  const property = await readGuestPrices(orm)
  return (await listCategories(orm)).map((category) => {
    const guestPrices = listGuestPrices(category, property)
    return categoryWithTaxes({ ...category, ...(guestPrices && { guestPrices }) }, rates, today)
  })
}

/** A row on the wire. */
export function toCategory({
  pricePerNightCents,
  halfBoardPriceCents,
  fullBoardPriceCents,
  extraAdultCents,
  specifications: _specifications,
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  ...same
}: typeof villaCategories.$inferSelect): Category {
  return {
    ...same,
    pricePerNight: toOptionalAmount(pricePerNightCents),
    halfBoardPrice: toOptionalAmount(halfBoardPriceCents),
    fullBoardPrice: toOptionalAmount(fullBoardPriceCents),
    extraAdultPrice: toOptionalAmount(extraAdultCents),
  }
}

/** What a category says of extra guests. */
export function guestPriceTermsOf({
  includedGuests,
  extraAdultCents,
}: Pick<typeof villaCategories.$inferSelect, 'includedGuests' | 'extraAdultCents'>): GuestPriceTerms {
  return { includedGuests, extraAdultPrice: toOptionalAmount(extraAdultCents) }
}

/** Decimal text of a price that may not be set. */
export function toOptionalAmount(cents: Cents | null): string | null {
  return cents === null ? null : toAmount(cents)
}

/** Cents of a price that may not be set, from text the contract has checked. */
export function toOptionalCents(amount: string | null): Cents | null {
  return amount === null ? null : toCents(amount)
}
