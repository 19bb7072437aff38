import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { VillaBlock } from '@/features/blocks/contract'
import { stayOfBlock } from '@/features/blocks/rules/blocked-stay'
import { judgeLostPlan } from '@/features/booking-plans/rules/lost-plan'
import { priceChange } from '@/features/booking-prices/rules/price-stay'
import { ADMIN_BOOKINGS_PATH } from '@/features/bookings/paths'
import type { changeBookingCall, StaffBooking } from '@/features/bookings/staff-contract'
import { refetchExtras, useChangedExtras } from '@/features/extras/web/admin-changed-extras'
import { listParts } from '@/features/front-desk/rules/stay-parts'
import { deskFormText } from '@/features/front-desk/web/admin-desk-text'
import { bookedIn } from '@/features/front-desk/web/admin-offered-villas'
import { sendAsking } from '@/features/front-desk/web/admin-send-step'
import type { Villa } from '@/features/villas/contract'
import { toDay } from '@/kernel/days'
import { type Cents, toAmount } from '@/kernel/money'
import type { Stay } from '@/kernel/stay'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { propertyToday } from '@/web/admin-kit/show-instant'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { refetchLists } from '@/web/admin-kit/use-writes'
import { showToast } from '@/web/ui/toast'
import { carry, findInTheWay, type Grip, isSameSpot, type Spot, type TimelineVilla } from '../rules/timeline'
import { timelineText as words } from './admin-text'

/** A booking that is being carried, and where to; `total` is what it would cost there, in cents; null where there is no price. */
export type Move = {
  booking: StaffBooking
  spot: Spot
  total: Cents | null
  /** What its extras come to there and now; undefined while that is asked, null where it is not known. */
  extras: ReturnType<typeof useChangedExtras>
  /** Who or what has one of the nights there. */
  inTheWay: string | undefined
  /** Why it cannot stay on its rate plan there; null where it can, or is on none. */
  planLost: string | null
}

export type Timeline = ReturnType<typeof useTimelineMove>

/** At most one booking is on its way to another spot; nothing is written before somebody says so. */
export function useTimelineMove(
  { rows, priced }: { rows: readonly TimelineVilla[]; priced: readonly Villa[] },
  bookings: readonly StaffBooking[],
  blocks: readonly VillaBlock[],
) {
  const queryClient = useQueryClient()
  const [carried, setCarried] = useState<{ id: number; spot: Spot } | null>(null)
  const [isSaving, setSaving] = useState(false)
  const villaIds = rows.map(({ id }) => id)
  const booking = carried && bookings.find(({ id }) => id === carried.id)
  const extras = useChangedExtras(
    booking ?? null,
    carried && booking ? wantedAt(booking, carried.spot) : null,
  )
  const move = carried && booking ? { ...judge(booking, carried.spot), extras } : null

  function judge(of: StaffBooking, spot: Spot): Omit<Move, 'extras'> {
    const villa = priced.find(({ id }) => id === spot.villaId)
    const taken = [
      ...listParts(bookings).map((one) => ({
        ...one,
        checkInDate: toDay(one.checkInDate),
        checkOutDate: toDay(one.checkOutDate),
      })),
      ...blocks.map((block) => ({ ...stayOfBlock(block), guestName: words.blocked })),
    ]
    const booked = bookedIn(of)
    return {
      booking: of,
      spot,
      total: priceChange(
        villa ? [villa] : [],
        { ...booked, ...wholeStay(of, spot), villaId: spot.villaId },
        booked,
        propertyToday(),
      ),
      inTheWay: findInTheWay(of.id, spot, taken)?.guestName,
      planLost: judgeLostPlan(of, wholeStay(of, spot), villa),
    }
  }

  async function onSave() {
    if (move?.extras === null) refetchExtras(queryClient, move.booking.id)
    if (!move || isSaving || move.inTheWay || move.total === null || !move.extras) return
    setSaving(true)
    const { spot, total } = move
    const stay = wholeStay(move.booking, spot)
    try {
      const wanted = {
        villaId: spot.villaId,
        checkInDate: stay.checkIn,
        checkOutDate: stay.checkOut,
        totalAmount: toAmount(total),
        extrasAmount: toAmount(move.extras.is),
        updatedAt: move.booking.updatedAt,
      }
      const path = `${ADMIN_BOOKINGS_PATH}/${move.booking.id}` as const
      const send = (asksFirst: boolean) =>
        sendForStaff<typeof changeBookingCall>('PATCH', path, { ...wanted, asksFirst })
      // Who thinks better of it still has the bar in hand.
      if (!(await sendAsking(send, deskFormText.moveAction, () => null))) return
      await refetchLists(queryClient)
      setCarried(null)
      // Told once the bar can be carried on: a key pressed before would reach the one that goes away.
      focusBar(move.booking.id, () => showToast({ title: words.saved }))
    } catch (error) {
      showToast({
        title: words.saveFailed,
        description: reasonOf(error) ?? words.failedHelp,
        tone: 'destructive',
      })
      void refetchLists(queryClient)
    } finally {
      setSaving(false)
    }
  }

  return {
    move,
    isSaving,
    /** From where it is now, or from its own spot where that is asked for. */
    onCarry(of: StaffBooking, by: { days?: number; rows?: number; grip?: Grip }, start = spotFor(of)) {
      if (isSaving) return
      const spot = fromToday(of, carry(start, by, of.status, villaIds))
      setCarried(isSameSpot(spot, spotOf(of)) ? null : { id: of.id, spot })
    },
    spotFor,
    onSave,
    onUndo: () => !isSaving && setCarried(null),
  }

  /** Where a booking is shown: where it is carried to, else where it is. */
  function spotFor(of: StaffBooking): Spot {
    return carried?.id === of.id ? carried.spot : spotOf(of)
  }
}

function wantedAt(of: StaffBooking, spot: Spot) {
  return { stay: wholeStay(of, spot), guests: of.numberOfGuests }
}

/** Where a stay ends: the nights of its last part, by which it is carried. */
function spotOf({ villaId, checkInDate, checkOutDate, parts }: StaffBooking): Spot {
  const checkIn = parts.at(-1)?.checkInDate ?? checkInDate
  return { villaId, checkIn: toDay(checkIn), checkOut: toDay(checkOutDate) }
}

/** Guests in house are moved from today on: what they have slept stays where it was. */
function fromToday(of: StaffBooking, spot: Spot): Spot {
  const own = spotOf(of)
  if (of.status !== 'checked-in') return spot
  const today = propertyToday()
  const isMove = spot.villaId !== own.villaId && own.checkIn < today && today < spot.checkOut
  return { ...spot, checkIn: isMove ? today : own.checkIn }
}

/** The nights of a booking whose last part is carried to a spot. */
function wholeStay({ status, checkInDate }: StaffBooking, { checkIn, checkOut }: Spot): Stay {
  return { checkIn: status === 'checked-in' ? toDay(checkInDate) : checkIn, checkOut }
}

/** In another villa's row a bar is another element: the focus goes along. */
function focusBar(id: number, then: () => void) {
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>(`[data-booking="${id}"]`)?.focus()
    then()
  })
}
