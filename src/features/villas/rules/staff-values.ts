import type { Category } from '@/features/categories/contract'
import { type Cents, parseAmount } from '@/kernel/money'
import type { StaffVilla } from '../contract'
import { inheritValues } from './effective-values'

type OwnPrices = Pick<StaffVilla, 'basePrice' | 'halfBoardPrice' | 'fullBoardPrice'>
type OwnSpecs = Pick<
  StaffVilla,
  'maxGuests' | 'bedrooms' | 'bathrooms' | 'roomSize' | 'beds' | 'view' | 'kitchen'
>
type CategoryPrices = Pick<Category, 'pricePerNight' | 'halfBoardPrice' | 'fullBoardPrice'>
type CategorySpecs = Pick<Category, keyof OwnSpecs>

/** What staff see a villa sold for: its own prices, else its category's; null where neither says. */
export function pricesOf(own: OwnPrices, category: CategoryPrices | undefined) {
  return {
    base: centsOf(own.basePrice) ?? centsOf(category?.pricePerNight),
    half: centsOf(own.halfBoardPrice) ?? centsOf(category?.halfBoardPrice),
    full: centsOf(own.fullBoardPrice) ?? centsOf(category?.fullBoardPrice),
  }
}

/** What staff see a villa to hold, by the rule visitors see it by. */
export function specsOf(own: OwnSpecs, category: CategorySpecs | undefined) {
  const unsaid = { halfBoardPriceCents: null, fullBoardPriceCents: null }
  const { maxGuests, bedrooms, bathrooms, roomSize, beds, view, kitchen } = inheritValues(
    { ...unsaid, ...own, basePriceCents: null, amenities: null, mainImageUrl: null },
    category ? { ...unsaid, ...category, pricePerNightCents: null, amenities: [], imageUrl: null } : null,
  )
  return { guests: maxGuests, bedrooms, bathrooms, roomSize, beds, view, kitchen }
}

function centsOf(amount: string | null | undefined): Cents | null {
  return amount ? parseAmount(amount) : null
}
