import { describe, expect, it } from 'vitest'
import type { Villa } from '../contract'
import { categoriesOf, groupVillas, guestsShown, namesOf, placeOf } from './villa-groups'

const villas = [
  makeVilla(1, 'Forest Breeze', 2, '$65.00'),
  makeVilla(2, 'Rose Villa', 4, '$95.00'),
  makeVilla(3, 'Forest Breeze', 4, '$60.00'),
  makeVilla(4, 'Honey Bee', 6, 'on request'),
]

describe('the villa picker', () => {
  it('gathers villas of one name, in the order in which they are listed', () => {
    const groups = groupVillas(villas, { category: null, name: null, guests: 1 })
    expect(groups.map((group) => [group.name, group.villas.map((villa) => villa.id)])).toEqual([
      ['Forest Breeze', [1, 3]],
      ['Rose Villa', [2]],
      ['Honey Bee', [4]],
    ])
  })

  it('tells from what price a name is to be had, where it has one', () => {
    const groups = groupVillas(villas, { category: null, name: null, guests: 1 })
    expect(groups.map((group) => group.lowestPrice)).toEqual([6000, 9500, null])
  })

  it('leaves out villas too small for the party and names not asked for', () => {
    const ids = (filter: Parameters<typeof groupVillas>[1]) =>
      groupVillas(villas, filter).flatMap((group) => group.villas.map((villa) => villa.id))
    expect(ids({ category: null, name: null, guests: 4 })).toEqual([2, 3, 4])
    expect(ids({ category: null, name: 'Forest Breeze', guests: 1 })).toEqual([1, 3])
    expect(ids({ category: null, name: 'Forest Breeze', guests: 5 })).toEqual([])
  })

  it('keeps to one category where it is asked to, and offers every category once', () => {
    const [studio, family] = [
      { categoryId: 1, categoryName: 'Garden Studio' },
      { categoryId: 6, categoryName: 'Family Villa' },
    ]
    const mixed = [family, studio, family, {}].map((category, index) => ({
      ...makeVilla(index + 1, 'Rose Villa', 2, '$65.00'),
      ...category,
    }))
    const [group] = groupVillas(mixed, { category: 6, name: null, guests: 1 })
    expect(group?.villas.map((villa) => villa.id)).toEqual([1, 3])
    expect(categoriesOf(mixed)).toEqual([
      { id: 6, name: 'Family Villa' },
      { id: 1, name: 'Garden Studio' },
    ])
  })

  it('offers every name once', () => {
    expect(namesOf(villas)).toEqual(['Forest Breeze', 'Rose Villa', 'Honey Bee'])
  })
})

describe('a villa', () => {
  it('is shown for four guests where it does not say for how many', () => {
    expect(guestsShown({})).toBe(4)
    expect(guestsShown({ maxGuests: 6 })).toBe(6)
  })

  it('is told apart by building, room and floor, as far as they are known', () => {
    expect(placeOf({ building: 'Block A', roomNumber: '3', floor: 'Ground Floor' })).toBe(
      'Block A · Room 3 · Ground Floor',
    )
    expect(placeOf({ building: null, roomNumber: '3', floor: null })).toBe('Room 3')
    expect(placeOf({ building: null, roomNumber: null, floor: null })).toBe('')
  })
})

function makeVilla(id: number, name: string, maxGuests: number, price: string): Villa {
  return {
    id,
    name,
    slug: `villa-${id}`,
    description: 'A quiet villa in the garden.',
    shortDescription: null,
    categoryId: null,
    categoryName: null,
    building: null,
    roomNumber: null,
    floor: null,
    price,
    weekendPrice: null,
    halfBoardPrice: null,
    fullBoardPrice: null,
    isAvailable: true,
    isFeatured: false,
    maxGuests,
    bedrooms: 1,
    bathrooms: 1,
    roomSize: null,
    amenities: [],
    mainImageUrl: null,
  }
}
