import type { ApprovalKind, Decision } from '../rules/approvals'
import type { EntryMethod } from '../rules/methods'
import { METHOD_NAMES } from '../text'

export const METHOD_LABELS: Record<EntryMethod, string> = { ...METHOD_NAMES, moved: 'Moved' }

/** Words of the folio of a booking. */
export const folioText = {
  title: 'Folio',
  receipt: 'Statement (PDF)',
  loading: 'Loading the folio',
  failed: 'The folio could not be loaded.',
  retry: 'Try again',
  charges: 'Charges',
  nights: (nights: string, days: string) => `${nights}, ${days}`,
  payments: 'Payments',
  noPayments: 'Nothing paid yet.',
  total: 'Nights',
  otherCharges: 'Other charges',
  paid: 'Paid',
  due: 'Balance due',
  refund: 'Held, to refund',
  notCharged: 'Owed, as the stay is off',
  nothingOwed: 'Nothing owed',
  corrected: 'corrected',
  correction: 'correction',
  correct: 'Correct',
  correctTitle: 'Take this charge back?',
  correctHelp: 'It stays on the folio beside its correction.',
  correctDone: 'Charge corrected',
  reason: 'Reason (optional)',
  noReason: 'No reason given',
  keepCharge: 'Keep charge',
  rate: (shillings: string, perDollar: string) => `${shillings} at ${perDollar}`,
  both: (one: string, other: string, perDollar: string) => `${one}, ${other} at ${perDollar}`,
  entryOf: (name: string, amount: string) => `${name}, ${amount}`,
  movedTo: (id: number) => `to booking ${id}`,
  movedFrom: (id: number) => `from booking ${id}`,
  gaveBack: 'Refund',
  tryAgain: 'Please check your connection and try again.',
  failedWrite: 'This was not written',
} as const

/** Words of taking money, and of taking a payment back. */
export const paymentText = {
  method: 'Paid by',
  currency: 'Currency',
  currencies: { USD: 'US dollars', UGX: 'Shillings' },
  amount: 'Amount (USD)',
  shillings: 'Amount (UGX)',
  reference: 'Reference (optional)',
  noAmount: 'Please enter an amount such as 65.00',
  noShillings: 'Please enter whole shillings such as 185000',
  tooMuch: (due: string) => `${due} is due, not more`,
  take: 'Record payment',
  taking: 'Recording...',
  taken: (amount: string) => `${amount} recorded`,
  takeFailed: 'The payment could not be recorded',
  reverse: 'Reverse',
  reverseTitle: 'Reverse this payment?',
  reverseRefundTitle: 'Reverse this refund?',
  reasonHelp: 'The payment stays on the list beside its reversal.',
  keep: 'Keep payment',
  reversed: 'Payment reversed',
  reverseFailed: 'The payment could not be reversed',
  wasReversed: 'reversed',
  reversal: 'reversal',
} as const

/** Words of the forms that write into a folio. */
export const folioFormText = {
  cancel: 'Cancel',
  sending: 'Writing...',
  reason: 'Reason',
  noReason: 'Please say why',
  charge: {
    open: 'Add charge',
    title: 'Charge the guest',
    often: 'Charged often',
    none: 'Nothing stands in the catalogue yet: admins fill it under Charge Items.',
    description: 'What for',
    noDescription: 'Please say what it is for',
    price: 'Price of one (USD)',
    quantity: 'Quantity',
    noQuantity: 'Please give a number from 1 to 999',
    department: 'Department',
    taxKind: 'Tax',
    day: 'Day',
    action: (amount: string) => `Charge ${amount}`,
    plain: 'Charge',
    done: (amount: string) => `${amount} charged`,
  },
  discount: {
    open: 'Discount',
    title: 'Give a discount',
    amount: 'Amount (USD)',
    off: 'Off what',
    tooMuch: (owed: string) => `${owed} is owed, not more`,
    action: 'Give discount',
    done: (amount: string) => `${amount} let off`,
  },
  refund: {
    open: 'Refund',
    title: 'Give money back',
    method: 'Given back by',
    left: (due: string) => `${due} is due afterwards.`,
    tooMuch: (paid: string) => `${paid} was paid, not more`,
    action: 'Give back',
    done: (amount: string) => `${amount} given back`,
  },
  move: {
    open: 'Move money',
    title: 'Move money to another booking',
    to: 'Reference of that booking',
    toHelp: 'Eight letters and digits, as in K7MP3QXR.',
    amount: 'Amount (USD)',
    action: 'Move',
    done: (amount: string) => `${amount} moved`,
  },
  waiting: { title: 'Asked for', description: 'An admin has to approve it first.' },
} as const

export const APPROVAL_LABELS: Record<ApprovalKind, string> = { refund: 'Refund', discount: 'Discount' }

export const DECISION_LABELS: Record<Decision, string> = { approved: 'Approved', refused: 'Refused' }

/** Words of what waits for an admin. */
export const approvalText = {
  intro: 'Refunds and discounts above what reception gives by itself. The limits stand in Property Facts.',
  empty: 'Nothing waits for you',
  emptyHelp: 'What reception may not give by itself appears here.',
  loading: 'Loading what waits',
  failed: 'What waits could not be loaded',
  failedHelp: 'Please check your connection and try again.',
  retry: 'Try again',
  waits: (kind: string, amount: string) => `${kind} of ${amount} waits for an admin`,
  decided: (kind: string, amount: string, decision: string) =>
    `${kind} of ${amount} was ${decision.toLowerCase()}`,
  by: (email: string) => `Asked by ${email}`,
  decidedBy: (email: string) => `by ${email}`,
  approve: 'Approve',
  refuse: 'Refuse',
  done: (decision: string) => `${decision}`,
  decideFailed: 'This was not decided',
  booking: (guest: string, reference: string) => `${guest}, booking ${reference}`,
} as const
