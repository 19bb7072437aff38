import { SPAN_WORDS } from '@/kernel/spans'
import type { PropertyFacts } from '../contract'

/** What stands in a policy for another fact, so that it says the same as the rest of the hotel. */
const MARKS: Record<string, (facts: PropertyFacts) => string> = {
  '{check-in}': (facts) => facts.checkInTime,
  '{check-out}': (facts) => facts.checkOutTime,
  /** How long before check-in cancelling is free: '24 hours'. */
  '{free cancellation}': (facts) => tellHours(facts.freeCancellationHours),
}

/** The marks staff may write into a policy. */
export const POLICY_MARKS = Object.keys(MARKS)

/** The facts with policies as guests read them: what they say of other facts is what those say. */
export function fillPolicies(facts: PropertyFacts): PropertyFacts {
  const fill = (text: string) =>
    Object.entries(MARKS).reduce((filled, [mark, tell]) => filled.replaceAll(mark, tell(facts)), text)
  const policies = facts.policies.map(({ title, text, ...same }) => ({ title, text: fill(text), ...same }))
  return { ...facts, policies }
}

/** `1 hour`, `48 hours`. */
export function tellHours(hours: number): string {
  return SPAN_WORDS.hours(hours)
}
