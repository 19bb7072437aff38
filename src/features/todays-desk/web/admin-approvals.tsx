import { useQuery } from '@tanstack/react-query'
import { approvalsQuery } from '@/features/money-approvals/staff-queries'
import { tellWaiting } from '@/features/money-approvals/text'
import { formatPrice, toCents } from '@/kernel/money'
import { PanelLink } from '@/web/admin-kit/panel-link'
import { buttonClass } from '@/web/ui/button'
import { attentionText as words } from './admin-text'

const MOST_SHOWN = 5

/** What waits for whoever may approve it; nothing while nothing does. */
export function WaitingApprovals() {
  const { data = [], isError } = useQuery({ ...approvalsQuery(), staleTime: 0 })
  if (data.length === 0 && !isError) return null
  return (
    <section
      aria-labelledby="waiting-approvals"
      className="rounded-card border-2 border-clay bg-paper p-4 sm:p-5"
    >
      <h2 id="waiting-approvals" className="text-lg">
        {words.approvals(data.length)}
      </h2>
      {isError && <p className="mt-2">{words.approvalsUnknown}</p>}
      <ul className="mt-2">
        {data
          .slice(0, MOST_SHOWN)
          .map(({ id, kind, amount, guestName, bookingReference, askedBy, reason }) => (
            <li key={id} className="border-t border-line py-2.5 wrap-anywhere first:border-0">
              <p className="font-semibold">{tellWaiting(kind, formatPrice(toCents(amount)))}</p>
              <p>{words.moneyOf(guestName, bookingReference)}</p>
              <p className="text-sm text-ink-soft">{words.askedBy(askedBy, reason)}</p>
            </li>
          ))}
      </ul>
      <PanelLink to="/approvals" className={buttonClass({ look: 'primary', size: 'small' })}>
        {words.decide}
      </PanelLink>
    </section>
  )
}
