import { useQuery, useQueryClient } from '@tanstack/react-query'
import { formatShortDay, toDay } from '@/kernel/days'
import { PanelLink } from '@/web/admin-kit/panel-link'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { staffRequest } from '@/web/admin-kit/staff-request'
import { refetchLists } from '@/web/admin-kit/use-writes'
import { Button, buttonClass } from '@/web/ui/button'
import { Icon } from '@/web/ui/icon'
import { showToast } from '@/web/ui/toast'
import type { FeedConflict } from '../contract'
import { seenConflictPath } from '../paths'
import { feedConflictsQuery } from '../staff-queries'
import { conflictsText as words } from './admin-text'

/** Every conflict with both of its sides; nothing while there is none. */
export function ConflictList() {
  const { data, isError } = useConflicts()
  if (isError) return <p role="alert">{words.failed}</p>
  if (!data || data.length === 0) return null
  return (
    <section
      aria-labelledby="conflicts"
      className="grid gap-3 rounded-card border-2 border-clay bg-paper p-4 sm:p-5"
    >
      <h2 id="conflicts" className="flex items-center gap-2 text-lg">
        <Icon name="alert" className="size-5 text-clay" />
        {words.title}
      </h2>
      <p className="max-w-measure text-sm text-ink-soft">{words.help}</p>
      <ul className="grid">
        {data.map((conflict) => (
          <ConflictRow key={conflict.id} conflict={conflict} />
        ))}
      </ul>
    </section>
  )
}

function ConflictRow({ conflict }: { conflict: FeedConflict }) {
  const { villaName, checkInDate, checkOutDate, feedName, summary, booking, block } = conflict
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3">
      <div className="grid min-w-0 gap-0.5 text-sm wrap-anywhere">
        <strong className="tabular text-base">
          {words.stay(villaName, showDays(checkInDate, checkOutDate))}
        </strong>
        <span>{words.says(feedName, summary)}</span>
        {booking && (
          <span className="tabular">
            {words.booking(
              booking.id,
              booking.guestName,
              showDays(booking.checkInDate, booking.checkOutDate),
            )}
          </span>
        )}
        {block && (
          <span className="tabular">{words.block(block.note, showDays(block.startDate, block.endDate))}</span>
        )}
      </div>
      {booking && (
        <PanelLink to={`/bookings/${booking.id}`} className={buttonClass({ look: 'quiet', size: 'small' })}>
          {words.open(booking.id)}
        </PanelLink>
      )}
      {conflict.seenBy ? (
        <span className="text-sm text-ink-soft">{words.seenBy(conflict.seenBy)}</span>
      ) : (
        <SeenButton conflict={conflict} />
      )}
    </li>
  )
}

function SeenButton({ conflict: { id, villaName, feedName } }: { conflict: FeedConflict }) {
  const queryClient = useQueryClient()

  async function onSeen() {
    try {
      await staffRequest('POST', seenConflictPath(id), {})
    } catch (error) {
      showToast({ title: words.seenFailed, description: reasonOf(error) ?? '', tone: 'destructive' })
    }
    await refetchLists(queryClient)
  }

  return (
    <Button
      look="quiet"
      size="small"
      aria-label={words.markSeenOf(villaName, feedName)}
      onClick={() => void onSeen()}
    >
      {words.markSeen}
    </Button>
  )
}

/** One line above other sections: that there are conflicts nobody has seen, and where. */
export function ConflictNotice() {
  const unseen = useUnseenConflicts()
  if (unseen === 0) return null
  return (
    <div
      role="status"
      className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-card border-2 border-clay bg-paper px-4 py-3 print:hidden"
    >
      <p className="flex min-w-0 items-center gap-2 font-semibold">
        <Icon name="alert" className="size-5 shrink-0 text-clay" />
        {words.notice(unseen)}
      </p>
      <PanelLink to="/channels" className={buttonClass({ look: 'quiet', size: 'small' })}>
        {words.look}
      </PanelLink>
    </div>
  )
}

/** `14 Mar to 16 Mar 2027`, or one day alone. */
function showDays(from: string, to: string): string {
  const last = `${formatShortDay(toDay(to))} ${to.slice(0, 4)}`
  return from === to ? last : words.days(formatShortDay(toDay(from)), last)
}

/** How many stays of other platforms are in a conflict that nobody has put aside. */
export function useUnseenConflicts(): number {
  const { data = [] } = useConflicts()
  const unseen = data.filter(({ seenBy }) => seenBy === null)
  return new Set(unseen.map(({ id }) => id.split('-')[0])).size
}

/** Platforms and guests make them while nobody looks. */
function useConflicts() {
  return useQuery({ ...feedConflictsQuery, staleTime: 0 })
}
