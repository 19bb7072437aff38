import type { BookingDraft } from '@/features/checkout/rules/checkout'
import type { GroupRequest } from '@/features/groups/contract'
import type { PlanTerms } from '@/features/rates/rules/plan-terms'
import { askPlan } from '@/features/rates/rules/rate-plan'
import { toAmount } from '@/kernel/money'
import { type ChosenVilla, type GroupWish, totalOf } from './group-draft'
import type { VillaExtras } from './group-extras'

type Typed = Pick<BookingDraft, 'details' | 'arrivalTime' | 'paymentMethod' | 'paymentTime'> & {
  names: Readonly<Record<string, string>>
  /** In the order of the villas. */
  extras: readonly VillaExtras[]
  /** What all villas are booked on; null is the flexible plan. */
  plan: PlanTerms | null
}

/** The body of POST /api/group-bookings, with the total that the guest was shown. */
export function writeGroupRequest(
  chosen: readonly ChosenVilla[],
  { board }: Pick<GroupWish, 'board'>,
  { details, arrivalTime, names, extras, plan, paymentMethod, paymentTime }: Typed,
): GroupRequest {
  return {
    guestName: details.guestName.trim(),
    guestEmail: details.guestEmail.trim(),
    guestPhone: details.guestPhone.trim(),
    specialRequests: details.specialRequests.trim(),
    ...(arrivalTime && { arrivalTime }),
    paymentMethod,
    paymentTime,
    totalAmount: toAmount(totalOf(chosen)),
    ...(plan && askPlan(plan)),
    parts: chosen.map(({ part: { party }, villa, stay }, place) => {
      const guestName = names[villa.id]?.trim()
      return {
        villaId: villa.id,
        checkInDate: stay.checkIn,
        checkOutDate: stay.checkOut,
        numberOfGuests: party.guests,
        ...(party.childAges.length > 0 && { childAges: [...party.childAges] }),
        ...(party.wantsCot && { wantsCot: true }),
        board,
        ...(guestName && { guestName }),
        ...wishFor(extras[place]),
      }
    }),
  }
}

/** The extras of a villa with what they come to as the guest was shown it. */
function wishFor(extras: VillaExtras | undefined): Pick<GroupRequest['parts'][number], 'extras'> {
  if (!extras || extras.chosen.length === 0) return {}
  const items = extras.chosen.map(({ id, pieces }) => ({ id, pieces }))
  return { extras: { items, amount: toAmount(extras.cents) } }
}
