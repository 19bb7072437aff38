import { expect, test } from 'vitest'
import { isOtherLanguage } from './other-languages'

const ENGLISH = new Set('is there a room free for two people tonight breakfast lunch'.split(' '))

test.for([
  'avez vous une chambre pour deux personnes',
  'nimwine amaju hati kandi',
  'haben sie noch ein zimmer',
])('%s is another language', (text) => {
  expect(isOtherLanguage(text, ENGLISH)).toBe(true)
})

test.for(['is there a room for two people', 'breakfast for two bakanta people', 'matooke', '12/12 to 15/12'])(
  '%s is none',
  (text) => {
    expect(isOtherLanguage(text, ENGLISH)).toBe(false)
  },
)
