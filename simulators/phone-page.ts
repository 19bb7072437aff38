import { PHONE_OUTCOMES } from './phone-outcomes'
import { escapeHtml, formatSimulated, paymentFacts, simulatorPage } from './simulated-page'
import type { Outcome, SimulatedPayments } from './simulated-payments'
import type { SimulatedReply, SimulatedRequest } from './simulated-server'

/**
 * The payer's phone as a page: the prompts that wait for an answer, what became of the others, and which numbers answer
 * by themselves. Null for a request that is not for it.
 */
export function servePhonePage(
  network: string,
  payments: SimulatedPayments,
  { method, path, body }: SimulatedRequest,
): SimulatedReply | null {
  if (path !== '/') return null
  if (method === 'GET') return { status: 200, html: phonePage(network, payments) }
  const { reference = '', press = '' } = body as Record<string, string>
  const outcome = PRESSES[press]
  if (!outcome || payments.find(reference)?.state !== 'pending')
    return { status: 409, html: simulatorPage(network, '<p>This prompt is over. <a href="/">Back</a></p>') }
  payments.settle(reference, outcome)
  return { status: 303, location: '/' }
}

const PRESSES: Readonly<Record<string, Outcome>> = {
  approve: { state: 'paid' },
  reject: { state: 'failed', reason: 'APPROVAL_REJECTED' },
}

function phonePage(network: string, payments: SimulatedPayments): string {
  const all = payments.list().reverse()
  const prompts = all
    .filter(({ state }) => state === 'pending')
    .map(
      (payment) => `${paymentFacts(payment)}<form method="post" action="/">
<input type="hidden" name="reference" value="${escapeHtml(payment.reference)}">
<button class="first" name="press" value="approve">Approve on ${escapeHtml(payment.phone)}</button>
<button name="press" value="reject">Reject</button></form><hr>`,
    )
  const rows = all
    .filter(({ state }) => state !== 'pending')
    .map(
      ({ phone, amount, currency, state }) =>
        `<tr><td>${escapeHtml(phone)}<td>${formatSimulated(amount, currency)}<td>${state}`,
    )
  const numbers = Object.entries(PHONE_OUTCOMES).map(
    ([ending, { words }]) => `<tr><td>…${ending}<td>${words}`,
  )
  return simulatorPage(
    `${network}: the payer’s phone`,
    `${prompts.join('') || '<p>No prompt is waiting. Start a payment on the booking site, then load this page again.</p>'}
${rows.length > 0 ? `<h2>Answered</h2><table><tr><th>Number<th>Amount<th>State${rows.join('')}</table>` : ''}
<h2>Numbers that decide by themselves</h2><table><tr><th>Ends with<th>The payment${numbers.join('')}</table>
<p>All other numbers pay after a few seconds.</p>`,
  )
}
