import { useEffect, useRef } from 'react'
import type { BookingReceipt } from '@/features/bookings/contract'
import { FORM_WORDS } from '@/features/bookings/text'
import type { PropertyFacts } from '@/features/property/contract'
import { toDay } from '@/kernel/days'
import { formatPrice, toCents } from '@/kernel/money'
import { Button } from '@/web/ui/button'
import { Icon } from '@/web/ui/icon'
import { RECEIPT_WORDS as words } from '../text'

/** What a guest holds in hand after booking, and what happens next; it stays until they are done with it. */
export function BookingReceiptCard({
  receipt,
  villaName,
  policies,
  takesFocus = true,
  level = 3,
  onAgain,
}: {
  receipt: BookingReceipt
  villaName: string
  policies: PropertyFacts['policies']
  takesFocus?: boolean
  /** Of its title within the page's headings. */
  level?: 2 | 3
  onAgain: () => void
}) {
  const title = useRef<HTMLHeadingElement>(null)
  const Title = `h${level}` as const
  const Part = level === 2 ? 'h3' : 'h4'
  useEffect(() => {
    if (takesFocus) title.current?.focus()
  }, [takesFocus])

  const dates = FORM_WORDS.datesOf(toDay(receipt.checkInDate), toDay(receipt.checkOutDate))
  const lines = [
    [words.reference, receipt.reference],
    [words.villa, villaName],
    [words.dates, dates],
    [words.total, formatPrice(toCents(receipt.totalAmount))],
  ]
  return (
    <section className="grid gap-6 rounded-card border-2 border-leaf bg-paper p-5 sm:p-8 md:grid-cols-2">
      <div>
        <Title ref={title} tabIndex={-1} className="flex items-center gap-3 text-2xl outline-none">
          <Icon name="check" className="size-8 text-leaf" />
          {words.title}
        </Title>
        <dl className="tabular mt-4 grid grid-cols-[auto_1fr] wrap-anywhere gap-x-6 gap-y-2">
          {lines.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        <Part className="font-sans font-semibold">{words.next}</Part>
        <ol className="mt-3 flex list-decimal flex-col gap-2 pl-5">
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <div className="md:col-span-2">
        <Part className="font-sans font-semibold">{words.policies}</Part>
        <dl className="mt-2 grid gap-x-8 gap-y-3 sm:grid-cols-2">
          {policies.map((policy) => (
            <div key={policy.title}>
              <dt className="text-sm font-semibold text-ink-soft">{policy.title}</dt>
              <dd>{policy.text}</dd>
            </div>
          ))}
        </dl>
        <Button look="quiet" onClick={onAgain} className="mt-6">
          {words.again}
        </Button>
      </div>
    </section>
  )
}
