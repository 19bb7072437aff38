import { expect, test } from 'vitest'
import type { Category } from '../contract'
import { boardsOf } from './boards'

const category = { pricePerNight: '120.00', halfBoardPrice: '156.50', fullBoardPrice: '192.00' } as Category

test('half board is breakfast and lunch, full board all three meals', () => {
  expect(boardsOf(category)).toEqual([
    { board: 'Bed and breakfast', meals: 'with breakfast', price: '$120' },
    { board: 'Half board', meals: 'with breakfast and lunch', price: '$156.50' },
    { board: 'Full board', meals: 'with breakfast, lunch and dinner', price: '$192' },
  ])
})

test('a board without a price is not offered', () => {
  expect(boardsOf({ ...category, halfBoardPrice: null }).map(({ board }) => board)).toEqual([
    'Bed and breakfast',
    'Full board',
  ])
  expect(boardsOf({ ...category, pricePerNight: null, halfBoardPrice: null, fullBoardPrice: null })).toEqual(
    [],
  )
})
