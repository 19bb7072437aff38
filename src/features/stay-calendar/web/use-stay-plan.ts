import { useState } from 'react'
import { type Day, firstOfMonth } from '@/kernel/days'
import {
  hoverDay,
  isLost,
  NOTHING_PICKED,
  type Notice,
  type Pick,
  pickDay,
  pickedStay,
  previewEnd,
} from '../rules/range'
import { useAvailability } from './use-availability'

type State = { pick: Pick; notice: Notice | null }

type Plan = {
  /** One villa, or several of which any will do; the same array while they are the same. */
  villaIds: readonly number[]
  today: Day
  initial: Pick
  /** Check-in of a stay about to be booked, to be watched though the pick may have been given up. */
  watched: Day | null
  onPickChange: (pick: Pick) => void
  /** Asks about every villa, where the page has done so. */
  asksAll?: boolean
}

/** What a guest picks on one villa's calendar, and what is known of it; nights that turn out to be taken are given up at once. */
export function useStayPlan({ villaIds, today, initial, watched, onPickChange, asksAll }: Plan) {
  const [month, setMonth] = useState(() => firstOfMonth(initial.checkIn ?? today))
  const [state, setState] = useState<State>({ pick: initial, notice: describeStart(initial) })
  const { pick } = state
  const { availability, ...asking } = useAvailability({
    villaIds,
    today,
    month,
    checkIn: watched ?? pick.checkIn,
    ...(asksAll && { asksAll }),
  })
  if (isLost(pick, availability)) setState(giveUp(pick))

  function change(next: State) {
    setState(next)
    onPickChange(next.pick)
  }

  const picked = pickedStay(pick)
  const preview = previewEnd(pick, availability)
  return {
    ...state,
    ...asking,
    availability,
    month,
    setMonth,
    /** The stay to show a price for: the picked one, or the one that a click on the hovered day would make. */
    stay: picked ?? (pick.checkIn && preview ? { checkIn: pick.checkIn, checkOut: preview } : null),
    isPicked: picked !== null,
    pickDay: (day: Day) => change(pickDay(pick, day, availability)),
    hover: (day: Day | null) => setState((now) => ({ ...now, pick: hoverDay(now.pick, day) })),
    clear: () => change({ pick: NOTHING_PICKED, notice: { kind: 'cleared' } }),
    reset: () => change({ pick: NOTHING_PICKED, notice: null }),
  }
}

/** What a link has already picked is said as if it had been clicked. */
function describeStart(initial: Pick): Notice | null {
  const stay = pickedStay(initial)
  if (stay) return { kind: 'stay', stay }
  return initial.checkIn && { kind: 'check-in', day: initial.checkIn }
}

function giveUp(pick: Pick): State {
  const { checkIn, checkOut } = pick
  const notice: Notice | null = checkIn && { kind: 'lost', checkIn, checkOut }
  return { pick: NOTHING_PICKED, notice }
}
