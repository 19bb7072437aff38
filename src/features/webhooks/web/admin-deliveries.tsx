import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Notice } from '@/web/admin-kit/list-screen'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { formatInstant } from '@/web/admin-kit/show-instant'
import { staffRequest } from '@/web/admin-kit/staff-request'
import { formText } from '@/web/admin-kit/text'
import { Badge } from '@/web/ui/badge'
import { Button } from '@/web/ui/button'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import { showToast } from '@/web/ui/toast'
import type { Delivery } from '../contract'
import { WEBHOOK_DELIVERIES_PATH } from '../paths'
import { deliveriesQuery } from '../staff-queries'
import { nameOfKind } from './admin-kinds-field'
import { deliveriesText as words } from './admin-text'

const COLOURS = { queued: 'blue', sending: 'blue', delivered: 'green', failed: 'orange' } as const

/** What was told to whom, and what became of it, each with a way to tell it again. */
export function Deliveries() {
  const { data, isError, isFetching, refetch } = useQuery(deliveriesQuery)
  return (
    <section aria-labelledby="webhook-log" className="mt-8 grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="webhook-log" className="text-lg">
          {words.title}
        </h2>
        <Button look="quiet" size="small" aria-disabled={isFetching} onClick={() => void refetch()}>
          {words.refresh}
        </Button>
      </div>
      <p className="text-ink-soft">{words.help}</p>
      {data ? (
        <Log deliveries={data} />
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

function Log({ deliveries }: { deliveries: readonly Delivery[] }) {
  if (deliveries.length === 0) return <Notice title={words.empty} />
  return (
    <ul className="grid divide-y divide-line rounded-card border border-line bg-paper px-4 sm:px-6">
      {deliveries.map((delivery) => (
        <DeliveryLine key={delivery.id} delivery={delivery} />
      ))}
    </ul>
  )
}

function DeliveryLine({ delivery }: { delivery: Delivery }) {
  const queryClient = useQueryClient()
  const { id, kind, bookingId, webhookName, status, attempts, error, dueAt, createdAt, deliveredAt } =
    delivery
  const isWaiting = status === 'queued' || status === 'sending'

  async function onSendAgain() {
    try {
      await staffRequest('POST', `${WEBHOOK_DELIVERIES_PATH}/${id}/replay`, {})
      showToast({ title: words.sent })
    } catch (failure) {
      const description = reasonOf(failure) ?? formText.unavailable
      showToast({ title: words.sendFailed, description, tone: 'destructive' })
    }
    await queryClient.invalidateQueries(deliveriesQuery)
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 wrap-anywhere">
          <Badge color={COLOURS[status]}>{words.statuses[status]}</Badge>
          <strong>{nameOfKind(kind)}</strong> {words.booking(bookingId)}
        </p>
        <p className="tabular text-sm text-ink-soft wrap-anywhere">
          {[
            webhookName,
            formatInstant(deliveredAt ?? createdAt),
            words.tries(attempts),
            isWaiting && attempts > 0 && dueAt && words.next(formatInstant(dueAt)),
            error,
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
      </div>
      {!isWaiting && (
        <Button
          look="quiet"
          size="small"
          aria-label={words.sendAgainOf(nameOfKind(kind), bookingId)}
          onClick={() => void onSendAgain()}
        >
          {words.sendAgain}
        </Button>
      )}
    </li>
  )
}
