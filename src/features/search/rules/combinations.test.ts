import { describe, expect, it } from 'vitest'
import { toDay } from '@/kernel/days'
import { searchVilla, takenNights } from '../../../../test/search-villas'
import { cheapestTogether, findCombinations, kindsOf, placesIn } from './combinations'
import { findOffers } from './offers'

const stay = { checkIn: toDay('2027-03-15'), checkOut: toDay('2027-03-16') }
const studio = { categoryId: 1, categoryName: 'Studio', maxGuests: 2 }
const family = { categoryId: 2, categoryName: 'Family', maxGuests: 5 }
const residence = { categoryId: 3, categoryName: 'Residence', maxGuests: 6 }
const villas = [
  searchVilla(1, { ...studio, price: '$50.00' }),
  searchVilla(2, { ...studio, price: '$52.00' }),
  searchVilla(3, { ...family, price: '$120.00' }),
  searchVilla(4, { ...family, price: '$110.00' }),
  searchVilla(5, { ...residence, price: '$160.00' }),
]
const offers = findOffers(villas, takenNights([1, 2, 3, 4, 5]), {
  stay,
  guests: 1,
  board: 'bed-and-breakfast',
})

describe('villas that hold a party together', () => {
  it('are as few as it takes, the cheapest first, each mix of kinds once', () => {
    expect(found(7)).toEqual([
      ['1 Studio, 1 Family', 16_000, 7],
      ['1 Studio, 1 Residence', 21_000, 8],
      ['2 Family', 23_000, 10],
    ])
    expect(found(11)).toEqual([['1 Family, 1 Residence', 27_000, 11]])
    expect(found(12)).toEqual([
      ['1 Studio, 2 Family', 28_000, 12],
      ['1 Studio, 1 Family, 1 Residence', 32_000, 13],
      ['2 Family, 1 Residence', 39_000, 16],
    ])
  })

  it('cost at least what the first of these ways does, for every party', () => {
    for (let guests = 1; guests <= 22; guests++)
      expect(cheapestTogether(offers, guests)).toBe(findCombinations(offers, guests)[0]?.total ?? null)
    expect(cheapestTogether(offers, 21)).toBeNull()
  })

  it('are all of them for as many as they hold, and none beyond', () => {
    expect(placesIn(offers)).toBe(20)
    expect(found(20)).toEqual([['2 Studio, 2 Family, 1 Residence', 49_200, 20]])
    expect(found(21)).toEqual([])
    expect(findCombinations([], 2)).toEqual([])
  })

  it('never hold one villa twice', () => {
    for (const { offers: chosen } of findCombinations(offers, 16))
      expect(new Set(chosen.map(({ villa }) => villa.id)).size).toBe(chosen.length)
  })

  it('are found for fifty guests among as many villas as a large hotel has', () => {
    const many = Array.from({ length: 60 }, (_, id) =>
      searchVilla(id, { ...studio, price: `$${50 + id}.00` }),
    )
    const ids = many.map(({ id }) => id)
    const wish = { stay, guests: 1, board: 'bed-and-breakfast' } as const
    const [best] = findCombinations(findOffers(many, takenNights(ids), wish), 50)
    expect(best?.offers.map(({ villa }) => villa.id)).toEqual(ids.slice(0, 25))
  })
})

function found(guests: number) {
  return findCombinations(offers, guests).map((one) => [
    kindsOf(one)
      .map(({ count, name }) => `${count} ${name}`)
      .join(', '),
    one.total,
    one.places,
  ])
}
