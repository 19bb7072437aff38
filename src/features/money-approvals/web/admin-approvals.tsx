import { useQuery } from '@tanstack/react-query'
import { Notice } from '@/web/admin-kit/list-screen'
import { PanelLink } from '@/web/admin-kit/panel-link'
import { Button } from '@/web/ui/button'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import { approvalsQuery } from '../staff-queries'
import { ApprovalWords, DecideButtons } from './admin-approval-notes'
import { approvalText as words } from './admin-text'

/** Refunds, discounts and lower prices that wait for an admin, in all bookings. */
export function ApprovalsAdmin() {
  const { data, isError, refetch } = useQuery({ ...approvalsQuery(), staleTime: 0 })
  return (
    <div className="grid max-w-5xl min-w-0 gap-4">
      <p className="max-w-measure text-ink-soft">{words.intro}</p>
      {isError && !data && (
        <Notice role="alert" title={words.failed} help={words.failedHelp}>
          <Button onClick={() => void refetch()}>{words.retry}</Button>
        </Notice>
      )}
      {!data && !isError && (
        <Loading label={words.loading} className="grid gap-3">
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
        </Loading>
      )}
      {data?.length === 0 && <Notice title={words.empty} help={words.emptyHelp} />}
      {data && data.length > 0 && (
        <ul className="grid gap-3">
          {data.map((approval) => (
            <li key={approval.id} className="grid gap-3 rounded-card border border-line bg-paper p-4 sm:p-5">
              <PanelLink
                to={`/bookings/${approval.bookingId}`}
                className="font-semibold text-forest underline underline-offset-2"
              >
                {words.booking(approval.guestName, approval.bookingReference)}
              </PanelLink>
              <ApprovalWords approval={approval} />
              <DecideButtons approval={approval} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
