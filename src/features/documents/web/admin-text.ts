import type { MAIL_RECIPIENTS, STANDINGS } from '../contract'
import { DOCUMENT_EMAIL_KINDS } from '../rules/email-words'

/** The e-mails with documents, as staff read of them. */
export const DOCUMENT_MAIL_KINDS: Readonly<Record<string, string>> = {
  [DOCUMENT_EMAIL_KINDS.guest]: 'Document to the guest',
  [DOCUMENT_EMAIL_KINDS.company]: 'Document to the company',
}

export const STANDING_LABELS: Record<(typeof STANDINGS)[number], string> = {
  valid: 'Valid',
  credited: 'Taken back',
  reversed: 'Payment reversed',
}

type Recipient = (typeof MAIL_RECIPIENTS)[number]

/** Words of the documents in the panel. */
export const documentsText = {
  title: 'Invoices and receipts',
  loading: 'Loading the documents',
  failed: 'The documents could not be loaded.',
  none: 'Nothing has been issued yet.',
  empty: 'No documents have been issued yet.',
  emptyHelp: 'Pro formas, invoices and receipts are issued on the page of their booking.',
  issue: {
    'pro-forma': 'Pro forma',
    invoice: 'Invoice',
    receipt: (payment: string) => `Receipt: ${payment}`,
  },
  issueTitle: 'Issue',
  noInvoice: (problem: string) => `No invoice: ${problem}`,
  invoiceTitle: 'Issue an invoice?',
  invoiceLine: 'It covers what is on no invoice yet. Afterwards only a credit note corrects it.',
  issueAction: 'Issue invoice',
  issued: (number: string) => `${number} issued`,
  issueFailed: 'Nothing was issued',
  tryAgain: 'Please check your connection and try again.',
  pdf: 'PDF',
  pdfOf: (number: string) => `${number} as a PDF`,
  all: 'All documents',
  columns: {
    number: 'Number',
    kind: 'Kind',
    booking: 'Booking',
    billedTo: 'Billed to',
    issued: 'Issued',
    total: 'Total',
    standing: 'State',
  },
  kind: 'Kind',
  partTaken: (amount: string) => `${amount} taken back`,
} as const

/** Words of one document's page. */
export const documentText = {
  loading: 'Loading the document',
  notFound: 'There is no such document',
  notFoundHelp: 'Please look for it in the list of documents.',
  failed: 'The document could not be loaded',
  failedHelp: 'Please check your connection and try again.',
  tryAgain: 'Try again',
  download: 'Download PDF',
  mail: { guest: 'E-mail to guest', company: 'E-mail to company' } satisfies Record<Recipient, string>,
  mailed: (address: string) => `On its way to ${address}`,
  mailFailed: 'The e-mail was not sent',
  noAddress: 'There is no e-mail address to send it to.',
  credit: 'Take back',
  creditTitle: 'Take this invoice back?',
  creditLine: 'A credit note is issued. What it takes back can then be invoiced anew.',
  extent: 'What is taken back',
  extents: {
    rest: (left: string) => `All of it, ${left}`,
    lines: 'Some of its lines',
    amount: 'An amount',
  },
  lines: 'Lines',
  linesWanted: 'Please choose a line',
  amount: 'Amount (USD)',
  amountHelp: (left: string) => `${left} is left of the invoice. Its taxes go along in proportion.`,
  amountWanted: 'Please enter an amount such as 65.00',
  tooMuch: (left: string) => `${left} is left of this invoice, not more`,
  takes: (amount: string) => `${amount} is taken back.`,
  crediting: 'Issuing...',
  creditNotes: 'Taken back by',
  leftOf: 'Left of the invoice',
  reason: 'Reason',
  reasonHelp: 'It stands on the credit note.',
  reasonWanted: 'Please say why the invoice is taken back',
  creditAction: 'Issue credit note',
  keep: 'Keep invoice',
  creditFailed: 'The invoice was not taken back',
  fiscal: 'Fiscal number',
  fiscalHelp: 'As the revenue authority’s system gave it; it and the code stand on the PDF.',
  fiscalCode: 'Text of its QR code (optional)',
  fiscalWanted: 'Please give the fiscal number',
  save: 'Save',
  saving: 'Saving...',
  saved: 'Fiscal number saved',
  saveFailed: 'The fiscal number was not saved',
} as const
