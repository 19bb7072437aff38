import { lazy, Suspense, useEffect, useRef } from 'react'
import { FIND_PAGE } from '@/features/bookings/paths'
import { tellArrivalTime } from '@/features/bookings/rules/arrival-time'
import { FORM_WORDS, STATUS_WORDS } from '@/features/bookings/text'
import { withPlan } from '@/features/cancellation/rules/plan-cancelling'
import { CANCELLING_WORDS } from '@/features/cancellation/text'
import { tellHold } from '@/features/mailbox-proof/rules/tell-hold'
import { useProperty } from '@/features/property/web/use-property'
import { PLAN_WORDS } from '@/features/rates/rules/plan-words'
import { BOARD_WORDS } from '@/features/rates/text'
import { RECEIPT_WORDS as receiptWords } from '@/features/stay-calendar/text'
import { CONFIRMATION_WORDS } from '@/features/stay-calendar/web/receipt-text'
import { toDay } from '@/kernel/days'
import { formatPrice, toCents } from '@/kernel/money'
import { countNights, STAY_WORDS } from '@/kernel/stay'
import { Button } from '@/web/ui/button'
import { Icon } from '@/web/ui/icon'
import { PageLink } from '@/web/ui/page-link'
import { tellGroupCancelling } from '../rules/group-cancelling'
import { GROUP_WORDS as words } from './group-text'
import { type SavedGroup, saveGroup } from './saved-group'

const ProveMailbox = lazy(async () => ({
  default: (await import('@/features/mailbox-proof/web/prove-mailbox')).ProveMailbox,
}))

const DepositPayment = lazy(async () => ({
  default: (await import('@/features/checkout/web/deposit-payment')).DepositPayment,
}))

/** What a guest holds in hand after booking a group; it stays until they put it away. */
export function GroupReceiptCard({ saved, takesFocus }: { saved: SavedGroup; takesFocus: boolean }) {
  const { receipt, villas, arrivalTime, board, specialRequests } = saved
  const property = useProperty()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) title.current?.focus()
  }, [takesFocus])

  const cancelling = tellGroupCancelling(
    receipt.parts.map(({ checkInDate }) => toDay(checkInDate)),
    withPlan(property, receipt.ratePlan),
    Date.now(),
  )
  const extras = toCents(receipt.extrasAmount ?? '0.00')
  const lines: [string, readonly string[]][] = [
    [receiptWords.reference, [receipt.reference]],
    ...(extras > 0 ? [[receiptWords.extras, [formatPrice(extras)]] as [string, string[]]] : []),
    [receiptWords.total, [formatPrice(toCents(receipt.totalAmount) + extras)]],
    ...(board ? [[BOARD_WORDS.label, [BOARD_WORDS.names[board]]] as [string, string[]]] : []),
    ...(receipt.ratePlan ? [[PLAN_WORDS.label, [receipt.ratePlan.name]] as [string, string[]]] : []),
    [CANCELLING_WORDS.label, cancelling],
    ...(arrivalTime ? [[receiptWords.arrival, [tellArrivalTime(arrivalTime)]] as [string, string[]]] : []),
    ...(specialRequests ? [[CONFIRMATION_WORDS.requests, [specialRequests]] as [string, string[]]] : []),
  ]
  const isUnproven = receipt.status === 'pending' && receipt.mailboxProof === 'asked'

  return (
    <section className="grid gap-6 rounded-card border-2 border-leaf bg-paper p-5 sm:p-8 md:grid-cols-2">
      <div>
        <h2 ref={title} tabIndex={-1} className="scroll-mt-40 flex items-center gap-3 text-2xl outline-none">
          <Icon name="check" className="size-8 text-leaf" />
          {STATUS_WORDS[receipt.status]}
        </h2>
        <p className="mt-2">{tellHold(receipt, property)}</p>
        {isUnproven && (
          <Suspense fallback={null}>
            <ProveMailbox
              reference={receipt.reference}
              holdExpiresAt={receipt.holdExpiresAt}
              level={3}
              isGroup
              className="mt-4"
              onProved={(answer) => saveGroup({ ...saved, receipt: { ...receipt, ...answer } })}
            />
          </Suspense>
        )}
        <dl className="tabular mt-4 grid grid-cols-[auto_1fr] wrap-anywhere gap-x-6 gap-y-2">
          {lines.map(([name, values]) => (
            <div key={name} className="contents">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="font-semibold">
                {values.map((value) => (
                  <span key={value} className="block">
                    {value}
                  </span>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-2 text-sm text-ink-soft">{CONFIRMATION_WORDS.taxes}</p>
        <h3 className="mt-6 font-sans font-semibold">{words.receipt.villas}</h3>
        <ul className="tabular mt-2 ruled border-y border-line">
          {receipt.parts.map((part, place) => (
            <li key={part.id} className="flex justify-between gap-4 py-3">
              <span className="min-w-0">
                <strong className="block font-semibold">{villas[place]}</strong>
                <span className="block text-sm text-ink-soft">{tellStay(part)}</span>
              </span>
              {formatPrice(toCents(part.totalAmount) + toCents(part.extrasAmount ?? '0.00'))}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className="font-sans font-semibold">{receiptWords.next}</h3>
        <ol className="mt-3 flex list-decimal flex-col gap-2 pl-5">
          {receiptWords.steps[isUnproven ? 'unproven' : 'requested'].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="mt-3">
          {receiptWords.lost}{' '}
          <PageLink path={FIND_PAGE} className="font-semibold text-forest underline underline-offset-4">
            {receiptWords.find}
          </PageLink>
        </p>
        <Button look="quiet" onClick={() => saveGroup(null)} className="mt-6">
          {words.receipt.again}
        </Button>
      </div>
      {receipt.deposit && (
        <div className="md:col-span-2">
          <Suspense fallback={null}>
            <DepositPayment
              path={receipt.deposit.path}
              status={receipt.status}
              onRequest={(request) => saveGroup({ ...saved, receipt: { ...receipt, ...request } })}
            />
          </Suspense>
        </div>
      )}
    </section>
  )
}

function tellStay({ checkInDate, checkOutDate }: { checkInDate: string; checkOutDate: string }): string {
  const [checkIn, checkOut] = [toDay(checkInDate), toDay(checkOutDate)]
  return `${FORM_WORDS.datesOf(checkIn, checkOut)}, ${STAY_WORDS.nights(countNights({ checkIn, checkOut }))}`
}
