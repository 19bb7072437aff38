import { expect, test } from 'vitest'
import { PAGE_SECTIONS } from './section-names'
import { SECTION_NUMBERS, sectionOfNumber } from './section-numbers'

/** The numbers under which translations and the audit trail are stored since there are any. */
const STORED = [
  'about-hero about-story about-mission about-vision about-values about-distances about-closing',
  'restaurant-hero restaurant-menu restaurant-boards restaurant-room-service restaurant-catering',
  'restaurant-reserve restaurant-closing services-hero services-villas services-restaurant',
  'services-terrace services-included services-extras services-events services-closing',
]

test('a section keeps the number it was stored under, wherever it stands on its page', () => {
  const stored = STORED.flatMap((line) => line.split(' '))
  expect(PAGE_SECTIONS.length).toBeGreaterThanOrEqual(stored.length)
  stored.forEach((section, place) => {
    expect(sectionOfNumber(place + 1), section).toBe(section)
  })
})

test('no two sections have one number, and a number of none is of no section', () => {
  const numbers = Object.values(SECTION_NUMBERS)
  expect(new Set(numbers).size).toBe(numbers.length)
  for (const none of [0, -1, 1.5, Math.max(...numbers) + 1]) expect(sectionOfNumber(none)).toBeUndefined()
})
