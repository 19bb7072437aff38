import type { InvoiceProblem } from './invoice-problems'

/** As the server refuses an invoice, and as the panel says beforehand why it offers none. */
export const INVOICE_PROBLEM_WORDS: Record<InvoiceProblem, string> = {
  unconfirmed: 'Nobody has confirmed this request yet. Please confirm it first, or issue a pro forma.',
  'nights-changed':
    'The nights have changed since they were invoiced. An admin has to take that invoice back first, or the difference of it.',
  'less-owed':
    'Less is owed than was invoiced. An admin has to take an invoice back first, or a part of one.',
  'nothing-left': 'There is nothing left to invoice for this booking.',
}
