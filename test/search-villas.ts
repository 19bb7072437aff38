import { type Availability, readAvailability } from '@/features/availability/rules/availability'
import type { Category } from '@/features/categories/contract'
import type { Villa } from '@/features/villas/contract'
import { toDay } from '@/kernel/days'

/** The property's day in tests of the search. */
export const SEARCH_TODAY = toDay('2027-03-10')

/** Stays of others in March 2027 and early April, `[villa, check-in, check-out]`; all else is free, and known. */
export function takenNights(
  villaIds: readonly number[],
  ...stays: (readonly [id: number, checkIn: string, checkOut: string])[]
): Availability {
  const window = { first: toDay('2027-03-01'), last: toDay('2027-04-15') }
  const bookings = stays.map(([villaId, checkInDate, checkOutDate]) => ({
    villaId,
    checkInDate,
    checkOutDate,
    status: 'confirmed' as const,
  }))
  return readAvailability(villaIds, SEARCH_TODAY, [{ window, bookings }])
}

/** A villa of the category Garden Studio, number 1, unless told otherwise. */
export function searchVilla(id: number, own: Pick<Villa, 'price' | 'maxGuests'> & Partial<Villa>): Villa {
  return {
    id,
    name: 'Rose Villa',
    slug: `rose-villa-${id}`,
    description: '',
    shortDescription: null,
    categoryId: 1,
    categoryName: 'Garden Studio',
    building: null,
    roomNumber: `R0${id}`,
    floor: null,
    weekendPrice: null,
    halfBoardPrice: null,
    fullBoardPrice: null,
    isAvailable: true,
    isFeatured: false,
    bedrooms: 1,
    bathrooms: 1,
    roomSize: null,
    amenities: [],
    mainImageUrl: null,
    ...own,
  }
}

/** A category as visitors read it, by its number, name and what matters to the test. */
export function searchCategory(id: number, name: string, own: Partial<Category> = {}): Category {
  return {
    id,
    name,
    description: null,
    imageUrl: null,
    pricePerNight: null,
    halfBoardPrice: null,
    fullBoardPrice: null,
    maxGuests: 2,
    includedGuests: null,
    extraAdultPrice: null,
    bedrooms: 1,
    bathrooms: 1,
    roomSize: null,
    balconies: 0,
    beds: [],
    view: null,
    kitchen: [],
    includedServices: [],
    amenities: [],
    features: [],
    badge: null,
    badgeColor: 'blue',
    sortOrder: id,
    isActive: true,
    ...own,
  }
}
