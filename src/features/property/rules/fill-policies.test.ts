import { expect, test } from 'vitest'
import { sampleFacts } from '../server/sample-facts'
import { fillPolicies } from './fill-policies'

const cancellation = (freeCancellationHours: number) =>
  fillPolicies({ ...sampleFacts, freeCancellationHours }).policies.find(
    ({ title }) => title === 'Cancellation',
  )?.text

test('a policy says how long cancelling is free as the fact has it', () => {
  expect(cancellation(24)).toBe('Free up to 24 hours before check-in. Later cancellations may incur charges.')
  expect(cancellation(72)).toMatch(/^Free up to 72 hours before/)
  expect(cancellation(1)).toMatch(/^Free up to 1 hour before/)
})

test('and the hours of arrival and departure', () => {
  const times = { checkInTime: '3:00 PM', checkOutTime: '11:00 AM' }
  const [policy] = fillPolicies({ ...sampleFacts, ...times }).policies
  expect(policy?.text).toMatch(/^Your villa is ready from 3:00 PM and yours until 11:00 AM\./)
})

test('other words stay as staff wrote them', () => {
  const policies = [{ title: 'Pets', text: 'Ask {us}.' }]
  expect(fillPolicies({ ...sampleFacts, policies }).policies).toEqual(policies)
})
