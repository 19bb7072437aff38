import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { VillaBlock } from '@/features/blocks/contract'
import { stayOfBlock } from '@/features/blocks/rules/blocked-stay'
import { ADMIN_BOOKINGS_PATH } from '@/features/bookings/paths'
import type { StaffBooking } from '@/features/bookings/staff-contract'
import { priceIn } from '@/features/front-desk/rules/offered-villas'
import type { Villa } from '@/features/villas/contract'
import { toDay } from '@/kernel/days'
import { type Cents, toAmount } from '@/kernel/money'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { staffRequest } from '@/web/admin-kit/staff-request'
import { refetchLists } from '@/web/admin-kit/use-writes'
import { showToast } from '@/web/ui/toast'
import { carry, findInTheWay, type Grip, isSameSpot, type Spot, type TimelineVilla } from '../rules/timeline'
import { timelineText as words } from './admin-text'

/** A booking that is being carried, and where to; `total` is what it would cost there, in cents; null where there is no price. */
export type Move = {
  booking: StaffBooking
  spot: Spot
  total: Cents | null
  /** Who or what has one of the nights there. */
  inTheWay: string | undefined
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
  const move = carried && booking ? judge(booking, carried.spot) : null

  function judge(of: StaffBooking, spot: Spot): Move {
    const villa = priced.find(({ id }) => id === spot.villaId)
    const taken = [
      ...bookings.map((one) => ({
        ...one,
        checkInDate: toDay(one.checkInDate),
        checkOutDate: toDay(one.checkOutDate),
      })),
      ...blocks.map((block) => ({ ...stayOfBlock(block), guestName: words.blocked })),
    ]
    return {
      booking: of,
      spot,
      total: villa ? priceIn(villa, spot, of.board) : null,
      inTheWay: findInTheWay(of.id, spot, taken)?.guestName,
    }
  }

  async function onSave() {
    if (!move || isSaving || move.inTheWay || move.total === null) return
    setSaving(true)
    const { spot, total } = move
    try {
      await staffRequest('PATCH', `${ADMIN_BOOKINGS_PATH}/${move.booking.id}`, {
        villaId: spot.villaId,
        checkInDate: spot.checkIn,
        checkOutDate: spot.checkOut,
        totalAmount: toAmount(total),
        updatedAt: move.booking.updatedAt,
      })
      showToast({ title: words.saved })
      await refetchLists(queryClient)
      setCarried(null)
      focusBar(move.booking.id)
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
      const spot = carry(start, by, of.status, villaIds)
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

function spotOf({ villaId, checkInDate, checkOutDate }: StaffBooking): Spot {
  return { villaId, checkIn: toDay(checkInDate), checkOut: toDay(checkOutDate) }
}

/** In another villa's row a bar is another element: the focus goes along. */
function focusBar(id: number) {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-booking="${id}"]`)?.focus())
}
