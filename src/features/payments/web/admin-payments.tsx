import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { ADMIN_BOOKINGS_PATH } from '@/features/bookings/paths'
import { PAYMENT_METHODS, type PaymentMethod } from '@/features/bookings/rules/payment-choice'
import { formatPrice, parseAmount, toCents } from '@/kernel/money'
import { confirmWithNote } from '@/web/admin-kit/confirm'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { formatInstant } from '@/web/admin-kit/show-instant'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { refetchLists } from '@/web/admin-kit/use-writes'
import { type Attempt, isRefused, nextAttempt } from '@/web/kit/send-attempt'
import { Button, buttonClass } from '@/web/ui/button'
import { Input, Select } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import { showToast } from '@/web/ui/toast'
import type { BookingLedger, BookingPayment, reversePaymentCall, takePaymentCall } from '../contract'
import { bookingLedgerQuery } from '../staff-queries'
import { METHOD_LABELS, paymentText as words } from './admin-text'

const LONGEST_REASON = 500

/** What was paid for a booking and what is due, a form for the next payment, and the receipt. */
export function BookingPayments({ bookingId }: { bookingId: number }) {
  const query = bookingLedgerQuery(bookingId)
  const { data, isError } = useQuery({ ...query, staleTime: 0 })
  return (
    <section className="grid content-start gap-3 rounded-card border border-line bg-paper p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-lg">{words.title}</h3>
        <a
          href={`${ADMIN_BOOKINGS_PATH}/${bookingId}/receipt.pdf`}
          download
          className={buttonClass({ look: 'quiet', size: 'small', className: 'print:hidden' })}
        >
          {words.receipt}
        </a>
      </div>
      {isError && !data && <p className="text-alarm">{words.failed}</p>}
      {!data && !isError && (
        <Loading label={words.loading}>
          <Skeleton className="h-24" />
        </Loading>
      )}
      {data && <Ledger ledger={data} bookingId={bookingId} />}
    </section>
  )
}

function Ledger({ ledger, bookingId }: { ledger: BookingLedger; bookingId: number }) {
  const due = toCents(ledger.due)
  const isCharged = ledger.owed === ledger.total
  return (
    <>
      {ledger.payments.length > 0 && (
        <ul className="grid">
          {ledger.payments.map((payment) => (
            <PaymentLine key={payment.id} payment={payment} bookingId={bookingId} />
          ))}
        </ul>
      )}
      <dl className="tabular grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1">
        <dt className="text-ink-soft">{words.total}</dt>
        <dd className={isCharged ? 'text-right' : 'text-right text-ink-soft line-through'}>
          {price(ledger.total)}
        </dd>
        {!isCharged && (
          <>
            <dt className="text-ink-soft">{words.notCharged}</dt>
            <dd className="text-right">{price(ledger.owed)}</dd>
          </>
        )}
        <dt className="text-ink-soft">{words.paid}</dt>
        <dd className="text-right">{price(ledger.paid)}</dd>
        <dt className="border-t border-line pt-1 font-semibold">
          {due < 0 ? words.refund : isCharged ? words.due : words.nothingOwed}
        </dt>
        <dd className="border-t border-line pt-1 text-right font-semibold">{formatPrice(Math.abs(due))}</dd>
      </dl>
      {due > 0 && <PaymentForm key={ledger.due} due={ledger.due} bookingId={bookingId} />}
    </>
  )
}

