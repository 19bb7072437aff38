import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ADMIN_BOOKINGS_PATH } from '@/features/bookings/paths'
import { companiesQuery } from '@/features/companies/staff-queries'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import type { Billing, setBillingCall } from '../contract'
import { billingQuery } from '../staff-queries'
import { BilledTo } from './admin-billed-to'
import { BillingForm } from './admin-billing-form'
import { billingText as words } from './admin-text'

/** To whom a booking is billed, and a form to change it. */
export function BookingBilling({ bookingId }: { bookingId: number }) {
  const queryClient = useQueryClient()
  const { data: billing } = useQuery({ ...billingQuery(bookingId), staleTime: 0 })
  const { data: companies } = useQuery(companiesQuery)
  const [isOpen, setOpen] = useState(false)
  if (!billing || !companies) return null

  async function send(payer: Billing) {
    const path = `${ADMIN_BOOKINGS_PATH}/${bookingId}/billing` as const
    const saved = await sendForStaff<typeof setBillingCall>('PUT', path, payer)
    queryClient.setQueryData(billingQuery(bookingId).queryKey, saved)
  }

  if (isOpen)
    return (
      <BillingForm
        billing={billing}
        companies={companies.filter(({ id, isActive }) => isActive || id === billing.companyId)}
        send={send}
        onClose={() => setOpen(false)}
      />
    )
  const company = companies.find(({ id }) => id === billing.companyId)
  return (
    <BilledTo
      payer={company?.name ?? billing.name ?? words.guest}
      change={words.change}
      onChange={() => setOpen(true)}
    />
  )
}
