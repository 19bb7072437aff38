import { expect, test } from 'vitest'
import { TIP_CATEGORIES, TRAVEL_TIPS } from '../content/travel-tips'
import { chooseCategory, FIRST_SHOW, moveTip, remainingTips, tipsInCarousel } from './tips-show'

const titles = (tips: { title: string }[]) => tips.map(({ title }) => title)

test('without a filter the carousel has the tips of high priority and the grid all others', () => {
  const shown = tipsInCarousel(TRAVEL_TIPS, FIRST_SHOW)
  expect(shown.length).toBeGreaterThan(1)
  expect(shown.every(({ priority }) => priority === 'high')).toBe(true)
  expect(shown.length + remainingTips(TRAVEL_TIPS, FIRST_SHOW).length).toBe(7)
})

test('a category shows its tips from the first on, and the same one again clears the filter', () => {
  const second = moveTip(FIRST_SHOW, 3, 1)
  const dining = chooseCategory(second, 'dining')
  expect(dining).toEqual({ category: 'dining', index: 0, isOpen: true })
  expect(titles(tipsInCarousel(TRAVEL_TIPS, dining))).toEqual(['Eat as Ankole eats'])
  expect(remainingTips(TRAVEL_TIPS, dining)).toEqual([])
  expect(chooseCategory(dining, 'dining').category).toBeNull()
  expect(chooseCategory(dining, 'safety').category).toBe('safety')
  expect(chooseCategory(dining, null).category).toBeNull()
})

test('the carousel wraps at both ends, and one without tips stays where it is', () => {
  expect(moveTip(FIRST_SHOW, 3, -1).index).toBe(2)
  expect(moveTip({ ...FIRST_SHOW, index: 2 }, 3, 1).index).toBe(0)
  expect(moveTip(FIRST_SHOW, 0, 1)).toBe(FIRST_SHOW)
})

test('there are seven tips, at least one a category, and the park is told as it is', () => {
  expect(TRAVEL_TIPS).toHaveLength(7)
  for (const { category } of TIP_CATEGORIES)
    expect(tipsInCarousel(TRAVEL_TIPS, { ...FIRST_SHOW, category }).length).toBeGreaterThan(0)
  expect(TRAVEL_TIPS[0]).toMatchObject({ rating: 4.6, bestTime: 'Early morning, 6–8 AM' })
  expect(TRAVEL_TIPS[0]?.cost).toMatch(/^\$40 .*foreign non-residents/)
})
