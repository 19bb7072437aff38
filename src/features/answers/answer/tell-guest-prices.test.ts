import { expect, test } from 'vitest'
import { searchVilla } from '../../../../test/search-villas'
import { tellGuestPrices } from './tell-guest-prices'

const usual = { price: '$65.00', maxGuests: 4 }
const prices = (adult: string) => ({
  ...usual,
  guestPrices: { included: 2, adult, children: [], says: `Each further guest costs $${adult} a night.` },
})
const studio = searchVilla(1, { categoryName: 'Studio', ...prices('20.00') })
const family = searchVilla(2, { categoryName: 'Family', ...prices('30.00') })

test('what further guests cost is told once where it is the same everywhere, else by category', () => {
  expect(tellGuestPrices([studio, studio])).toBe('Each further guest costs $20.00 a night.')
  expect(tellGuestPrices([studio, family])).toBe(
    'Studio: Each further guest costs $20.00 a night. Family: Each further guest costs $30.00 a night.',
  )
  expect(tellGuestPrices([studio, searchVilla(3, usual)])).toBe(
    'Studio: Each further guest costs $20.00 a night.',
  )
  expect(tellGuestPrices([searchVilla(3, usual)])).toBe('')
})
