import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { seenConflictPath } from '@/features/channels/paths'
import { feedConflictsQuery } from '@/features/channels/staff-queries'
import { formatShortDay, toDay } from '@/kernel/days'
import { request } from '@/web/kit/request'
import { Button } from '@/web/ui/button'
import { staffHomeContent as words } from './staff-home-text'

/** Conflicts with other platforms that nobody on the staff has put aside; a query for whoever counts them. */
export function useUnseenConflicts() {
  return useQuery({
    ...feedConflictsQuery,
    staleTime: 0,
    select: (all) => all.filter(({ seenBy }) => seenBy === null),
  })
}

/** What was sold here and on another platform, until it is solved or somebody marks it as seen; nothing without any. */
export function StaffConflicts() {
  const { data = [], refetch } = useUnseenConflicts()
  const [hasFailed, setHasFailed] = useState(false)

  async function onSeen(id: string) {
    try {
      await request('POST', seenConflictPath(id), {})
      setHasFailed(false)
    } catch {
      setHasFailed(true)
    }
    await refetch()
  }

  if (data.length === 0) return null
  return (
    <section
      aria-labelledby="staff-conflicts"
      className="mt-12 rounded-card border-2 border-clay bg-paper p-5 sm:p-6"
    >
      <h2 id="staff-conflicts" className="text-2xl">
        {words.conflicts}
      </h2>
      <p className="mt-2 max-w-measure text-ink-soft">{words.conflictsHelp}</p>
      {hasFailed && (
        <p role="alert" className="mt-2 font-semibold text-alarm">
          {words.seenFailed}
        </p>
      )}
      <ul className="mt-3 ruled">
        {data.map(({ id, villaName, feedName, checkInDate, checkOutDate, booking }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
            <p className="min-w-0">
              <a
                href={booking ? `/admin/bookings/${booking.id}` : '/admin/channels'}
                className="font-semibold text-forest underline"
              >
                {booking ? words.soldTwice(villaName, booking.guestName) : villaName}
              </a>
              <span className="tabular block text-sm text-ink-soft">
                {words.alsoOn(
                  feedName,
                  formatShortDay(toDay(checkInDate)),
                  formatShortDay(toDay(checkOutDate)),
                )}
              </span>
            </p>
            <Button
              look="quiet"
              size="small"
              aria-label={words.markSeenOf(villaName, feedName)}
              onClick={() => void onSeen(id)}
            >
              {words.markSeen}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
