import type { PropertyFacts } from '../contract'

/** Stands in a policy for how long before check-in cancelling is free: '24 hours'. */
export const FREE_CANCELLATION_MARK = '{free cancellation}'

/** The facts with policies as guests read them: what they say of other facts is what those say. */
export function fillPolicies(facts: PropertyFacts): PropertyFacts {
  const hours = tellHours(facts.freeCancellationHours)
  const fill = (text: string) => text.replaceAll(FREE_CANCELLATION_MARK, hours)
  return { ...facts, policies: facts.policies.map(({ title, text }) => ({ title, text: fill(text) })) }
}

/** `1 hour`, `48 hours`. */
export function tellHours(hours: number): string {
  return hours === 1 ? '1 hour' : `${hours} hours`
}
