import { useQuery } from '@tanstack/react-query'
import { approvalsQuery } from '../staff-queries'
import { approvalText as words } from './admin-text'

/** Reception asks while the panel stands open. */
const LOOK_AGAIN_MS = 60_000

/** How much waits for approval, beside its section in the menu; nothing while nothing does or it is not known. */
export function WaitingCount() {
  const { data } = useQuery({ ...approvalsQuery(), staleTime: LOOK_AGAIN_MS, refetchInterval: LOOK_AGAIN_MS })
  if (!data || data.length === 0) return null
  return (
    <span className="tabular ml-auto rounded-full bg-gold-soft px-2.5 py-0.5 text-sm text-ink">
      {data.length}
      <span className="sr-only"> {words.waiting}</span>
    </span>
  )
}
