import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { isKnownNight } from '@/features/availability/rules/availability'
import { lastCheckOut } from '@/features/bookings/rules/limits'
import {
  describeStart,
  hoverDay,
  type Notice,
  type Pick,
  pickDay,
  pickedStay,
} from '@/features/stay-calendar/rules/range'
import { useAvailability } from '@/features/stay-calendar/web/use-availability'
import type { Villa } from '@/features/villas/contract'
import { villasQuery } from '@/features/villas/queries'
import { type Day, firstOfMonth } from '@/kernel/days'
import { bookableVillas, lowestPrice } from '../rules/offers'
import { areClosedToArrival, tellOfAll } from '../rules/season-notices'

type SearchCalendar = {
  today: Day
  initial: Pick
  onPick: (days: { checkIn: Day | null; checkOut: Day | null }) => void
}

const NONE: readonly Villa[] = []

/**
 * A calendar of the whole property that can be used before anything is known of its nights: what is not known counts
 * as free, and prices and full days show as they come.
 */
export function useSearchCalendar({ today, initial, onPick }: SearchCalendar) {
  const [pick, setPick] = useState(initial)
  const [notice, setNotice] = useState<Notice | null>(() => describeStart(initial))
  const [month, setMonth] = useState(() => firstOfMonth(initial.checkIn ?? today))
  const { data: villas = NONE } = useQuery(villasQuery)
  const villaIds = useMemo(() => bookableVillas(villas).map(({ id }) => id), [villas])
  const { availability: seen, ...asking } = useAvailability({ villaIds, today, month, checkIn: pick.checkIn })
  const availability = useMemo(
    () => ({
      ...seen,
      known: [{ first: today, last: lastCheckOut(today) }],
      isClosed: (day: Day) => areClosedToArrival(villas, day, today),
    }),
    [seen, today, villas],
  )

  function onDay(day: Day) {
    const next = pickDay(pick, day, availability)
    setPick(next.pick)
    setNotice(next.notice)
    if (next.notice.kind !== 'refused') onPick(next.pick)
  }

  const stay = pickedStay(pick)
  const day = notice?.kind === 'refused' ? notice.day : pick.checkIn
  return {
    ...asking,
    notice,
    stay,
    /** What the seasons ask of such a stay. */
    rules: tellOfAll(villas, { day, stay, today }),
    /** What the calendar shows. */
    view: {
      month,
      onMonthChange: setMonth,
      availability,
      priceOf: (night: Day) => (isKnownNight(seen, night) ? lowestPrice(villas, seen, night) : null),
      pick,
      onPick: onDay,
      onHover: (day: Day | null) => setPick((now) => hoverDay(now, day)),
    },
  }
}
