import { useQuery } from '@tanstack/react-query'
import type { StaffCompany } from '@/features/companies/contract'
import { companiesQuery } from '@/features/companies/staff-queries'
import { staffPlansQuery } from '@/features/rate-plans/staff-queries'
import type { ControlArgs, FieldKind } from '@/web/admin-kit/field-kinds'
import { Select } from '@/web/ui/control'
import { planAfterCompany } from '../rules/plan-of-company'
import { planText as words } from './admin-text'

/** The company or agency that pays for a stay; its rate plan is chosen in the field `ratePlanId` of the same form. */
export function companyField(): FieldKind<number | null> {
  return {
    label: words.company,
    help: words.companyHelp,
    isWide: true,
    write: (value) => String(value ?? ''),
    read: (text) => idOf(text),
    render: (args) => <CompanyChoice {...args} />,
  }
}

function CompanyChoice({ control, value, onChange, onFill, draft }: ControlArgs) {
  const { data: companies = [] } = useQuery(companiesQuery)
  const { data: plans = [] } = useQuery(staffPlansQuery)
  const chosen = companies.find(({ id }) => id === idOf(value))

  function onChoose(text: string) {
    const choice = { before: idOf(value), after: idOf(text), ratePlanId: idOf(draft.ratePlanId) }
    onFill('ratePlanId', String(planAfterCompany({ companies, plans }, choice) ?? ''))
    onChange(text)
  }

  return (
    <>
      <Select {...control} value={String(value)} onChange={(event) => onChoose(event.target.value)}>
        <option value="">{words.noCompany}</option>
        {companies
          .filter(({ id, isActive }) => isActive || String(id) === value)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </Select>
      <p aria-live="polite" className="wrap-anywhere empty:hidden">
        {chosen && words.companyFacts(factsOf(chosen))}
      </p>
    </>
  )
}

function factsOf({ name, address, taxNumber, termsDays }: StaffCompany): string {
  const facts = [name, address, taxNumber && words.taxNumber(taxNumber), words.due(termsDays)]
  return facts.filter(Boolean).join(', ')
}

function idOf(text: unknown): number | null {
  return text === '' || text === undefined ? null : Number(text)
}
