import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { ADMIN_BOOKINGS_PATH } from '@/features/bookings/paths'
import type { StaffBooking } from '@/features/bookings/staff-contract'
import { ApprovalNotes } from '@/features/money-approvals/web/admin-approval-notes'
import type { BookingLedger } from '@/features/payments/contract'
import type { RefundWay } from '@/features/payments/rules/refund-way'
import { bookingLedgerQuery } from '@/features/payments/staff-queries'
import { formatPrice, toCents } from '@/kernel/money'
import { useMay } from '@/web/admin-kit/use-may'
import { Button, buttonClass } from '@/web/ui/button'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import { price } from './admin-amounts'
import type { FolioFormProps } from './admin-folio-form'
import { ChargeLine, NightsLine, PaymentLine } from './admin-folio-lines'
import { TakePayment } from './admin-take-payment'
import { folioFormText as form, folioText as words } from './admin-text'

/** The forms come when one is opened. */
const FORMS = {
  charge: lazy(async () => ({ default: (await import('./admin-charge-form')).ChargeForm })),
  discount: lazy(async () => ({ default: (await import('./admin-discount-form')).DiscountForm })),
  refund: lazy(async () => ({ default: (await import('./admin-refund-form')).RefundForm })),
  move: lazy(async () => ({ default: (await import('./admin-move-form')).MoveForm })),
}

type FormName = keyof typeof FORMS

/** The folio of a booking: nights, charges, money that came and went, and what is due; and all that is written into it. */
export function BookingFolio({
  booking,
  refundWays,
}: {
  booking: StaffBooking
  refundWays: readonly RefundWay[]
}) {
  const { data, isError, refetch } = useQuery({ ...bookingLedgerQuery(booking.id), staleTime: 0 })
  return (
    <section className="grid content-start gap-3 rounded-card border border-line bg-paper p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-lg">{words.title}</h3>
        <a
          href={`${ADMIN_BOOKINGS_PATH}/${booking.id}/receipt.pdf`}
          download
          className={buttonClass({ look: 'quiet', size: 'small', className: 'print:hidden' })}
        >
          {words.receipt}
        </a>
      </div>
      {isError && !data && (
        <div role="alert" className="grid justify-items-start gap-3">
          <p className="text-alarm">{words.failed}</p>
          <Button look="quiet" size="small" onClick={() => void refetch()}>
            {words.retry}
          </Button>
        </div>
      )}
      {!data && !isError && (
        <Loading label={words.loading}>
          <Skeleton className="h-48" />
        </Loading>
      )}
      {data && <Folio ledger={data} booking={booking} refundWays={refundWays} />}
    </section>
  )
}

function Folio({ ledger, booking, refundWays }: Omit<FolioFormProps, 'onClose'>) {
  const [open, setOpen] = useState<FormName | null>(null)
  const mayTake = useMay('money')
  const mayGive = useMay(['money', 'refunds'])
  const mayCharge = useMay(['front-desk', 'money'])
  const Form = open && FORMS[open]
  const { charges, payments, total, owed, paid, due } = ledger
  const charged = charges.reduce((sum, { amount }) => sum + toCents(amount), 0)
  const isOff = toCents(owed) - charged < toCents(total)
  return (
    <>
      <ApprovalNotes approvals={ledger.approvals} />
      <Balance ledger={ledger} charged={charged} isOff={isOff} />
      <div className="flex flex-wrap gap-2 border-t border-line pt-3 empty:hidden print:hidden">
        {mayCharge && (
          <Button look="quiet" size="small" onClick={() => setOpen('charge')}>
            {form.charge.open}
          </Button>
        )}
        {mayGive && toCents(owed) > 0 && (
          <Button look="quiet" size="small" onClick={() => setOpen('discount')}>
            {form.discount.open}
          </Button>
        )}
        {mayGive && toCents(paid) > 0 && (
          <>
            <Button
              look={toCents(due) < 0 ? 'primary' : 'quiet'}
              size="small"
              onClick={() => setOpen('refund')}
            >
              {form.refund.open}
            </Button>
            {mayTake && (
              <Button look="quiet" size="small" onClick={() => setOpen('move')}>
                {form.move.open}
              </Button>
            )}
          </>
        )}
      </div>
      {mayTake && toCents(due) > 0 && <TakePayment key={due} ledger={ledger} bookingId={booking.id} />}
      <h4 className="font-semibold">{words.charges}</h4>
      <ul className="grid">
        <NightsLine booking={booking} total={total} isOff={isOff} />
        {charges.map((charge) => (
          <ChargeLine key={charge.id} charge={charge} bookingId={booking.id} />
        ))}
      </ul>
      <h4 className="font-semibold">{words.payments}</h4>
      {payments.length === 0 ? (
        <p className="text-ink-soft">{words.noPayments}</p>
      ) : (
        <ul className="grid">
          {payments.map((payment) => (
            <PaymentLine key={payment.id} payment={payment} bookingId={booking.id} />
          ))}
        </ul>
      )}
      {Form && (
        <Suspense fallback={null}>
          <Form ledger={ledger} booking={booking} refundWays={refundWays} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  )
}

type BalanceProps = { ledger: BookingLedger; charged: number; isOff: boolean }

function Balance({ ledger, charged, isOff }: BalanceProps) {
  const due = toCents(ledger.due)
  const isNothing = isOff && due === 0 && toCents(ledger.owed) === 0
  return (
    <dl className="tabular grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1">
      <dt className="text-ink-soft">{words.total}</dt>
      <dd className={isOff ? 'text-right text-ink-soft line-through' : 'text-right'}>
        {price(ledger.total)}
      </dd>
      {charged !== 0 && (
        <>
          <dt className="text-ink-soft">{words.otherCharges}</dt>
          <dd className="text-right">{formatPrice(charged)}</dd>
        </>
      )}
      {isOff && (
        <>
          <dt className="text-ink-soft">{words.notCharged}</dt>
          <dd className="text-right">{price(ledger.owed)}</dd>
        </>
      )}
      <dt className="text-ink-soft">{words.paid}</dt>
      <dd className="text-right">{price(ledger.paid)}</dd>
      <dt className="border-t border-line pt-1 font-semibold">
        {due < 0 ? words.refund : isNothing ? words.nothingOwed : words.due}
      </dt>
      <dd className="border-t border-line pt-1 text-right font-semibold">{formatPrice(Math.abs(due))}</dd>
    </dl>
  )
}
