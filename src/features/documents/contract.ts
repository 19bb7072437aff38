import { z } from 'zod'
import { ADMIN_BOOKINGS_PATH } from '@/features/bookings/paths'
import { isAboveNothing } from '@/features/payments/contract'
import { defineCall, defineEndpoint } from '@/kernel/endpoint'
import { LANGUAGES } from '@/kernel/language'
import { amountText, dayText, idNumber, idText, typedText } from '@/kernel/wire'
import { DOCUMENTS_PATH } from './paths'
import { DOCUMENT_KINDS } from './rules/document-kinds'
import { INVOICE_PROBLEMS } from './rules/invoice-problems'

const printedLine = z.object({ text: z.string(), amount: amountText })

/** What an amount is made of; `rate` in hundredths of a percent. */
const taxSums = z.object({
  gross: amountText,
  net: amountText,
  serviceCharge: amountText,
  hotelTax: amountText,
  vat: amountText,
  vatGroups: z.array(z.object({ rate: z.number().int(), taxable: amountText, vat: amountText })),
})

/** All that stands on a document, as it was when that was issued; numbers and days beside it are the document's own. */
export const documentContent = z.object({
  seller: z.object({
    name: z.string(),
    address: z.string(),
    phone: z.string(),
    email: z.string(),
    /** Empty where the hotel has given none. */
    taxNumber: z.string(),
  }),
  billTo: z.object({
    name: z.string(),
    address: z.string().nullable(),
    taxNumber: z.string().nullable(),
    email: z.string().nullable(),
  }),
  stay: z.object({
    reference: z.string(),
    guestName: z.string(),
    guestEmail: z.string().nullable(),
    villa: z.string(),
    checkIn: dayText,
    checkOut: dayText,
    meals: z.string(),
  }),
  lines: z.array(printedLine),
  total: amountText,
  /** What the total is made of; empty where the hotel has set no taxes. */
  taxes: z.array(printedLine),
  /** What was paid for the booking by then; `given` is the same in the currency it was given in, with the rate. */
  payments: z.array(printedLine.extend({ given: z.string().nullable() })),
  paid: amountText.nullable(),
  /** The balance of the booking; below nothing where money is to be given back. */
  due: amountText.nullable(),
  /** The number of the invoice that a credit note takes back, and why. */
  credits: z.string().nullable(),
  reason: z.string().nullable(),
  /** What an invoice covers, so that the next one takes the rest: the price of the nights, and charges by their ids. */
  covers: z.object({
    nights: amountText.nullable(),
    chargeIds: z.array(idNumber),
    /** Credit notes whose amounts it invoices again. */
    creditIds: z.array(idNumber).optional(),
  }),
  /** Its words in the language of the guest, line by line; not there where that is English. */
  told: z
    .object({
      language: z.enum(LANGUAGES),
      meals: z.string(),
      lines: z.array(z.string()),
      taxes: z.array(z.string()),
      payments: z.array(z.object({ text: z.string(), given: z.string().nullable() })),
    })
    .optional(),
  /** What each line is made of; documents issued before that was kept have none. */
  parts: z.array(taxSums).optional(),
  /** What a credit note takes back of its invoice; not there where it is all of one that nothing was taken from. */
  takes: z
    .object({
      /** Places of the invoice's lines; none where it is an amount. */
      lines: z.array(z.number().int()),
      nights: z.boolean(),
      chargeIds: z.array(idNumber),
      creditIds: z.array(idNumber),
      /** What of it goes on the next invoice as an amount. */
      carry: taxSums.nullable(),
      sums: taxSums,
    })
    .optional(),
})

export const STANDINGS = ['valid', 'credited', 'reversed'] as const

/** A document in a list. It is credited once a credit note takes it back, reversed once the payment of a receipt is. */
export const listedDocument = z.object({
  id: idNumber,
  kind: z.enum(DOCUMENT_KINDS),
  number: z.string().meta({ example: 'INV-2027-00012' }),
  bookingId: idNumber,
  bookingReference: z.string(),
  companyId: idNumber.nullable(),
  paymentId: idNumber.nullable(),
  billedTo: z.string(),
  issuedOn: dayText,
  dueOn: dayText.nullable(),
  total: amountText,
  standing: z.enum(STANDINGS),
  /** What credit notes have taken back of an invoice. */
  credited: amountText,
  fiscalNumber: z.string().nullable(),
  staffEmail: z.string(),
})

