import { useQuery } from '@tanstack/react-query'
import type { StaffBooking } from '@/features/bookings/staff-contract'
import type { StaffRatePlan } from '@/features/rate-plans/contract'
import { planOfItem } from '@/features/rate-plans/rules/plan-of-item'
import { tellChange, tellTerms } from '@/features/rate-plans/rules/tell-rate-plan'
import { staffPlansQuery } from '@/features/rate-plans/staff-queries'
import type { PlanTerms } from '@/features/rates/rules/plan-terms'
import type { Villa } from '@/features/villas/contract'
import type { Stay } from '@/kernel/stay'
import type { ControlArgs, FieldKind } from '@/web/admin-kit/field-kinds'
import { Select } from '@/web/ui/control'
import { judgeLostPlan } from '../rules/lost-plan'
import { planText as words } from './admin-text'

/** The rate plan of a stay: the flexible one, or one that is switched on. */
export function planField(): FieldKind<number | null> {
  return {
    label: words.label,
    help: words.labelHelp,
    isWide: true,
    write: (value) => String(value ?? ''),
    read: (text) => (text === '' ? null : Number(text)),
    render: (args) => <PlanChoice {...args} />,
  }
}

/** The plan a form speaks of, as a stay is priced on it; null for the flexible one, and while the plans are not known. */
export function planIn(plans: readonly StaffRatePlan[] | undefined, ratePlanId: unknown): PlanTerms | null {
  const plan = plans?.find(({ id }) => id === Number(ratePlanId || 0))
  return plan ? planOfItem(plan) : null
}

/** Says that another stay of a booking cannot stay on its plan, and why; nothing where it can. */
export function LostPlan({ booking, stay, villa }: LostPlanProps) {
  const why = judgeLostPlan(booking, stay, villa)
  return why && <p role="status">{words.lost(why)}</p>
}

type LostPlanProps = {
  booking: Pick<StaffBooking, 'nights' | 'villaId' | 'status' | 'checkInDate' | 'checkOutDate'> | null
  stay: Stay | null
  villa: Pick<Villa, 'id' | 'categoryId'> | undefined
}

function PlanChoice({ control, value, onChange }: ControlArgs) {
  const { data: plans = [] } = useQuery(staffPlansQuery)
  return (
    <Select {...control} value={String(value)} onChange={(event) => onChange(event.target.value)}>
      <option value="">{words.flexible}</option>
      {plans
        .filter(({ id, isActive }) => isActive || String(id) === value)
        .map((plan) => (
          <option key={plan.id} value={plan.id}>
            {words.option(plan.name, tellChange(planOfItem(plan)), tellTerms(plan))}
          </option>
        ))}
    </Select>
  )
}
