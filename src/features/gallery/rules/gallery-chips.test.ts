import { expect, test } from 'vitest'
import { imagesUnder } from './chip-images'
import { GALLERY_CATEGORIES } from './gallery-categories'
import { GALLERY_CHIPS, isGalleryChip } from './gallery-chips'

const onePerCategory = GALLERY_CATEGORIES.map((category, id) => ({ id, category }))

test('each chip shows the categories it stands for, in the order the pictures came', () => {
  const shown = Object.fromEntries(
    GALLERY_CHIPS.map((chip) => [chip, imagesUnder(chip, onePerCategory).map(({ category }) => category)]),
  )
  expect(shown).toEqual({
    all: ['villas', 'dining', 'facilities', 'events', 'exterior', 'activities'],
    accommodations: ['villas', 'facilities'],
    villas: ['villas'],
    dining: ['dining'],
    activities: ['activities'],
    events: ['events'],
    property: ['facilities', 'exterior'],
    adventures: ['exterior', 'activities'],
  })
})

test('no picture is out of reach of every chip but all', () => {
  const chips = GALLERY_CHIPS.filter((chip) => chip !== 'all')
  const reached = new Set(chips.flatMap((chip) => imagesUnder(chip, onePerCategory)))
  expect(reached.size).toBe(GALLERY_CATEGORIES.length)
})

test('a chip that there is none of is told from one that there is', () => {
  expect(isGalleryChip('dining')).toBe(true)
  expect(isGalleryChip('toString')).toBe(false)
  expect(isGalleryChip(undefined)).toBe(false)
})
