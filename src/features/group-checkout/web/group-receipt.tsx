import { useEffect, useRef } from 'react'
import { FIND_PAGE } from '@/features/bookings/paths'
import { tellHold } from '@/features/bookings/rules/tell-hold'
import { FORM_WORDS, STATUS_WORDS } from '@/features/bookings/text'
import { useProperty } from '@/features/property/web/use-property'
import { RECEIPT_WORDS as receiptWords } from '@/features/stay-calendar/text'
import { toDay } from '@/kernel/days'
import { formatPrice, toCents } from '@/kernel/money'
import { Button } from '@/web/ui/button'
import { Icon } from '@/web/ui/icon'
import { PageLink } from '@/web/ui/page-link'
import { GROUP_WORDS as words } from './group-text'
import { type SavedGroup, saveGroup } from './saved-group'

/** What a guest holds in hand after booking a group; it stays until they put it away. */
export function GroupReceiptCard({ saved, takesFocus }: { saved: SavedGroup; takesFocus: boolean }) {
  const { receipt, villas } = saved
  const property = useProperty()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) title.current?.focus()
  }, [takesFocus])

  return (
    <section className="grid gap-6 rounded-card border-2 border-leaf bg-paper p-5 sm:p-8 md:grid-cols-2">
      <div>
        <h2 ref={title} tabIndex={-1} className="scroll-mt-40 flex items-center gap-3 text-2xl outline-none">
          <Icon name="check" className="size-8 text-leaf" />
          {STATUS_WORDS[receipt.status]}
        </h2>
        <p className="mt-2">{tellHold(receipt, property)}</p>
        <dl className="tabular mt-4 grid grid-cols-[auto_1fr] wrap-anywhere gap-x-6 gap-y-2">
          <dt className="text-ink-soft">{receiptWords.reference}</dt>
          <dd className="font-semibold">{receipt.reference}</dd>
          <dt className="text-ink-soft">{receiptWords.total}</dt>
          <dd className="font-semibold">{formatPrice(toCents(receipt.totalAmount))}</dd>
        </dl>
        <h3 className="mt-6 font-sans font-semibold">{words.receipt.villas}</h3>
        <ul className="tabular mt-2 ruled border-y border-line">
          {receipt.parts.map((part, place) => (
            <li key={part.id} className="flex justify-between gap-4 py-3">
              <span className="min-w-0">
                <strong className="block font-semibold">{villas[place]}</strong>
                <span className="block text-sm text-ink-soft">
                  {FORM_WORDS.datesOf(toDay(part.checkInDate), toDay(part.checkOutDate))}
                </span>
              </span>
              {formatPrice(toCents(part.totalAmount))}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className="font-sans font-semibold">{receiptWords.next}</h3>
        <ol className="mt-3 flex list-decimal flex-col gap-2 pl-5">
          {receiptWords.steps.requested.map((step) => (
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
    </section>
  )
}
