import { useQuery } from '@tanstack/react-query'
import type { CalendarFeed } from '@/features/channels/contract'
import { calendarFeedsQuery } from '@/features/channels/staff-queries'
import { useUnseenConflicts } from '@/features/channels/web/admin-conflicts'
import type { MoneyApproval } from '@/features/money-approvals/staff-contract'
import { approvalsQuery } from '@/features/money-approvals/staff-queries'
import { tellWaiting } from '@/features/money-approvals/text'
import { tellWays } from '@/features/online-payments/rules/tell-ways'
import { UNSETTLED_SENTENCES } from '@/features/online-payments/rules/unsettled-text'
import type { UnsettledBooking } from '@/features/online-payments/staff-contract'
import { unsettledMoneyQuery } from '@/features/online-payments/staff-queries'
import { METHOD_NAMES } from '@/features/payments/text'
import type { Dashboard } from '@/features/reports/contract'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { siteGaps } from '@/features/villas/web/admin-text'
import { labelled } from '@/kernel/labels'
import { formatPrice, toCents } from '@/kernel/money'
import { PanelLink } from '@/web/admin-kit/panel-link'
import { useMay } from '@/web/admin-kit/use-may'
import { buttonClass } from '@/web/ui/button'
import { Icon } from '@/web/ui/icon'
import { attentionText as words } from './text'

type Item = { key: string; text: string; detail?: string; to: string; link: string }

const MOST_OF_A_KIND = 5
/** Those that failed first, should there be more than one answer holds. */
const feedsQuery = calendarFeedsQuery({ sort: '-failures' })

/** What failed and waits for somebody, each with the section that mends it; nothing when all is well. */
export function NeedsAttention({ figures }: { figures: Dashboard }) {
  const conflicts = useUnseenConflicts()
  // Feeds are read while nobody looks.
  const seesFeeds = useMay(['front-desk', 'prices'])
  const feeds = useQuery({ ...feedsQuery, staleTime: 0, enabled: seesFeeds })
  const seesMoney = useMay(['front-desk', 'money', 'refunds'])
  const money = useQuery({ ...unsettledMoneyQuery, staleTime: 0, enabled: seesMoney })
  const mayDecide = useMay('refunds')
  const approvals = useQuery({ ...approvalsQuery(), staleTime: 0, enabled: mayDecide })
  const items = [
    ...(money.isError ? [{ key: 'money', ...words.moneyUnknown, to: '/bookings' }] : []),
    ...listUnsettled(money.data ?? []),
    ...(approvals.isError ? [{ key: 'approvals', ...words.approvalsUnknown, to: '/approvals' }] : []),
    ...listApprovals(approvals.data ?? []),
    ...(conflicts > 0 ? [{ key: 'conflicts', ...words.conflicts(conflicts), to: '/channels' }] : []),
    ...(feeds.isError ? [{ key: 'feeds', ...words.feedsUnknown, to: '/channels' }] : []),
    ...listFailing(feeds.data ?? []),
    ...(figures.undeliveredMails > 0
      ? [{ key: 'mails', ...words.mails(figures.undeliveredMails), to: '/mails' }]
      : []),
    ...listOffSite(figures.villasOffSite),
  ]
  if (items.length === 0) return null
  return (
    <section
      aria-labelledby="needs-attention"
      className="grid gap-1 rounded-card border-2 border-clay bg-paper p-4 sm:p-5"
    >
      <h2 id="needs-attention" className="flex items-center gap-2 text-lg">
        <Icon name="alert" className="size-5 shrink-0 text-clay" />
        {words.title}
      </h2>
      <ul>
        {items.map(({ key, text, detail, to, link }: Item) => (
          <li
            key={key}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-2.5 first:border-0"
          >
            <p className="min-w-0 grow basis-60 wrap-anywhere">
              <span className="font-semibold">{text}</span>
              {detail && <span className="block text-sm text-ink-soft">{detail}</span>}
            </p>
            <PanelLink to={to} className={buttonClass({ look: 'quiet', size: 'small' })}>
              {link}
            </PanelLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function listUnsettled(bookings: readonly UnsettledBooking[]): Item[] {
  return shorten(
    bookings,
    words.moreMoney,
    '/bookings',
    ({ bookingId, guestName, reference, reason, amount, ways }) => ({
      key: `money-${bookingId}`,
      text: UNSETTLED_SENTENCES[reason](formatPrice(toCents(amount))),
      detail: words.moneyOf(guestName, reference, tellWays(ways, METHOD_NAMES)),
      to: `/bookings/${bookingId}`,
      link: words.money,
    }),
  )
}

function listApprovals(waiting: readonly MoneyApproval[]): Item[] {
  return shorten(
    waiting,
    words.moreApprovals,
    '/approvals',
    ({ id, kind, amount, guestName, bookingReference, askedBy }) => ({
      key: `approval-${id}`,
      text: tellWaiting(kind, formatPrice(toCents(amount))),
      detail: words.approvalOf(guestName, bookingReference, askedBy),
      to: '/approvals',
      link: words.approval,
    }),
  )
}

function listFailing(feeds: readonly CalendarFeed[]): Item[] {
  const failing = feeds.filter(({ isActive, error }) => isActive && error !== null)
  return shorten(failing, words.moreFeeds, '/channels', ({ id, name, error }) => ({
    key: `feed-${id}`,
    ...words.feed(name, error ?? ''),
    to: '/channels',
  }))
}

function listOffSite(villas: Dashboard['villasOffSite']): Item[] {
  return shorten(villas, words.moreVillas, '/villas', ({ id, gaps, ...unit }) => ({
    key: `villa-${id}`,
    text: labelled(unitNameOf(unit), siteGaps.title(gaps)),
    detail: gaps.map((gap) => siteGaps.todo[gap]).join(' '),
    to: '/villas',
    link: words.villas,
  }))
}

/** The first few, and how many more there are. */
function shorten<Thing>(
  things: readonly Thing[],
  more: (count: number) => Pick<Item, 'text' | 'link'>,
  to: string,
  toItem: (thing: Thing) => Item,
): Item[] {
  const rest = things.length - MOST_OF_A_KIND
  const items = things.slice(0, MOST_OF_A_KIND).map(toItem)
  return rest > 0 ? [...items, { key: `more-${to}`, ...more(rest), to }] : items
}
