import { describe, expect, it } from 'vitest'
import { toDay } from '@/kernel/days'
import type { GridCell, RatesGrid } from '../staff-contract'
import { listGridRows, reachOf } from './grid-rows'
import { rectangleOf, spotAfter } from './selection'

const villa = (id: number, categoryId: number | null, ...cells: GridCell[]) => ({
  id,
  name: `Villa ${id}`,
  categoryId,
  categoryName: categoryId === null ? null : `Category ${categoryId}`,
  cells,
})
const GRID: RatesGrid = {
  first: toDay('2027-06-07'),
  villas: [
    villa(1, 7, { price: '95.00', minNights: 2, season: 'June' }, { price: '80.00', noArrival: true }),
    villa(2, 8, { price: '55.00' }, { price: '55.00' }),
    villa(3, 7, { price: '110.00', minNights: 2 }, { price: '80.00', noArrival: true }),
    villa(4, null, { price: '250.00' }, { price: '250.00' }),
  ],
}

describe('the rows of the grid', () => {
  it('are the categories and the villas without one, and say what holds for each villa of a category', () => {
    const rows = listGridRows(GRID, new Set())
    expect(rows.map(({ name, isMixed }) => [name, isMixed])).toEqual([
      ['Category 7', true],
      ['Category 8', false],
      ['Villa 4', undefined],
    ])
    expect(rows[0]?.cells).toEqual([
      { least: '95.00', most: '110.00', minNights: 2 },
      { least: '80.00', most: null, noArrival: true },
    ])
  })

  it('have the villas of an open category below it, and an edit of both is for the category', () => {
    const rows = listGridRows(GRID, new Set([7]))
    expect(rows.map(({ name }) => name)).toEqual([
      'Category 7',
      'Villa 1',
      'Villa 3',
      'Category 8',
      'Villa 4',
    ])
    const reach = (top: number, bottom: number) => reachOf(rows, { top, bottom }, GRID.villas)
    expect(reach(0, 4)).toEqual({ categoryIds: [7, 8], villaIds: [4] })
    expect(reach(1, 3)).toEqual({ categoryIds: [8], villaIds: [1, 3] })
  })
})

describe('the cells that are chosen', () => {
  it('are a rectangle whichever corner it began at', () => {
    const corners = [
      { row: 3, column: 1 },
      { row: 1, column: 5 },
    ] as const
    const whole = { top: 1, bottom: 3, left: 1, right: 5 }
    expect(rectangleOf({ from: corners[0], to: corners[1] })).toEqual(whole)
    expect(rectangleOf({ from: corners[1], to: corners[0] })).toEqual(whole)
  })

  it('are moved by the keys of arrows, within the grid', () => {
    const size = { rows: 3, columns: 4 }
    const at = { row: 0, column: 3 }
    const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'a']
    expect(keys.map((key) => spotAfter(at, key, size))).toEqual([
      at,
      { row: 1, column: 3 },
      { row: 0, column: 2 },
      at,
      { row: 0, column: 0 },
      at,
      null,
    ])
  })
})
