import type { GuestPayment } from '@/features/online-payments/contract'
import { isOpen } from '@/features/online-payments/rules/payment-state'
import { tellAmount } from '@/features/online-payments/rules/told-amount'
import { PROVIDER_TRAITS } from '@/features/payment-providers/rules/provider-names'
import type { Cents } from '@/kernel/money'
import { buttonClass } from '@/web/ui/button'
import { Icon, type IconName } from '@/web/ui/icon'
import { payText as words } from './pay-text'

/** What became of the latest payment, told as it changes, and what to do about it. */
export function PayOutcome({ payment, due }: { payment: GuestPayment; due: Cents }) {
  return (
    <div role="status" className="rounded-card bg-mist p-5">
      <p className="flex items-center gap-3 font-serif text-xl">
        <Icon name={iconOf(payment)} className={isLate(payment) ? 'size-7 text-alarm' : 'size-7 text-leaf'} />
        {words.titles[payment.state]}
      </p>
      <p className="mt-2">{tellOutcome(payment, due)}</p>
      {payment.onItsWayBack && <p className="mt-2">{words.onItsWayBack(tellAmount(payment.onItsWayBack))}</p>}
      {isLate(payment) && <p className="mt-2 text-sm text-ink-soft">{words.late}</p>}
      {payment.redirectUrl && (
        <a href={payment.redirectUrl} className={buttonClass({ className: 'mt-4' })}>
          {words.goOn}
        </a>
      )}
    </div>
  )
}

function iconOf({ state }: GuestPayment): IconName {
  if (isOpen(state)) return 'clock'
  return state === 'paid' ? 'check' : 'alert'
}

function isLate({ state }: GuestPayment): boolean {
  return state === 'failed' || state === 'expired' || state === 'cancelled'
}

function tellOutcome(payment: GuestPayment, due: Cents): string {
  const received = tellAmount(payment.received ?? payment)
  switch (payment.state) {
    case 'paid':
      return `${words.paid(received)} ${due > 0 ? words.stillDue : words.allPaid}`
    case 'failed':
      return words.failures[payment.failure ?? 'other']
    case 'expired':
      return words.expired
    case 'cancelled':
      return words.cancelled
    case 'part-refunded':
    case 'refunded':
      return words.refunded(tellAmount(payment.sentBack ?? payment.received ?? payment))
    case 'charged-back':
      return words.chargedBack(received)
    default:
      return tellWaiting(payment)
  }
}

function tellWaiting(payment: GuestPayment): string {
  const { way } = PROVIDER_TRAITS[payment.provider]
  if (way === 'redirect') return payment.redirectUrl ? words.goOnHelp : words.unreachable
  return payment.state === 'created' ? words.unclear : words.prompt(tellAmount(payment))
}
