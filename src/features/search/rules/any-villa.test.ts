import { describe, expect, it } from 'vitest'
import { toDay } from '@/kernel/days'
import { searchVilla, takenNights } from '../../../../test/search-villas'
import { findSubstitute, pickAny, reviewAnyChoice } from './any-villa'
import { findOffers } from './offers'

const stay = { checkIn: toDay('2027-03-15'), checkOut: toDay('2027-03-17') }
const wish = { stay, guests: 1, childAges: [], board: 'bed-and-breakfast' } as const
const villas = [
  searchVilla(1, { price: '$55.00', maxGuests: 3 }),
  searchVilla(2, { price: '$55.00', maxGuests: 2 }),
  searchVilla(3, { price: '$55.00', maxGuests: 2 }),
  searchVilla(4, { price: '$60.00', maxGuests: 2 }),
  searchVilla(5, { price: '$20.00', maxGuests: 2, categoryId: 2 }),
]
const ids = villas.map(({ id }) => id)
const choice = { anyOf: 1, category: 1, villaId: 2 }

describe('any villa of a category', () => {
  it('is the cheapest, then the one with the fewest places to spare, then the first in the list', () => {
    expect(pickAny(freeWithout(), 1)?.villa.id).toBe(2)
    expect(pickAny(freeWithout(2, 3), 1)?.villa.id).toBe(1)
    expect(pickAny(freeWithout(1, 2, 3), 1)?.villa.id).toBe(4)
    expect(pickAny(freeWithout(1, 2, 3, 4), 1)).toBeUndefined()
  })

  it('is replaced by another of its kind at the same price alone', () => {
    const [, lost] = villas
    if (!lost) throw new Error('There are five villas')
    expect(findSubstitute(freeWithout(2), lost, 11_000)?.villa.id).toBe(3)
    expect(findSubstitute(freeWithout(2, 3), lost, 11_000)?.villa.id).toBe(1)
    expect(findSubstitute(freeWithout(1, 2, 3), lost, 11_000)).toBeUndefined()
  })
})

describe('a guest to whom any villa of a kind will do', () => {
  it('keeps the one that was picked as long as it is free', () => {
    expect(review(choice)).toEqual({ kind: 'stands' })
  })

  it('gets one at first, and another at the same price when it is taken', () => {
    expect(review({ ...choice, villaId: null })).toEqual({ kind: 'picked', villaId: 2 })
    expect(review(choice, 2)).toEqual({ kind: 'picked', villaId: 3 })
    expect(review(choice, 2, 3)).toEqual({ kind: 'picked', villaId: 1 })
  })

  it('hears of it when none is left at that price, and what the others cost', () => {
    expect(review(choice, 1, 2, 3)).toEqual({ kind: 'gone', from: 12_000 })
    expect(review(choice, 1, 2, 3, 4)).toEqual({ kind: 'gone', from: null })
  })

  it('has chosen nothing any more once another kind is shown', () => {
    expect(review({ ...choice, category: 2 })).toEqual({ kind: 'hidden' })
    expect(review({ ...choice, category: null })).toEqual({ kind: 'stands' })
  })

  it('never gets a villa of another kind that staff have put it into meanwhile', () => {
    expect(review({ ...choice, villaId: 5 })).toEqual({ kind: 'gone', from: 11_000 })
  })

  it('is asked again where the villa that was picked is not offered with the meals', () => {
    const offers = freeWithout()
    const known = { villas, offers }
    expect(reviewAnyChoice({ ...choice, villaId: 9 }, known, { ...wish, board: 'full-board' })).toEqual({
      kind: 'picked',
      villaId: 2,
    })
  })
})

function review(one: Parameters<typeof reviewAnyChoice>[0], ...lost: number[]) {
  return reviewAnyChoice(one, { villas, offers: freeWithout(...lost) }, wish)
}

function freeWithout(...lost: number[]) {
  const taken = lost.map((id) => [id, '2027-03-15', '2027-03-16'] as const)
  return findOffers(villas, takenNights(ids, ...taken), wish)
}
