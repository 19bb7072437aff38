import { startTransition, useEffect, useState } from 'react'
import { type Day, dayIn } from '@/kernel/days'

const CHECK_EVERY_MS = 60_000

/**
 * The property's today: the day the page was made with, then the clock's, whatever zone the visitor is in.
 * A device clock that lags behind never brings a past day back.
 */
export function usePropertyToday(pageDay: Day, timeZone: string): Day {
  const [clockDay, setClockDay] = useState(pageDay)
  useEffect(() => {
    // A page whose calendar still waits for its code keeps what the server made until the code is there.
    const readClock = () => startTransition(() => setClockDay(dayIn(timeZone, new Date())))
    // In a task of its own: time zones are slow on their first use, and the page is just waking up.
    const first = setTimeout(readClock)
    const timer = setInterval(readClock, CHECK_EVERY_MS)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [timeZone])
  return clockDay > pageDay ? clockDay : pageDay
}
