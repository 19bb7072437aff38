import type { Availability } from '@/features/availability/rules/availability'
import type { Villa } from '@/features/villas/contract'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { labelled } from '@/kernel/labels'
import type { GuestBooking } from '../contract'
import { isFreeIn, judgeWish, type StayWish, tellDifference, totalOf } from '../rules/stay-change'
import { changeStayText as words } from './change-stay-text'

type VillaOptionsProps = {
  booking: GuestBooking
  villas: readonly Villa[]
  chosen: number
  /** Null while the dates are being picked. */
  wish: StayWish | null
  seen: Availability
}

/** The villa that is booked, the chosen one, and those that are free for the wish, each with what it costs more or less. */
export function VillaOptions({ booking, villas, chosen, wish, seen }: VillaOptionsProps) {
  const others = villas.flatMap((villa) => {
    if (villa.id === booking.villaId) return []
    const own = wish && { ...wish, villaId: villa.id }
    const total = own && totalOf(booking, own, villa)
    const fits =
      own &&
      total !== null &&
      villa.isAvailable &&
      isFreeIn(villa.id, own, seen) &&
      judgeWish(booking, own, villa).length === 0
    if (!fits && villa.id !== chosen) return []
    return [{ id: villa.id, total, name: unitNameOf(villa, 'full') }]
  })
  return (
    <>
      <option value={booking.villaId}>{words.ownVilla(booking.villaName)}</option>
      {others
        .sort((one, other) => (one.total ?? 0) - (other.total ?? 0))
        .map(({ id, name, total }) => (
          <option key={id} value={id}>
            {total === null ? name : labelled(name, tellDifference(booking, total))}
          </option>
        ))}
    </>
  )
}
