import type { FormEvent } from 'react'
import type { BookingLedger } from '@/features/payments/contract'
import { formatPrice, toCents } from '@/kernel/money'
import { Button } from '@/web/ui/button'
import { showToast } from '@/web/ui/toast'
import { GivenMoneyFields, useGivenMoney } from './admin-given-money'
import { paymentText as words } from './admin-text'
import { useFolio } from './admin-use-folio'

/** The next payment: it begins with all that is due, so that a guest who pays it is one press. */
export function TakePayment({ ledger, bookingId }: { ledger: BookingLedger; bookingId: number }) {
  const due = toCents(ledger.due)
  const money = useGivenMoney(due, ledger.shillingsPerDollar)
  const folio = useFolio(bookingId)

  async function onTake(event: FormEvent) {
    event.preventDefault()
    const given = money.read()
    if (!given) return
    if (given.cents > due) return money.setProblem(words.tooMuch(formatPrice(due)))
    const told = given.sent.shillings === undefined ? formatPrice(given.cents) : money.tell()
    const taken = await folio.send('payments', given.sent, words.takeFailed)
    if (taken) showToast({ title: words.taken(told ?? formatPrice(given.cents)) })
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void onTake(event)}
      className="grid items-start gap-3 border-t border-line pt-3 sm:grid-cols-2 print:hidden"
    >
      <GivenMoneyFields
        money={money}
        method={words.method}
        problem={folio.problemOf('amount', 'shillings')}
      />
      <div className="flex flex-wrap gap-2 sm:col-span-2">
        <Button type="submit" look="primary" size="small" aria-disabled={folio.isSending}>
          {folio.isSending ? words.taking : words.take}
        </Button>
        <Button look="quiet" size="small" onClick={() => money.onAmount(Math.ceil(due / 2))}>
          {words.half}
        </Button>
      </div>
    </form>
  )
}
