import { describe, expect, it } from 'vitest'
import type { Villa } from '@/features/villas/contract'
import { toDay } from '@/kernel/days'
import { speak } from '@/server/http/speak-language'
import { searchCategory, searchVilla, takenNights } from '../../../../test/search-villas'
import { findAdditions, findBeds, findResults, picturesOf, putFirst } from './results'

const stay = { checkIn: toDay('2027-03-15'), checkOut: toDay('2027-03-17') }
const wish = { stay, guests: 2, childAges: [], board: 'bed-and-breakfast' } as const
const studio = { categoryId: 1, categoryName: 'Garden Studio' }
const family = { categoryId: 2, categoryName: 'Family Villa', bedrooms: 2, roomSize: 60 }
const villas = [
  searchVilla(1, { ...family, price: '$120.00', maxGuests: 5, halfBoardPrice: '150.00' }),
  searchVilla(2, { ...studio, price: '$55.00', maxGuests: 2, roomSize: 28, halfBoardPrice: '73.00' }),
  searchVilla(3, { ...studio, price: '$52.00', maxGuests: 2, roomSize: 25, halfBoardPrice: '75.00' }),
  searchVilla(4, { price: '$10.00', maxGuests: 1, categoryId: 3, categoryName: 'Cell' }),
  searchVilla(5, { price: '$300.00', maxGuests: 9, categoryId: null, categoryName: null }),
  searchVilla(6, { ...studio, price: '$5.00', maxGuests: 2, isAvailable: false }),
]
const ids = [1, 2, 3, 4, 5]
const categories = [
  searchCategory(1, 'Garden Studio', { amenities: ['Queen bed', 'Television'] }),
  searchCategory(2, 'Family Villa', { amenities: ['television', 'Three beds', 'Kitchenette'] }),
]

describe('the results of a search', () => {
  it('are the free villas by category, the cheapest first, of what holds the party alone', () => {
    const { free, full } = find()
    expect(
      free.map(({ name, offers, best }) => [name, offers.length, best.villa.id, best.quote.total]),
    ).toEqual([
      ['Garden Studio', 2, 3, 10_400],
      ['Family Villa', 1, 1, 24_000],
      [null, 1, 5, 60_000],
    ])
    expect(full).toEqual([])
  })

  it('tell what meals add to the whole stay, at the villa that is cheapest with them', () => {
    expect(find().free.map(({ boards }) => boards)).toEqual([
      [{ board: 'half-board', more: 4_200 }],
      [{ board: 'half-board', more: 6_000 }],
      [],
    ])
  })

  it('say what makes a category cost more than the next cheaper one', () => {
    const [cheapest, next] = find().free
    if (!cheapest || !next) throw new Error('Two categories are free')
    expect(findAdditions(cheapest)).toBeNull()
    expect(findAdditions(next)).toEqual({
      guests: 5,
      bedrooms: 2,
      size: 35,
      amenities: ['Three beds', 'Kitchenette'],
    })
  })

  it('compare no amenities of two languages', () => {
    const [, next] = find().free
    if (!next?.category || !next.cheaper?.category) throw new Error('Two categories are free')
    const told = { ...next.category, areAmenitiesTranslated: true as const }
    const cheaper = { ...next.cheaper.category, areAmenitiesTranslated: true as const }
    const all = findAdditions(next)?.amenities
    expect(findAdditions({ ...next, category: told })?.amenities).toEqual([])
    expect(
      findAdditions({ ...next, category: told, cheaper: { ...next.cheaper, category: cheaper } })?.amenities,
    ).toEqual(all)
  })

  it('list a category with nothing free, with the nearest dates and their prices', () => {
    const { free, full } = find([2, '2027-03-16', '2027-03-17'], [3, '2027-03-14', '2027-03-16'])
    expect(free.map(({ name }) => name)).toEqual(['Family Villa', null])
    expect(full.map(({ name, against }) => [name, against])).toEqual([['Garden Studio', null]])
    expect(full[0]?.nearest.map((one) => [one.stay.checkIn, one.total])).toEqual([
      ['2027-03-14', 12_100],
      ['2027-03-16', 10_400],
      ['2027-03-13', 13_200],
    ])
  })

  it('say how long a stay must be where it is too short for its season, and what that costs', () => {
    const season = {
      startDate: toDay('2027-03-01'),
      endDate: toDay('2027-03-31'),
      price: null,
      weekendPrice: null,
      minNights: 3,
      rules: [{ kind: 'nights' as const, min: 3, says: 'Stays begin at 3 nights.' }],
    }
    const seasonal = villas.map((villa) => (villa.categoryId === 2 ? { ...villa, seasons: [season] } : villa))
    const { full } = findResults(seasonal, categories, takenNights(ids), wish)
    const longer = { checkIn: '2027-03-15', checkOut: '2027-03-18' }
    expect(full).toMatchObject([
      {
        name: 'Family Villa',
        against: { says: 'Stays begin at 3 nights.', longer: { stay: longer, total: 36_000 } },
      },
    ])
  })

  it('stand without the categories, by what their villas say', () => {
    const { free } = findResults(villas, [], takenNights(ids), wish)
    expect(free.map(({ name, category }) => [name, category])).toEqual([
      ['Garden Studio', null],
      ['Family Villa', null],
      [null, null],
    ])
  })

  it('put first what is asked for', () => {
    const { free } = find()
    expect(putFirst(free, 2).map(({ id }) => id)).toEqual([2, 1, null])
    expect(putFirst(free, null)).toEqual(free)
  })
})

