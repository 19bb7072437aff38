import type { BookingRequest } from '@/features/bookings/contract'
import type { ArrivalTime } from '@/features/bookings/rules/arrival-time'
import { type Party, resizeParty } from '@/features/bookings/rules/party'
import type { Board } from '@/features/rates/rules/board'
import { quoteStay, type Rate } from '@/features/rates/rules/pricing'
import { toAmount } from '@/kernel/money'
import type { Stay } from '@/kernel/stay'
import type { GuestDetails } from './typed-details'

/** What is about to be booked; fixed while the form is open, whatever happens to the calendar behind it. */
export type StayDraft = Party & { villaId: number; stay: Stay; board: Board }

/** True when the two things without which nobody can be booked are there (docs/decisions/product-rules.md). */
export function canConfirm(details: GuestDetails): boolean {
  return details.guestName.trim() !== '' && details.guestEmail.trim() !== ''
}

/** The body of POST /api/bookings, with the total that the guest was shown. */
export function writeRequest(
  draft: StayDraft,
  rate: Rate,
  details: GuestDetails,
  arrivalTime: ArrivalTime | null = null,
): BookingRequest {
  // Fewer guests may have been chosen since the children were named.
  const party = resizeParty(draft, draft.guests)
  const { childAges, wantsCot } = party
  return {
    villaId: draft.villaId,
    guestName: details.guestName.trim(),
    guestEmail: details.guestEmail.trim(),
    guestPhone: details.guestPhone.trim(),
    checkInDate: draft.stay.checkIn,
    checkOutDate: draft.stay.checkOut,
    numberOfGuests: draft.guests,
    ...(childAges.length > 0 && { childAges: [...childAges] }),
    ...(wantsCot && { wantsCot }),
    board: draft.board,
    totalAmount: toAmount(quoteStay(rate, draft.stay, party, draft.board).total),
    specialRequests: details.specialRequests.trim(),
    ...(arrivalTime && { arrivalTime }),
    status: 'pending',
  }
}
