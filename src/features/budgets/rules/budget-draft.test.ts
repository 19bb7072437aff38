import { expect, test } from 'vitest'
import { changedMonths, draftOf, readDraft } from './budget-draft'

test('a month is read as people type it, and nothing typed is no budget', () => {
  expect(readDraft({ nights: '1,420', revenue: '$26,000' })).toEqual({
    budget: { nights: 1420, revenue: '26000.00' },
  })
  expect(readDraft({ nights: '1\u202f420', revenue: '26\u202f000,50\u00a0$' })).toEqual({
    budget: { nights: 1420, revenue: '26000.50' },
  })
  expect(readDraft({ nights: ' ', revenue: '' })).toEqual({ budget: null })
  expect(readDraft({ nights: '0', revenue: '0' })).toEqual({ budget: { nights: 0, revenue: '0.00' } })
})

test.for([
  [{ nights: '400', revenue: '' }, 'both'],
  [{ nights: '', revenue: '1' }, 'both'],
  [{ nights: '4.5', revenue: '1' }, 'nights'],
  [{ nights: 'many', revenue: '1' }, 'nights'],
  [{ nights: '4,5', revenue: '1' }, 'nights'],
  [{ nights: '400', revenue: '26.000' }, 'revenue'],
  [{ nights: '400', revenue: '-1' }, 'revenue'],
] as const)('what is wrong with %o is %s', ([draft, problem]) => {
  expect(readDraft(draft)).toEqual({ problem })
})

test('only months of which something else is typed are sent, with what was seen of each', () => {
  const sold = { nights: 0, revenue: '0.00' }
  const seen = { nights: 400, revenue: '26000.00' }
  const months = ['2027-01', '2027-02', '2027-03'].map((month) => ({
    ...{ month, budget: month === '2027-03' ? null : seen, sold, lastYear: sold },
  }))
  const drafts = new Map([
    ['2027-01', { nights: '400', revenue: '26,000' }],
    ['2027-02', draftOf(null)],
    ['2027-03', { nights: '10', revenue: '650' }],
  ])
  expect(changedMonths(months, drafts)).toEqual([
    { month: '2027-02', budget: null, seen },
    { month: '2027-03', budget: { nights: 10, revenue: '650.00' }, seen: null },
  ])
})
