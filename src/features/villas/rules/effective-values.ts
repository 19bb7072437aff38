import type { Beds } from '@/features/categories/rules/beds'
import type { Cents } from '@/kernel/money'

/** What a villa and its category both may say. Null, at the villa, means 'as the category says'. */
type Said<Count> = {
  halfBoardPriceCents: Cents | null
  fullBoardPriceCents: Cents | null
  maxGuests: Count
  bedrooms: Count
  bathrooms: Count
  roomSize: number | null
  view: string | null
}

export type VillaValues = Said<number | null> & {
  basePriceCents: Cents | null
  beds: Beds | null
  kitchen: string[] | null
  amenities: string[] | null
  mainImageUrl: string | null
}

export type CategoryValues = Said<number> & {
  pricePerNightCents: Cents | null
  beds: Beds
  kitchen: string[]
  amenities: string[]
  imageUrl: string | null
}

export type EffectiveValues = Said<number> & {
  /** Bed and breakfast, a night; null where neither villa nor category has a price: such a villa is not for sale. */
  priceCents: Cents | null
  beds: Beds
  kitchen: string[]
  amenities: string[]
  imageUrl: string | null
}

const DEFAULT_GUESTS = 2
const DEFAULT_BEDROOMS = 1
const DEFAULT_BATHROOMS = 1

/** A villa's own value, else its category's, else the default (docs/decisions/product-rules.md). */
export function inheritValues(own: VillaValues, category: CategoryValues | null): EffectiveValues {
  return {
    priceCents: own.basePriceCents ?? category?.pricePerNightCents ?? null,
    halfBoardPriceCents: own.halfBoardPriceCents ?? category?.halfBoardPriceCents ?? null,
    fullBoardPriceCents: own.fullBoardPriceCents ?? category?.fullBoardPriceCents ?? null,
    maxGuests: own.maxGuests ?? category?.maxGuests ?? DEFAULT_GUESTS,
    bedrooms: own.bedrooms ?? category?.bedrooms ?? DEFAULT_BEDROOMS,
    bathrooms: own.bathrooms ?? category?.bathrooms ?? DEFAULT_BATHROOMS,
    roomSize: own.roomSize ?? category?.roomSize ?? null,
    beds: own.beds ?? category?.beds ?? [],
    view: own.view ?? category?.view ?? null,
    kitchen: own.kitchen ?? category?.kitchen ?? [],
    amenities: own.amenities ?? category?.amenities ?? [],
    imageUrl: own.mainImageUrl || category?.imageUrl || null,
  }
}
