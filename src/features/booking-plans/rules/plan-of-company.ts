type Company = { id: number; isActive: boolean; ratePlanId: number | null }
type Plan = { id: number; isActive: boolean }

/**
 * Which rate plan the form of a booking has after another company was chosen in it: that of the company, if it is switched on.
 * Where the company has none, a plan that came with the former company goes with it, and one that staff chose stays.
 */
export function planAfterCompany(
  { companies, plans }: { companies: readonly Company[]; plans: readonly Plan[] },
  { before, after, ratePlanId }: { before: number | null; after: number | null; ratePlanId: number | null },
): number | null {
  const planOf = (companyId: number | null) => {
    const named = companies.find(({ id }) => id === companyId)?.ratePlanId ?? null
    return plans.some(({ id, isActive }) => isActive && id === named) ? named : null
  }
  return planOf(after) ?? (ratePlanId === planOf(before) ? null : ratePlanId)
}
