import { useState } from 'react'
import { type Day, firstOfMonth } from '@/kernel/days'
import {
  describeStart,
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
  /** What there is to say of the link it came from, before anything was clicked. */
  initialNotice?: Notice | null
  /** Check-in of a stay about to be booked, to be watched though the pick may have been given up. */
  watched: Day | null
  onPickChange: (pick: Pick) => void
  /** Asks about every villa, where the page has done so. */
  asksAll?: boolean
  /** Days on which the seasons let nobody arrive. */
  isClosed?: (day: Day) => boolean
}

/** What a guest picks on one villa's calendar, and what is known of it; nights that turn out to be taken are given up at once. */
export function useStayPlan(props: Plan) {
  const { villaIds, today, initial, initialNotice, watched, onPickChange, asksAll } = props
  const [month, setMonth] = useState(() => firstOfMonth(initial.checkIn ?? today))
  const [state, setState] = useState<State>({
    pick: initial,
    notice: initialNotice ?? describeStart(initial),
  })
  const { pick } = state
  const { availability: seen, ...asking } = useAvailability({
    villaIds,
    today,
    month,
    checkIn: watched ?? pick.checkIn,
    ...(asksAll && { asksAll }),
  })
  const availability = { ...seen, isClosed: props.isClosed }
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

function giveUp(pick: Pick): State {
  const { checkIn, checkOut } = pick
  const notice: Notice | null = checkIn && { kind: 'lost', checkIn, checkOut }
  return { pick: NOTHING_PICKED, notice }
}
