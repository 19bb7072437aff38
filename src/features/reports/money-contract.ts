import { z } from 'zod'
import { PAYMENT_METHODS } from '@/features/bookings/rules/payment-choice'
import { isDay } from '@/kernel/days'
import { defineEndpoint } from '@/kernel/endpoint'
import { amountText, dayText, idNumber } from '@/kernel/wire'
import { MONEY_REPORT_PATH } from './paths'

const taxed = {
  gross: amountText,
  net: amountText,
  serviceCharge: amountText,
  hotelTax: amountText,
  vat: amountText,
}

const vatGroup = z.object({
  /** Percent, as staff set it. */
  rate: z.string(),
  taxable: amountText,
  vat: amountText,
})

/** What was sold and taken in a month, and what is held; all in dollars. */
export const moneyReport = z.object({
  first: dayText,
  last: dayText,
  /** By nights and charges that fell in the month, of stays that are confirmed, in house or over. */
  departments: z.array(z.object({ department: z.string(), ...taxed })),
  sales: z.object({ ...taxed, vatGroups: z.array(vatGroup) }),
  /** The till book of the hotel tax, by day; empty while there is no such tax. */
  tillBook: z.array(z.object({ day: dayText, rooms: z.number().int(), rate: amountText, tax: amountText })),
  /** Money that came in the month, less what was given back; `shillings` is the part of it that was given in these. */
  methods: z.array(
    z.object({
      method: z.enum(PAYMENT_METHODS),
      entries: z.number().int(),
      amount: amountText,
      shillings: z.number().int(),
    }),
  ),
  taken: amountText,
  /** Money held at the moment on bookings whose guests have not checked in, whatever the month. */
  deposits: z.array(
    z.object({
      bookingId: idNumber,
      reference: z.string(),
      guestName: z.string(),
      checkInDate: dayText,
      paid: amountText,
    }),
  ),
  held: amountText,
})

export const moneyReportEndpoint = defineEndpoint(MONEY_REPORT_PATH, {
  querystring: z.object({
    month: z
      .string()
      .refine((text) => isDay(`${text}-01`), 'Please give a month as yyyy-mm')
      .meta({ example: '2027-03' }),
  }),
  response: moneyReport,
})

export type MoneyReport = z.infer<typeof moneyReport>