function PaymentLine({ payment, bookingId }: { payment: BookingPayment; bookingId: number }) {
  const queryClient = useQueryClient()
  const { id, at, method, amount, reference, reversesId, isReversed, staffEmail } = payment
  const name = words.paymentOf(METHOD_LABELS[method], price(amount))

  async function onReverse() {
    const reason = await confirmWithNote({
      title: words.reverseTitle,
      line: name,
      note: { label: words.reason, help: words.reasonHelp, longest: LONGEST_REASON },
      action: words.reverse,
      decline: words.keep,
    })
    if (reason === null) return
    try {
      const ledger = await sendForStaff<typeof reversePaymentCall>(
        'POST',
        `${ADMIN_BOOKINGS_PATH}/${bookingId}/payments/${id}/reversal`,
        {
          reason: reason || words.noReason,
        },
      )
      queryClient.setQueryData(bookingLedgerQuery(bookingId).queryKey, ledger)
      showToast({ title: words.reversed })
    } catch (error) {
      showToast({
        title: words.reverseFailed,
        description: reasonOf(error) ?? words.tryAgain,
        tone: 'destructive',
      })
    } finally {
      void refetchLists(queryClient)
    }
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2 first:pt-0">
      <div className="min-w-0 grow basis-40">
        <p>
          {METHOD_LABELS[method]}
          {reference && <span className="text-ink-soft">, {reference}</span>}
          {(isReversed || reversesId !== null) && (
            <span className="text-ink-soft">, {isReversed ? words.wasReversed : words.reversal}</span>
          )}
        </p>
        <p className="tabular text-xs wrap-anywhere text-ink-soft">
          {staffEmail}, {formatInstant(at)}
        </p>
      </div>
      <p className={isReversed ? 'tabular text-ink-soft line-through' : 'tabular font-semibold'}>
        {price(amount)}
      </p>
      {!isReversed && reversesId === null && (
        <Button
          look="bare"
          size="small"
          aria-label={`${words.reverse}: ${name}`}
          onClick={() => void onReverse()}
          className="print:hidden"
        >
          {words.reverse}
        </Button>
      )}
    </li>
  )
}

function PaymentForm({ due, bookingId }: { due: string; bookingId: number }) {
  const queryClient = useQueryClient()
  const attempt = useRef<Attempt | null>(null)
  const [method, setMethod] = useState<PaymentMethod>('cash')
  const [amount, setAmount] = useState(due)
  const [reference, setReference] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)

  async function onTake(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    const cents = parseAmount(amount.trim())
    if (cents === null || cents <= 0) return setProblem(words.noAmount)
    if (cents > toCents(due)) return setProblem(words.tooMuch(price(due)))
    setSending(true)
    const body = { method, amount: amount.trim(), reference: reference || null }
    attempt.current = nextAttempt(attempt.current, JSON.stringify(body))
    const headers = { 'idempotency-key': attempt.current.key }
    try {
      const ledger = await sendForStaff<typeof takePaymentCall>(
        'POST',
        `${ADMIN_BOOKINGS_PATH}/${bookingId}/payments`,
        body,
        headers,
      )
      attempt.current = null
      queryClient.setQueryData(bookingLedgerQuery(bookingId).queryKey, ledger)
      showToast({ title: words.taken(formatPrice(cents)) })
      void refetchLists(queryClient)
    } catch (error) {
      if (isRefused(error)) attempt.current = null
      showToast({
        title: words.takeFailed,
        description: reasonOf(error) ?? words.tryAgain,
        tone: 'destructive',
      })
      void refetchLists(queryClient)
    } finally {
      setSending(false)
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void onTake(event)}
      className="grid items-start gap-3 border-t border-line pt-3 sm:grid-cols-3 print:hidden"
    >
      <Field label={words.method}>
        {(control) => (
          <Select
            {...control}
            value={method}
            onChange={({ target: { value } }) => setMethod(value as PaymentMethod)}
          >
            {PAYMENT_METHODS.map((one) => (
              <option key={one} value={one}>
                {METHOD_LABELS[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={words.amount} error={problem}>
        {(control) => (
          <Input
            {...control}
            inputMode="decimal"
            value={amount}
            onChange={({ target: { value } }) => {
              setAmount(value)
              setProblem(null)
            }}
          />
        )}
      </Field>
      <Field label={words.reference}>
        {(control) => (
          <Input
            {...control}
            maxLength={120}
            value={reference}
            onChange={({ target: { value } }) => setReference(value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        look="primary"
        size="small"
        aria-disabled={isSending}
        className="justify-self-start"
      >
        {isSending ? words.taking : words.take}
      </Button>
    </form>
  )
}

function price(amount: string): string {
  return formatPrice(toCents(amount))
}
