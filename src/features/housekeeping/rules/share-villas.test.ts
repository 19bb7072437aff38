import { expect, test } from 'vitest'
import { shareVillas } from './share-villas'

test('seven villas among three are three, two and two neighbours', () => {
  const shared = shareVillas([1, 2, 3, 4, 5, 6, 7], [30, 10, 20])
  expect(shared.map(({ personId }) => personId)).toEqual([30, 30, 30, 10, 10, 20, 20])
  expect(shared.map(({ villaId }) => villaId)).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('nobody gets nothing when there are fewer villas than people, and nothing is shared among nobody', () => {
  expect(shareVillas([1], [10, 20])).toEqual([{ villaId: 1, personId: 10 }])
  expect(shareVillas([1, 2], [])).toEqual([])
})
