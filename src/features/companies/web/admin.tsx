import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { StaffRatePlan } from '@/features/rate-plans/contract'
import { staffPlansQuery } from '@/features/rate-plans/staff-queries'
import { PLAN_WORDS } from '@/features/rates/rules/plan-words'
import { describeSection } from '@/web/admin-kit/admin-section'
import { field } from '@/web/admin-kit/fields'
import { ResourceScreen } from '@/web/admin-kit/resource-screen'
import { companies } from '../contract'
import { companiesText, companyFields as label } from './admin-text'

const NO_PLANS: StaffRatePlan[] = []

/** The companies that pay for stays of others. */
export function CompaniesAdmin() {
  const { data: plans = NO_PLANS } = useQuery(staffPlansQuery)
  const described = useMemo(() => describeCompanies(plans), [plans])
  return <ResourceScreen {...described} />
}

function describeCompanies(plans: readonly StaffRatePlan[]) {
  return describeSection(companies, {
    words: companiesText,
    columns: [
      {
        key: 'name',
        title: label.name,
        value: ({ name }) => name,
        cell: ({ name }) => <strong className="wrap-anywhere">{name}</strong>,
      },
      { key: 'taxNumber', title: label.taxNumber, value: ({ taxNumber }) => taxNumber },
      {
        key: 'email',
        title: label.email,
        value: ({ email }) => email,
        cell: ({ email }) => <span className="wrap-anywhere">{email}</span>,
      },
      {
        key: 'termsDays',
        title: label.termsDays,
        value: ({ termsDays }) => termsDays,
        cell: ({ termsDays }) => <span className="tabular">{termsDays}</span>,
      },
      {
        key: 'ratePlan',
        title: label.ratePlan,
        value: ({ ratePlanId }) => plans.find(({ id }) => id === ratePlanId)?.name ?? PLAN_WORDS.flexible,
      },
      { key: 'active', title: label.active, value: ({ isActive }) => (isActive ? label.yes : label.no) },
    ],
    fields: {
      name: field.text(label.name, { isRequired: true }),
      taxNumber: field.optionalText(label.taxNumber, { help: label.taxNumberHelp }),
      address: field.optionalLongText(label.address, { rows: 3 }),
      email: field.optionalText(label.email),
      termsDays: field.count(label.termsDays, { help: label.termsDaysHelp, min: 0 }),
      ratePlanId: field.reference(label.ratePlan, plans, { help: label.ratePlanHelp }),
      isActive: field.toggle(label.isActive),
    },
    writes: ['front-desk', 'money'],
  })
}
