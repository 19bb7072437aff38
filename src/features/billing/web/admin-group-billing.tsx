import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { companiesQuery } from '@/features/companies/staff-queries'
import { ADMIN_GROUPS_PATH } from '@/features/groups/paths'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import type { Billing, billGroupCall } from '../contract'
import { commonPayer, tellPayers } from '../rules/tell-payers'
import { groupBillingQuery } from '../staff-queries'
import { BilledTo } from './admin-billed-to'
import { BillingForm } from './admin-billing-form'
import { billingText as words } from './admin-text'

/** To whom the bookings of a group are billed, and a form to bill all of them to one payer. */
export function GroupBillingPart({ groupId }: { groupId: number }) {
  const queryClient = useQueryClient()
  const { data } = useQuery({ ...groupBillingQuery(groupId), staleTime: 0 })
  const { data: companies } = useQuery(companiesQuery)
  const [isOpen, setOpen] = useState(false)
  if (!data || !companies) return null
  const { payers } = data
  const billing = commonPayer(payers)

  async function send(payer: Billing) {
    const path = `${ADMIN_GROUPS_PATH}/${groupId}/billing` as const
    const saved = await sendForStaff<typeof billGroupCall>('PUT', path, payer)
    queryClient.setQueryData(groupBillingQuery(groupId).queryKey, saved)
  }

  if (isOpen)
    return (
      <BillingForm
        billing={billing}
        companies={companies.filter(({ id, isActive }) => isActive || id === billing?.companyId)}
        severalPayers={tellPayers(payers)}
        send={send}
        onClose={() => setOpen(false)}
      />
    )
  return <BilledTo payer={tellPayers(payers)} change={words.changeGroup} onChange={() => setOpen(true)} />
}
