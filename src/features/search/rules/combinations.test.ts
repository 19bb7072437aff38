import { describe, expect, it } from 'vitest'
import { splitParty } from '@/features/groups/rules/split-party'
import { ONE_GUEST } from '@/features/rates/rules/guest-prices'
import { toDay } from '@/kernel/days'
import { searchVilla, takenNights } from '../../../../test/search-villas'
import { cheapestTogether, findCombinations, kindsOf, placesIn } from './combinations'
import { findOffers, quoteVilla } from './offers'

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
const wishFor = (guests: number) => ({ stay, guests, childAges: [], board: 'bed-and-breakfast' as const })
const offers = findOffers(villas, takenNights([1, 2, 3, 4, 5]), wishFor(1))

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
      expect(cheapestTogether(offers, wishFor(guests))).toBe(
        findCombinations(offers, wishFor(guests))[0]?.total ?? null,
      )
    expect(cheapestTogether(offers, wishFor(21))).toBeNull()
  })

  it('are all of them for as many as they hold, and none beyond', () => {
    expect(placesIn(offers)).toBe(20)
    expect(found(20)).toEqual([['2 Studio, 2 Family, 1 Residence', 49_200, 20]])
    expect(found(21)).toEqual([])
    expect(findCombinations([], wishFor(2))).toEqual([])
  })

  it('cost together what each costs its part of the party, where extra guests cost something', () => {
    const guestPrices = {
      included: 2,
      adult: '20.00',
      children: [{ from: 0, to: 11, amount: '5.00' }],
      says: '',
    }
    const dear = findOffers(
      villas.map((villa) => (villa.categoryId === 1 ? villa : { ...villa, guestPrices })),
      takenNights([1, 2, 3, 4, 5]),
      wishFor(1),
    )
    for (let guests = 3; guests <= 20; guests++) {
      const wish = { ...wishFor(guests), childAges: [4, 9] }
      const found = findCombinations(dear, wish)
      expect(cheapestTogether(dear, wish)).toBe(found[0]?.total)
      expect(found.map(({ total }) => total)).toEqual(found.map(({ total }) => total).sort((a, b) => a - b))
      for (const { offers: chosen, total } of found) {
        const sizes = chosen.map(({ villa }) => villa.maxGuests)
        const parties = splitParty({ ...wish, wantsCot: false }, sizes)
        const each = chosen.map(
          ({ villa }, place) => quoteVilla(villa, { ...wish, ...(parties[place] ?? ONE_GUEST) }).total,
        )
        expect(total).toBe(each.reduce((sum, one) => sum + one, 0))
      }
    }
    // Two families of five, an adult and both children of the second beyond those included: 4 × $20, 2 × $5 a night more.
    const [best] = findCombinations(dear, { ...wishFor(10), childAges: [4, 9] })
    expect(best?.total).toBe(23_000 + 3 * 2000 + 2000 + 2 * 500)
  })

  it('never hold one villa twice', () => {
    for (const { offers: chosen } of findCombinations(offers, wishFor(16)))
      expect(new Set(chosen.map(({ villa }) => villa.id)).size).toBe(chosen.length)
  })

  it('are found for fifty guests among as many villas as a large hotel has', () => {
    const many = Array.from({ length: 60 }, (_, id) =>
      searchVilla(id, { ...studio, price: `$${50 + id}.00` }),
    )
    const ids = many.map(({ id }) => id)
    const [best] = findCombinations(findOffers(many, takenNights(ids), wishFor(1)), wishFor(50))
    expect(best?.offers.map(({ villa }) => villa.id)).toEqual(ids.slice(0, 25))
  })
})

function found(guests: number) {
  return findCombinations(offers, wishFor(guests)).map((one) => [
    kindsOf(one)
      .map(({ count, name }) => `${count} ${name}`)
      .join(', '),
    one.total,
    one.places,
  ])
}
