import { useState } from 'react'
import { isOpen, type OnlinePaymentState } from '@/features/online-payments/rules/payment-state'
import { PROVIDER_TRAITS, type ProviderName } from '@/features/payment-providers/rules/provider-names'
import { staffPaymentsText } from '@/features/payment-screens/web/admin-text'
import { formatPrice, toCents } from '@/kernel/money'
import { formatShillings } from '@/kernel/shillings'
import { PanelLink } from '@/web/admin-kit/panel-link'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { formatInstant } from '@/web/admin-kit/show-instant'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { Button } from '@/web/ui/button'
import { showToast } from '@/web/ui/toast'
import { ASK_PAYMENT_PATH } from '../paths'
import type { askPaymentCall, ReconciledLine, ReconciledPayment, StatementAmount } from '../staff-contract'
import { reconciliationText as words } from './admin-text'

const ENTRY = 'flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2.5 last:border-0'

type LineEntryProps = {
  line: ReconciledLine
  own: ReconciledPayment | null
  provider: ProviderName
  /** Of the payment no money is known here. */
  isAttempt?: boolean
  /** Both amounts are the same. */
  isMatched?: boolean
}

/** A row of the statement with what we know of it. */
export function LineEntry({ line, own, provider, isAttempt = false, isMatched = false }: LineEntryProps) {
  const { row, date, confirmation, amount } = line
  return (
    <li className={ENTRY}>
      <div className="min-w-0 grow basis-40 wrap-anywhere">
        <p className="font-semibold">{confirmation}</p>
        <p className="tabular text-sm text-ink-soft">{words.rowOf(row, date)}</p>
        {own && <Whose own={own} />}
      </div>
      <p className="tabular ml-auto text-right">
        <span className="block font-semibold">
          {isMatched ? tellStatementAmount(amount) : words.statementAmount(tellStatementAmount(amount))}
        </span>
        {own && !isAttempt && !isMatched && <span>{words.ours(tellStatementAmount(own.amount))}</span>}
      </p>
      {own && isAttempt && <AskButton own={own} provider={provider} />}
    </li>
  )
}

/** A payment of ours that the statement does not have. */
export function OwnEntry({ own, provider }: { own: ReconciledPayment; provider: ProviderName }) {
  return (
    <li className={ENTRY}>
      <div className="min-w-0 grow basis-40 wrap-anywhere">
        <p className="font-semibold">{own.confirmation || words.noNumber}</p>
        <time dateTime={own.at} className="tabular text-sm text-ink-soft">
          {formatInstant(own.at)}
        </time>
        <Whose own={own} />
      </div>
      <p className="tabular ml-auto text-right font-semibold">
        {words.ours(tellStatementAmount(own.amount))}
      </p>
      {own.state !== null && isOpen(own.state) && <AskButton own={own} provider={provider} />}
    </li>
  )
}

export function tellStatementAmount({ currency, amount }: StatementAmount): string {
  return currency === 'USD' ? formatPrice(toCents(amount)) : formatShillings({ shillings: Number(amount) })
}

function Whose({ own }: { own: ReconciledPayment }) {
  const { bookingId, guestName, bookingReference, state } = own
  return (
    <p>
      <PanelLink
        to={`/bookings/${bookingId}`}
        className="inline-flex min-h-11 items-center text-forest underline underline-offset-2"
      >
        {words.booking(guestName, bookingReference)}
      </PanelLink>{' '}
      <span className="text-sm text-ink-soft">
        {state === null ? words.byHand : staffPaymentsText.states[state]}
      </span>
    </p>
  )
}

/** Asks the provider what became of a payment, and says what is known then. */
function AskButton({ own, provider }: { own: ReconciledPayment; provider: ProviderName }) {
  const [isSending, setSending] = useState(false)
  const [state, setState] = useState<OnlinePaymentState | null>(null)
  const { onlinePaymentId, guestName } = own
  const { name } = PROVIDER_TRAITS[provider]
  if (onlinePaymentId === null) return null

  async function onAsk(id: number) {
    if (isSending) return
    setSending(true)
    try {
      const path = `${ASK_PAYMENT_PATH}/${id}/question` as const
      const answer = await sendForStaff<typeof askPaymentCall>('POST', path)
      setState(answer.state)
      showToast({ title: words.asked, description: tellState(answer.state) })
    } catch (error) {
      const description = reasonOf(error) ?? words.tryAgain
      showToast({ title: words.askFailed, description, tone: 'destructive' })
    } finally {
      setSending(false)
    }
  }

  return (
    <div className="grid w-full gap-1 print:hidden">
      <Button
        look="quiet"
        size="small"
        aria-disabled={isSending}
        aria-label={words.askFor(name, guestName)}
        onClick={() => void onAsk(onlinePaymentId)}
        className="justify-self-start"
      >
        {words.ask(name)}
      </Button>
      {state && <p className="text-sm">{tellState(state)}</p>}
    </div>
  )
}

function tellState(state: OnlinePaymentState): string {
  if (isOpen(state)) return words.stillOpen
  return state === 'paid' ? words.nowPaid : words.became(staffPaymentsText.states[state])
}
