import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { lookAgainAfter } from '@/features/online-payments/rules/look-again'
import type { StaffPayment } from '@/features/online-payments/staff-contract'
import { staffPaymentsQuery } from '@/features/online-payments/staff-queries'
import { PROVIDER_TRAITS } from '@/features/payment-providers/rules/provider-names'
import { formatPrice, toCents } from '@/kernel/money'
import { formatShillings, toShillings } from '@/kernel/shillings'
import { formatInstant } from '@/web/admin-kit/show-instant'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import { RefundLines } from './admin-refund-lines'
import { staffPaymentsText as words } from './admin-text'

/** While somebody is about to begin a payment: the code stands on the screen, and the payer holds a phone before it. */
const AWAITED_MS = 5000

type Props = {
  bookingId: number
  /** Whether a payment may begin that is not there yet. */
  isAwaited: boolean
}

/** What became of each online payment of a booking; one that waits, or is waited for, is looked at again. */
export function OnlinePayments({ bookingId, isAwaited }: Props) {
  const { data, isError } = useQuery({
    ...staffPaymentsQuery(bookingId),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      lookAgainAfter(state.data?.[0], new Date()) ?? (isAwaited ? AWAITED_MS : false),
  })
  useOthersRefetched(bookingId, data)
  if (!data)
    return isError ? (
      <p className="text-alarm">{words.failed}</p>
    ) : (
      <Loading label={words.loading}>
        <Skeleton className="h-10" />
      </Loading>
    )
  if (data.length === 0) return <p className="text-ink-soft">{words.none}</p>
  return (
    <ul className="grid">
      {data.map((payment) => (
        <PaymentLine key={payment.id} payment={payment} />
      ))}
    </ul>
  )
}

/** What was paid changes folio, links and booking as well: they are read again when a payment takes a step. */
function useOthersRefetched(bookingId: number, payments: readonly StaffPayment[] | undefined) {
  const queryClient = useQueryClient()
  const states = payments
    ?.map(({ id, state, refunds }) => [id, state, ...refunds.map((one) => one.state)])
    .join()
  const before = useRef(states)
  useEffect(() => {
    const isFirst = before.current === undefined
    if (before.current === states) return
    before.current = states
    if (isFirst) return
    const [own] = staffPaymentsQuery(bookingId).queryKey
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/admin/') && queryKey[0] !== own,
    })
  }, [queryClient, bookingId, states])
}

function PaymentLine({ payment }: { payment: StaffPayment }) {
  const { provider, state, at, received, confirmation, account, failureDetail, linkId } = payment
  const came = received && tellBoth(received)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2 first:pt-0 last:border-0">
      <div className="min-w-0 grow basis-40">
        <p>
          <strong>{words.states[state]}</strong>, {PROVIDER_TRAITS[provider].label}
          {linkId !== null && ` ${words.byLink}`}
        </p>
        <time dateTime={at} className="tabular text-xs text-ink-soft">
          {formatInstant(at)}
        </time>
        {came && came !== tellBoth(payment) && <p className="text-sm">{words.received(came)}</p>}
        {confirmation && (
          <p className="text-sm text-ink-soft">
            {words.confirmation(confirmation)} {account && words.account(account)}
          </p>
        )}
        {failureDetail && <p className="text-sm text-alarm">{failureDetail}</p>}
      </div>
      <p className="tabular font-semibold">{tellBoth(payment)}</p>
      {payment.refunds.length > 0 && (
        <div className="grid w-full gap-2">
          <RefundLines payment={payment} />
        </div>
      )}
    </li>
  )
}

function tellBoth({ amount, shillings }: Pick<StaffPayment, 'amount' | 'shillings'>): string {
  const dollars = formatPrice(toCents(amount))
  return shillings === null ? dollars : `${formatShillings(toShillings(shillings))}, ${dollars}`
}
