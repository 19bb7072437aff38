import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { StaffBooking } from '@/features/bookings/staff-contract'
import { type Cents, formatPrice, toAmount } from '@/kernel/money'
import type { Stay } from '@/kernel/stay'
import type { BookedExtra } from '../contract'
import { sumBookedExtras, sumChangedExtras } from '../rules/change-extras'
import { bookedExtrasQuery } from '../staff-queries'
import { changedExtrasText as words } from './admin-text'

type Booked = Pick<StaffBooking, 'id' | 'numberOfGuests'>

/** What staff would make of a stay: its nights and its party. */
type Wanted = { stay: Stay; guests: number }

/** What the extras of a booking come to now and after a change; undefined while that is asked, null where it is not known. */
export function useChangedExtras(
  booking: Booked | null,
  wanted: Wanted | null,
): { was: Cents; is: Cents } | null | undefined {
  const { data, isError } = useQuery({
    ...bookedExtrasQuery(booking?.id ?? 0),
    enabled: booking !== null,
    // Guests and other staff take them off meanwhile.
    staleTime: 0,
  })
  if (!booking || !wanted) return NO_EXTRAS
  if (isError) return null
  return data && priceChange(data, booking, wanted)
}

/** The amount that was shown, for the server to hold against its own; none where it is not known. */
export function seenExtras(
  queryClient: QueryClient,
  booking: Booked,
  wanted: Wanted,
): { extrasAmount?: string } {
  const extras = queryClient.getQueryData(bookedExtrasQuery(booking.id).queryKey)
  return extras ? { extrasAmount: toAmount(priceChange(extras, booking, wanted).is) } : {}
}

/** Asks once more what could not be read. */
export function refetchExtras(queryClient: QueryClient, bookingId: number): void {
  void queryClient.refetchQueries({ queryKey: bookedExtrasQuery(bookingId).queryKey })
}

/**
 * Why a change cannot be sent yet: what the extras cost could not be read, or was read as late as now and is another amount
 * than until now, which somebody has to see first. Null where it can.
 */
export async function refuseUnseenExtras(
  queryClient: QueryClient,
  booking: Booked,
  wanted: Wanted,
): Promise<string | null> {
  const query = bookedExtrasQuery(booking.id)
  if (queryClient.getQueryData(query.queryKey)) return null
  const read = await queryClient.fetchQuery(query).catch(() => null)
  if (!read) return words.unknown
  const { was, is } = priceChange(read, booking, wanted)
  return was === is ? null : words.lookAgain
}

/** A sentence on the extras after a change; nothing for a booking that has none. `total` is the price of the nights. */
export function tellChangedExtras(
  extras: ReturnType<typeof useChangedExtras>,
  total: Cents | null,
): string | null {
  if (extras === undefined) return words.loading
  if (extras === null) return words.unknown
  const { was, is } = extras
  if (total === null || (was === 0 && is === 0)) return null
  const line = words.line(formatPrice(is), formatPrice(total + is))
  return was === is ? line : `${line}, ${words.was(formatPrice(was))}`
}

const NO_EXTRAS = { was: 0, is: 0 }

function priceChange(extras: readonly BookedExtra[], { numberOfGuests }: Booked, { stay, guests }: Wanted) {
  const is = sumChangedExtras(extras, stay, { guests, guestsBefore: numberOfGuests })
  return { was: sumBookedExtras(extras), is }
}
