import { expect, test } from 'vitest'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { PERIODS, tellDays } from '@/features/retention/rules/periods'
import { policies } from './policies'

const read = (name: keyof typeof policies, own: Partial<typeof sampleFacts> = {}) =>
  JSON.stringify(policies[name].sections({ ...sampleFacts, ...own }))

test('the booking terms say after how many hours a request ends, as the facts have it', () => {
  expect(read('booking-terms')).toContain('nobody has confirmed it within 24 hours')
  expect(read('booking-terms', { holdHours: 1 })).toContain('nobody has confirmed it within 1 hour,')
})

test('the privacy policy says of each kind of data how long it is kept, as it is enforced', () => {
  const said = read('privacy')
  for (const { what, days } of PERIODS) expect(said).toContain(`${what}: ${tellDays(days)} from`)
})

test('the privacy policy names as many things a browser keeps as it says there are', () => {
  const [, kept] = policies.privacy.sections(sampleFacts)
  expect(kept?.blocks[0]).toMatch(/^Eight things/)
  expect(kept?.blocks[1]).toHaveLength(8)
})
