import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { GuestPayment, PayingDesk, PayWish } from '@/features/online-payments/contract'
import { lookAgainAfter } from '@/features/online-payments/rules/look-again'
import { isOpen } from '@/features/online-payments/rules/payment-state'
import { LABEL_WORDS } from '@/kernel/labels'
import { formatPrice, toCents } from '@/kernel/money'
import { formatShillings, toShillings } from '@/kernel/shillings'
import type { Query } from '@/web/kit/query'
import { ApiError } from '@/web/kit/request'
import { Button } from '@/web/ui/button'
import { type PayChoice, PayForm } from './pay-form'
import { PayOutcome } from './pay-outcome'
import { payText as words } from './pay-text'

type PayOnlineProps = {
  query: Query<PayingDesk>
  /** Begins a payment; throws ApiError. */
  pay: (wish: PayWish) => Promise<GuestPayment>
  /** What is to be begun at once where nothing was begun before; it is asked for a single time. */
  takeFirst?: () => PayWish | null
  /** Something became of a payment: what the page says of the booking is old. */
  onNews: () => void
}

/**
 * Paying what is due, on the page of what it is for. It waits for what becomes of a payment and tells it; who comes back
 * from a provider's page, or opens the page anew, finds the payment where it stands.
 */
export function PayOnline({ query, pay, takeFirst, onNews }: PayOnlineProps) {
  const { data, error, refetch } = useQuery({
    ...query,
    staleTime: 0,
    refetchInterval: ({ state }) => lookAgainAfter(state.data?.payments[0], new Date()) ?? false,
  })
  const starting = useMutation({
    mutationFn: pay,
    onSuccess: async ({ redirectUrl }) => {
      if (redirectUrl) location.assign(redirectUrl)
      else await refetch()
    },
  })
  useNews(data, onNews)
  useFirst(data, takeFirst, starting.mutate)
  // Kept here, as the form moves about when a payment begins or ends.
  const [choice, setChoice] = useState<PayChoice>({ purpose: 'deposit', place: 0, phone: '' })

  if (!data)
    return error ? (
      <div role="alert" className="flex flex-wrap items-center gap-3">
        <p>{words.loadFailed}</p>
        <Button look="quiet" size="small" onClick={() => void refetch()}>
          {words.tryAgain}
        </Button>
      </div>
    ) : null
  const latest = data.payments[0]
  const dueCents = toCents(data.due)
  const isWaiting = latest !== undefined && isOpen(latest.state)
  const refusal = starting.error instanceof ApiError ? starting.error : null
  const phoneError = refusal?.problems.find(({ path }) => path === 'phone')?.message
  const form = data.methods.length > 0 && (
    <PayForm
      desk={data}
      isBusy={starting.isPending || (starting.isSuccess && starting.data.redirectUrl !== null)}
      choice={choice}
      onChoose={setChoice}
      phoneError={phoneError}
      onPay={(wish) => starting.mutate(wish)}
    />
  )
  return (
    <section
      data-keep-clear
      aria-labelledby="pay-online"
      className="grid gap-4 rounded-card border border-line bg-paper p-5 sm:p-6"
    >
      <h2 id="pay-online" className="text-xl">
        {words.title}
      </h2>
      {dueCents > 0 && (
        <p className="tabular">
          {words.due}
          {LABEL_WORDS.colon} <strong className="text-xl text-forest">{formatPrice(dueCents)}</strong>
          {data.shillingsDue !== null && (
            <span className="block text-ink-soft">
              {words.inShillings(formatShillings(toShillings(data.shillingsDue)))}
            </span>
          )}
        </p>
      )}
      {latest && <PayOutcome payment={latest} due={dueCents} />}
      {error && <p role="alert">{words.checkAgain}</p>}
      {isWaiting && form ? (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">{words.again}</summary>
          <div className="mt-3">{form}</div>
        </details>
      ) : (
        form
      )}
      {starting.error && !phoneError && (
        <p role="alert" className="font-semibold text-alarm">
          {words.failedToStart}. {refusal?.problems[0]?.message ?? refusal?.serverMessage}
        </p>
      )}
    </section>
  )
}

/** Begins by itself what the guest has chosen before, once it is known that nothing was begun. */
function useFirst(
  desk: PayingDesk | undefined,
  takeFirst: (() => PayWish | null) | undefined,
  begin: (wish: PayWish) => void,
) {
  const hasNothing = desk?.payments.length === 0 && desk.methods.length > 0
  useEffect(() => {
    const wish = hasNothing ? takeFirst?.() : null
    if (wish) begin(wish)
  }, [hasNothing, takeFirst, begin])
}

/**
 * Calls `onNews` whenever what is known of the payments changes, and with the first answer that names any: the page was
 * asked for before it, and a payment may have been settled in between.
 */
function useNews(desk: PayingDesk | undefined, onNews: () => void) {
  const known = desk?.payments.map(({ reference, state }) => `${reference} ${state}`).join()
  const before = useRef(known ?? '')
  const tell = useRef(onNews)
  tell.current = onNews
  useEffect(() => {
    if (known === undefined || known === before.current) return
    before.current = known
    tell.current()
  }, [known])
}
