import { useState } from 'react'
import type { StaffBooking } from '@/features/bookings/staff-contract'
import type { RowChoice } from '@/web/admin-kit/data-table'

type Chosen = RowChoice<StaffBooking> & { all: StaffBooking[] }

/** Bookings chosen in the list, over all its pages; those of the page that is shown as they stand now. */
export function useChosen(rows: readonly StaffBooking[]): Chosen {
  const [chosen, setChosen] = useState<ReadonlyMap<number, StaffBooking>>(new Map())
  const fresh = new Map(rows.map((booking) => [booking.id, booking]))
  return {
    all: [...chosen.values()].map((booking) => fresh.get(booking.id) ?? booking),
    isChosen: ({ id }) => chosen.has(id),
    onChoose: (bookings, isChosen) =>
      setChosen((before) => {
        const after = new Map(before)
        for (const booking of bookings)
          if (isChosen) after.set(booking.id, booking)
          else after.delete(booking.id)
        return after
      }),
    nameOf: ({ guestName, reference }) => `${guestName}, ${reference}`,
  }
}