/** One with all that stands on it. */
export const wholeDocument = listedDocument.extend({
  fiscalCode: z.string().nullable(),
  content: documentContent,
  /** The credit notes of an invoice. */
  creditNotes: z.array(z.object({ id: idNumber, number: z.string(), total: amountText })),
  /** Places of the lines that can still be taken back by themselves, and whether an amount can. */
  creditable: z.object({ lines: z.array(z.number().int()), amount: z.boolean() }),
})

export const documentsEndpoint = defineEndpoint(DOCUMENTS_PATH, {
  querystring: z.object({
    bookingId: idText.optional(),
    page: z.coerce.number().int().min(1).max(1_000_000).optional(),
    pageSize: z.coerce.number().int().min(1).max(500).optional(),
  }),
  response: z.array(listedDocument),
})

export const documentEndpoint = defineEndpoint(`${DOCUMENTS_PATH}/:id`, { response: wholeDocument })

/** What staff issue for a booking: a receipt names the payment it is for. Issued again, a receipt is the same one. */
export const newDocument = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['pro-forma', 'invoice']) }),
  z.object({ kind: z.literal('receipt'), paymentId: idNumber }),
])

export const issueDocumentCall = defineCall('POST', `${ADMIN_BOOKINGS_PATH}/:id/documents`, {
  body: newDocument,
  response: wholeDocument,
})

const MOST_LINES = 1000

/** Takes back lines of an invoice by their places, an amount, or, with neither, all that is left. */
const newCredit = z
  .object({
    reason: typedText(300).min(1, 'Please say why'),
    lines: z
      .array(z.number().int().min(0).max(MOST_LINES))
      .min(1, 'Please choose a line')
      .max(MOST_LINES)
      .optional(),
    amount: amountText.refine(isAboveNothing, 'Please give an amount above nothing').optional(),
  })
  .refine(({ lines, amount }) => lines === undefined || amount === undefined, {
    path: ['amount'],
    message: 'Please choose lines or give an amount, not both',
  })

export const creditInvoiceCall = defineCall('POST', `${DOCUMENTS_PATH}/:id/credit`, {
  body: newCredit,
  response: wholeDocument,
})

/** What an invoice of a booking would come to now; `problem` says why there is none, `problemCode` for a reader of another language. */
export const leftToInvoiceEndpoint = defineEndpoint(`${ADMIN_BOOKINGS_PATH}/:id/left-to-invoice`, {
  response: z.object({
    total: amountText,
    problem: z.string().nullable(),
    problemCode: z.enum(INVOICE_PROBLEMS).nullable(),
  }),
})

const LONGEST_FISCAL_CODE = 500

/** What the revenue authority's system answered about a document. */
export const fiscalEntry = z.object({
  fiscalNumber: typedText(60).min(1, 'Please give the fiscal number'),
  fiscalCode: typedText(LONGEST_FISCAL_CODE).nullable(),
})

export const setFiscalNumberCall = defineCall('PUT', `${DOCUMENTS_PATH}/:id/fiscal-number`, {
  body: fiscalEntry,
  response: wholeDocument,
})

export const MAIL_RECIPIENTS = ['guest', 'company'] as const

export const mailDocumentCall = defineCall('POST', `${DOCUMENTS_PATH}/:id/mails`, {
  body: z.object({ to: z.enum(MAIL_RECIPIENTS) }),
  response: z.object({ to: z.string() }),
})

export type DocumentContent = z.infer<typeof documentContent>
export type ListedDocument = z.infer<typeof listedDocument>
export type WholeDocument = z.infer<typeof wholeDocument>
export type NewDocument = z.infer<typeof newDocument>
export type NewCredit = z.infer<typeof newCredit>
export type WireTaxSums = z.infer<typeof taxSums>
export type FiscalEntry = z.infer<typeof fiscalEntry>
