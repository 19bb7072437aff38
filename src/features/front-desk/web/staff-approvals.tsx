import { useQuery } from '@tanstack/react-query'
import { approvalsQuery } from '@/features/money-approvals/staff-queries'
import { tellWaiting } from '@/features/money-approvals/text'
import { formatPrice, toCents } from '@/kernel/money'
import { buttonClass } from '@/web/ui/button'
import { staffHomeContent as words } from './staff-home-text'

const MOST_SHOWN = 5

/** What waits for whoever may approve it; nothing while nothing does. */
export function StaffApprovals() {
  const { data = [], isError } = useQuery({ ...approvalsQuery(), staleTime: 0 })
  if (data.length === 0 && !isError) return null
  return (
    <section
      aria-labelledby="staff-approvals"
      className="mb-12 rounded-card border-2 border-clay bg-paper p-5 sm:p-6"
    >
      <h2 id="staff-approvals" className="text-2xl">
        {words.approvals(data.length)}
      </h2>
      {isError && <p className="mt-2">{words.approvalsUnknown}</p>}
      <ul className="mt-3 ruled">
        {data
          .slice(0, MOST_SHOWN)
          .map(({ id, kind, amount, guestName, bookingReference, askedBy, reason }) => (
            <li key={id} className="py-4 wrap-anywhere">
              <p className="font-semibold">{tellWaiting(kind, formatPrice(toCents(amount)))}</p>
              <p>{words.moneyOf(guestName, bookingReference)}</p>
              <p className="text-sm text-ink-soft">{words.askedBy(askedBy, reason)}</p>
            </li>
          ))}
      </ul>
      <a href="/admin/approvals" className={buttonClass({ look: 'primary', size: 'small' })}>
        {words.decide}
      </a>
    </section>
  )
}
