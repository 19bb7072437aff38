import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import type { BookingReceipt } from '@/features/bookings/contract'
import { FIND_PAGE } from '@/features/bookings/paths'
import { tellArrivalTime } from '@/features/bookings/rules/arrival-time'
import { FORM_WORDS, STATUS_WORDS } from '@/features/bookings/text'
import { policiesOn, withPlan } from '@/features/cancellation/rules/plan-cancelling'
import { tellCancelling } from '@/features/cancellation/rules/tell-cancelling'
import { CANCELLING_WORDS } from '@/features/cancellation/text'
import { tellHold } from '@/features/mailbox-proof/rules/tell-hold'
import { useProperty } from '@/features/property/web/use-property'
import { PLAN_WORDS } from '@/features/rates/rules/plan-words'
import { BOARD_WORDS } from '@/features/rates/text'
import { toDay } from '@/kernel/days'
import { formatPrice, toCents } from '@/kernel/money'
import { countNights } from '@/kernel/stay'
import { Button } from '@/web/ui/button'
import { Icon } from '@/web/ui/icon'
import { PageLink } from '@/web/ui/page-link'
import { RECEIPT_WORDS as words } from '../text'
import { CONFIRMATION_WORDS } from './receipt-text'
import { type SavedReceipt, saveReceipt } from './saved-receipt'

const ProveMailbox = lazy(async () => ({
  default: (await import('@/features/mailbox-proof/web/prove-mailbox')).ProveMailbox,
}))

type BookingReceiptProps = {
  saved: SavedReceipt
  takesFocus?: boolean
  /** Of its title within the page's headings. */
  level?: 2 | 3
  /** Where the deposit is paid, for a request that asks for one. */
  payment?: ReactNode
}

/** What a guest holds in hand after booking, and what happens next; it stays until they put it away. */
export function BookingReceiptCard({ saved, takesFocus = true, level = 3, payment }: BookingReceiptProps) {
  const { receipt, villaName, arrivalTime, board, specialRequests, extras = [] } = saved
  const property = useProperty()
  const title = useRef<HTMLHeadingElement>(null)
  const Title = `h${level}` as const
  const Part = level === 2 ? 'h3' : 'h4'
  useEffect(() => {
    if (takesFocus) title.current?.focus()
  }, [takesFocus])

  const extrasCents = toCents(receipt.extrasAmount ?? '0.00')
  const [checkIn, checkOut] = [toDay(receipt.checkInDate), toDay(receipt.checkOutDate)]
  const dates = FORM_WORDS.datesOf(checkIn, checkOut)
  const lines = [
    [words.reference, receipt.reference],
    [words.villa, villaName],
    [words.dates, dates],
    [CONFIRMATION_WORDS.nights, String(countNights({ checkIn, checkOut }))],
    ...(board ? [[BOARD_WORDS.label, BOARD_WORDS.names[board]]] : []),
    ...(arrivalTime ? [[words.arrival, tellArrivalTime(arrivalTime)]] : []),
    ...(extrasCents > 0 ? [[words.extras, [...extras, formatPrice(extrasCents)].join(', ')]] : []),
    [words.total, formatPrice(toCents(receipt.totalAmount) + extrasCents)],
    ...(receipt.ratePlan ? [[PLAN_WORDS.label, receipt.ratePlan.name]] : []),
    [CANCELLING_WORDS.label, tellCancelling(checkIn, withPlan(property, receipt.ratePlan), Date.now())],
    ...(specialRequests ? [[CONFIRMATION_WORDS.requests, specialRequests]] : []),
  ]
  return (
    <section className="grid gap-6 rounded-card border-2 border-leaf bg-paper p-5 sm:p-8 md:grid-cols-2">
      <div>
        <Title ref={title} tabIndex={-1} className="flex items-center gap-3 text-2xl outline-none">
          <Icon name="check" className="size-8 text-leaf" />
          {STATUS_WORDS[receipt.status]}
        </Title>
        {receipt.status === 'pending' && <p className="mt-2">{tellHold(receipt, property)}</p>}
        {receipt.status === 'pending' && receipt.mailboxProof === 'asked' && (
          <Suspense fallback={null}>
            <ProveMailbox
              reference={receipt.reference}
              holdExpiresAt={receipt.holdExpiresAt}
              level={level === 2 ? 3 : 4}
              className="mt-4"
              onProved={(answer) => saveReceipt({ ...saved, receipt: { ...receipt, ...answer } })}
            />
          </Suspense>
        )}
        <dl className="tabular mt-4 grid grid-cols-[auto_1fr] wrap-anywhere gap-x-6 gap-y-2">
          {lines.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-2 text-sm text-ink-soft">{CONFIRMATION_WORDS.taxes}</p>
      </div>
      <div>
        <Part className="font-sans font-semibold">{words.next}</Part>
        <ol className="mt-3 flex list-decimal flex-col gap-2 pl-5">
          {words.steps[stepsOf(receipt)].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="mt-3">
          {words.lost}{' '}
          <PageLink path={FIND_PAGE} className="font-semibold text-forest underline underline-offset-4">
            {words.find}
          </PageLink>
        </p>
      </div>
      {payment && <div className="md:col-span-2">{payment}</div>}
      <div className="md:col-span-2">
        <Part className="font-sans font-semibold">{words.policies}</Part>
        <dl className="mt-2 grid gap-x-8 gap-y-3 sm:grid-cols-2">
          {policiesOn(receipt.ratePlan, property.policies).map((policy) => (
            <div key={policy.title}>
              <dt className="text-sm font-semibold text-ink-soft">{policy.title}</dt>
              <dd>{policy.text}</dd>
            </div>
          ))}
        </dl>
        <Button look="quiet" onClick={() => saveReceipt(null)} className="mt-6">
          {words.again}
        </Button>
      </div>
    </section>
  )
}

function stepsOf({ status, mailboxProof }: BookingReceipt): keyof typeof words.steps {
  if (status !== 'pending') return 'confirmed'
  return mailboxProof === 'asked' ? 'unproven' : 'requested'
}
