import { useQuery } from '@tanstack/react-query'
import { Notice } from '@/web/admin-kit/list-screen'
import { PanelLink } from '@/web/admin-kit/panel-link'
import { formatInstant } from '@/web/admin-kit/show-instant'
import { Badge } from '@/web/ui/badge'
import { Button } from '@/web/ui/button'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import { WAY_NAMES } from '../rules/ways'
import type { StaffPhoneMessage } from '../staff-contract'
import { phoneMessagesQuery, phoneWaysQuery } from '../staff-queries'
import { PHONE_STATUS_LABELS, phoneLogText as words } from './admin-text'

const COLOURS = {
  queued: 'blue',
  sending: 'blue',
  sent: 'green',
  delivered: 'green',
  failed: 'orange',
  unknown: 'orange',
  skipped: 'orange',
  needless: 'blue',
} as const

/** Which ways to phones there are, what went by them, and what became of it. */
export function PhoneLog() {
  const { data, isError, isFetching, refetch } = useQuery({ ...phoneMessagesQuery, staleTime: 0 })
  return (
    <section aria-labelledby="phone-log" className="mt-8 grid min-w-0 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="phone-log" className="text-lg">
          {words.title}
        </h2>
        <Button look="quiet" size="small" aria-disabled={isFetching} onClick={() => void refetch()}>
          {words.refresh}
        </Button>
      </div>
      <div className="max-w-measure text-ink-soft">
        <p>{words.help}</p>
        <Ways />
      </div>
      {data ? (
        <Log messages={data} />
      ) : isError ? (
        <Notice role="alert" title={words.failed} help={words.failedHelp}>
          <Button onClick={() => void refetch()}>{words.tryAgain}</Button>
        </Notice>
      ) : (
        <Loading label={words.loading}>
          <Skeleton className="h-32" />
        </Loading>
      )}
    </section>
  )
}

function Ways() {
  const { data = [] } = useQuery(phoneWaysQuery)
  const namesOf = (isSetUp: boolean) =>
    data
      .filter((one) => one.isSetUp === isSetUp)
      .map(({ way }) => WAY_NAMES[way])
      .join(', ')
  const [open, closed] = [namesOf(true), namesOf(false)]
  return (
    <>
      {open && <p>{words.setUp(open)}</p>}
      {closed && (
        <p>
          {words.notSetUp(closed)} {words.settings}
        </p>
      )}
    </>
  )
}

function Log({ messages }: { messages: readonly StaffPhoneMessage[] }) {
  if (messages.length === 0) return <Notice title={words.empty} />
  return (
    <ul className="grid divide-y divide-line rounded-card border border-line bg-paper px-4 sm:px-6">
      {messages.map((message) => (
        <MessageLine key={message.id} message={message} />
      ))}
    </ul>
  )
}

function MessageLine({ message }: { message: StaffPhoneMessage }) {
  const { way, status, attempts, bookingId, reference, guestName, recipient, error, mail } = message
  const isWaiting = status === 'queued' || status === 'sending'
  const at = message.deliveredAt ?? message.sentAt ?? message.createdAt
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-center gap-2 wrap-anywhere">
        <Badge color={COLOURS[status]}>{PHONE_STATUS_LABELS[status]}</Badge>
        <PanelLink
          to={`/bookings/${bookingId}`}
          className="font-semibold text-forest underline underline-offset-2"
        >
          {reference}
        </PanelLink>
        <span className="min-w-0 wrap-anywhere">{guestName}</span>
      </p>
      <p className="tabular text-sm text-ink-soft wrap-anywhere">
        {[words.by(WAY_NAMES[way], recipient), formatInstant(at), words.tries(attempts)]
          .filter(Boolean)
          .join(', ')}
        {isWaiting && attempts > 0 && `, ${words.next(formatInstant(message.dueAt))}`}
      </p>
      {error && <p className="text-sm wrap-anywhere text-ink-soft">{error}</p>}
      {mail && <p className="text-sm text-ink-soft">{words.mailed[mail]}.</p>}
    </li>
  )
}
