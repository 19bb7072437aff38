import type { SimulatedPayments } from './simulated-payments'
import type { SimulatedReply } from './simulated-server'

export type StatementTitles = {
  confirmation: string
  reference: string
  amount: string
  date: string
  status: string
}

/** The transactions as the provider's portal exports them, newest first, those that failed included. */
export function serveStatement(payments: SimulatedPayments, titles: StatementTitles): SimulatedReply {
  const head = [titles.date, titles.reference, titles.confirmation, 'Currency', titles.amount, titles.status]
  const rows = payments
    .list()
    .filter(({ settledAt }) => settledAt !== null)
    .reverse()
    .map((payment) => [
      payment.settledAt?.toISOString().slice(0, 19).replace('T', ' ') ?? '',
      payment.reference,
      payment.confirmation,
      payment.currency,
      `"${(payment.paidAmount || payment.amount).toLocaleString('en-US', { minimumFractionDigits: 2 })}"`,
      payment.state === 'paid' ? 'Completed' : payment.state,
    ])
  return { status: 200, text: [head, ...rows].map((row) => `${row.join(',')}\r\n`).join('') }
}
