import { useQuery } from '@tanstack/react-query'
import { billingQuery } from '@/features/billing/staff-queries'
import { companiesQuery } from '@/features/companies/staff-queries'
import { staffPlansQuery } from '@/features/rate-plans/staff-queries'
import { planAfterCompany } from '../rules/plan-of-company'

/** The company that pays for a booking, and its rate plan, for the form that begins with a copy of it; 0 is no booking. */
export function useCopiedPayer(bookingId: number) {
  const enabled = bookingId > 0
  const billing = useQuery({ ...billingQuery(bookingId), enabled, retry: false })
  const companies = useQuery({ ...companiesQuery, enabled })
  const plans = useQuery({ ...staffPlansQuery, enabled })
  const isLoading = billing.isLoading || companies.isLoading || plans.isLoading
  const company = companies.data?.find(({ id, isActive }) => isActive && id === billing.data?.companyId)
  if (!company) return { isLoading, start: {} }
  const known = { companies: companies.data ?? [], plans: plans.data ?? [] }
  const ratePlanId = planAfterCompany(known, { before: null, after: company.id, ratePlanId: null })
  return { isLoading, start: { companyId: company.id, ratePlanId } }
}
