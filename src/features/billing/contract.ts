import { z } from 'zod'
import { ADMIN_BOOKINGS_PATH } from '@/features/bookings/paths'
import { LONGEST_ADDRESS, LONGEST_TAX_NUMBER } from '@/features/companies/contract'
import { ADMIN_GROUPS_PATH } from '@/features/groups/paths'
import { defineCall, defineEndpoint } from '@/kernel/endpoint'
import { idNumber, typedText } from '@/kernel/wire'

/** To whom a booking is billed: a company, another name, or, with neither, its guest. */
export const billing = z.object({
  companyId: idNumber.nullable(),
  name: typedText(160).nullable(),
  address: typedText(LONGEST_ADDRESS).nullable(),
  taxNumber: typedText(LONGEST_TAX_NUMBER).nullable(),
})

export const billingEndpoint = defineEndpoint(`${ADMIN_BOOKINGS_PATH}/:id/billing`, { response: billing })

export const setBillingCall = defineCall('PUT', billingEndpoint.path, { body: billing, response: billing })

/** To whom each booking of a group is billed; `billedTo` is how its payer is called, null for its guest. */
const groupBilling = z.object({
  payers: z.array(billing.extend({ bookingId: idNumber, billedTo: z.string().nullable() })),
})

export const groupBillingEndpoint = defineEndpoint(`${ADMIN_GROUPS_PATH}/:id/billing`, {
  response: groupBilling,
})

/** Bills all bookings of a group to one payer, or none of them. */
export const billGroupCall = defineCall('PUT', groupBillingEndpoint.path, {
  body: billing,
  response: groupBilling,
})

export type GroupBilling = z.infer<typeof groupBilling>
export type Billing = z.infer<typeof billing>
