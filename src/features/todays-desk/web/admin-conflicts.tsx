import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { seenConflictPath } from '@/features/channels/paths'
import { feedConflictsQuery } from '@/features/channels/staff-queries'
import { formatShortDay, toDay } from '@/kernel/days'

import { PanelLink } from '@/web/admin-kit/panel-link'
import { staffRequest } from '@/web/admin-kit/staff-request'
import { Button } from '@/web/ui/button'
import { attentionText as words } from './admin-text'

/** Conflicts with other platforms that nobody on the staff has put aside. */
function useUnseenConflicts() {
  return useQuery({
    ...feedConflictsQuery,
    staleTime: 0,
    select: (all) => all.filter(({ seenBy }) => seenBy === null),
  })
}

/** What was sold here and on another platform, until it is solved or somebody marks it as seen; nothing without any. */
export function UnseenConflicts() {
  const { data = [], refetch } = useUnseenConflicts()
  const [hasFailed, setHasFailed] = useState(false)

  async function onSeen(id: string) {
    try {
      await staffRequest('POST', seenConflictPath(id), {})
      setHasFailed(false)
    } catch {
      setHasFailed(true)
    }
    await refetch()
  }

  if (data.length === 0) return null
  return (
    <section
      aria-labelledby="unseen-conflicts"
      className="rounded-card border-2 border-clay bg-paper p-4 sm:p-5"
    >
      <h2 id="unseen-conflicts" className="text-lg">
        {words.conflicts}
      </h2>
      <p className="mt-2 max-w-measure text-ink-soft">{words.conflictsHelp}</p>
      {hasFailed && (
        <p role="alert" className="mt-2 font-semibold text-alarm">
          {words.seenFailed}
        </p>
      )}
      <ul className="mt-2">
        {data.map(({ id, villaName, feedName, checkInDate, checkOutDate, booking }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-2.5 wrap-anywhere first:border-0"
          >
            <p className="min-w-0">
              <PanelLink
                to={booking ? `/bookings/${booking.id}` : '/channels'}
                className="font-semibold text-forest underline"
              >
                {booking ? words.soldTwice(villaName, booking.guestName) : villaName}
              </PanelLink>
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
