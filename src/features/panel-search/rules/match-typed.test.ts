import { expect, test } from 'vitest'
import { matchTyped } from './match-typed'

const NAMES = [
  'Bookings',
  'Blocked dates',
  'Cash Drawer',
  'Housekeeping',
  'Forest Breeze G01',
  'Honey Bee H02',
]
const find = (typed: string) => matchTyped(typed, NAMES, (name) => name)

test('what begins with what was typed comes before what holds it', () => {
  expect(find('bo')[0]).toBe('Bookings')
  expect(find('drawer')).toEqual(['Cash Drawer'])
  expect(find('ee')).toEqual(expect.arrayContaining(['Forest Breeze G01', 'Honey Bee H02']))
})

test('a typing mistake is forgiven', () => {
  expect(find('bokings')[0]).toBe('Bookings')
  expect(find('housekeping')[0]).toBe('Housekeeping')
  expect(find('forrest')[0]).toBe('Forest Breeze G01')
})

test('accents and capitals make no difference, and nothing finds nothing', () => {
  expect(find('CÁSH')).toEqual(['Cash Drawer'])
  expect(find('zzz')).toEqual([])
  expect(find('  ')).toEqual([])
})
