import { z } from 'zod'
import { defineEndpoint } from '@/kernel/endpoint'
import { amountText, dayText, idNumber } from '@/kernel/wire'
import { RECEIVABLES_PATH } from './paths'

/** An invoice that is not paid yet: `open` is what is left of it once the payments of its booking are taken off. */
const openInvoice = z.object({
  id: idNumber,
  number: z.string(),
  bookingId: idNumber,
  companyId: idNumber.nullable(),
  billedTo: z.string(),
  issuedOn: dayText,
  dueOn: dayText,
  total: amountText,
  open: amountText,
  /** Days since it was due; 0 while it is not. */
  daysLate: z.number().int(),
})

/** What is owed to the hotel on the property's `today`: by invoice, by age, and by company. */
export const receivables = z.object({
  today: dayText,
  total: amountText,
  invoices: z.array(openInvoice),
  ages: z.array(z.object({ age: z.string(), open: amountText })),
  companies: z.array(z.object({ companyId: idNumber, name: z.string(), open: amountText })),
})

export const receivablesEndpoint = defineEndpoint(RECEIVABLES_PATH, { response: receivables })

export type Receivables = z.infer<typeof receivables>