describe('the pictures of a category', () => {
  const shown = searchVilla(2, {
    ...studio,
    price: '$55.00',
    maxGuests: 2,
    mainImageUrl: '/house.jpg',
    gallery: galleryOf('/house.jpg', '/bed.jpg', '/bath.jpg'),
  })
  const other = searchVilla(9, { ...family, price: '$9.00', maxGuests: 2, mainImageUrl: '/terrace.jpg' })

  it('show rooms first and houses last, each once, with the words of their gallery', () => {
    expect(pictures('/bath.jpg')).toEqual(['/bath.jpg', '/bed.jpg', '/house.jpg'])
    expect(pictures('/terrace.jpg')).toEqual(['/bed.jpg', '/bath.jpg', '/terrace.jpg', '/house.jpg'])
    expect(pictures(null)).toEqual(['/bed.jpg', '/bath.jpg', '/house.jpg'])
  })

  it('have an alternative text each', () => {
    const [first] = picturesIn('/bath.jpg')
    expect(first).toEqual({ address: '/bath.jpg', alt: 'Words for /bath.jpg' })
    expect(picturesIn('/terrace.jpg')[2]).toEqual({ address: '/terrace.jpg', alt: 'Garden Studio' })
  })

  function pictures(imageUrl: string | null) {
    return picturesIn(imageUrl).map(({ address }) => address)
  }

  function picturesIn(imageUrl: string | null) {
    const all = [shown, other]
    const { free } = findResults(
      all,
      [searchCategory(1, 'Garden Studio', { imageUrl })],
      takenNights([2, 9]),
      wish,
    )
    const result = free.find(({ id }) => id === 1)
    if (!result) throw new Error('The studio is free')
    return picturesOf(result, all)
  }
})

it('beds are told from the amenities, and bedside tables are none', () => {
  expect(findBeds(['Television', 'King bed and a single bed'])).toBe('King bed and a single bed')
  expect(findBeds(['Bedside table', 'Well-lit desk', 'Lit terrace'])).toBeNull()
})

it.for([
  ['fr', 'Grand lit double'],
  ['sw', 'Kitanda kikubwa'],
  ['de', 'Zwei Einzelbetten'],
] as const)(
  'beds are told in %s, and in English where the amenities are not translated',
  ([language, beds]) => {
    speak(language, () => {
      expect(findBeds(['TV', 'Well-lit desk', beds])).toBe(beds)
      expect(findBeds(['TV', 'King bed'])).toBe('King bed')
    })
    expect(findBeds(['TV', beds])).toBeNull()
  },
)

function find(...taken: (readonly [id: number, checkIn: string, checkOut: string])[]) {
  return findResults(villas, categories, takenNights(ids, ...taken), wish)
}

function galleryOf(...addresses: string[]): NonNullable<Villa['gallery']> {
  const images = addresses.map((imageUrl, id) => ({
    id,
    imageUrl,
    altText: `Words for ${imageUrl}`,
    caption: null,
  }))
  return { images, videos: [] }
}
