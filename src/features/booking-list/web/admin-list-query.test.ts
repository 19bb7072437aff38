import { expect, test } from 'vitest'
import { staffBookingsQuery } from '@/features/bookings/staff-queries'
import { readListSearch } from '@/web/admin-kit/list-search'
import { askBookings } from './admin-list-query'

const villas = [
  { id: 7, name: 'Rose Villa', roomNumber: 'R07' },
  { id: 8, name: 'Sundowner', roomNumber: null },
]
const ask = (search: Record<string, string>) =>
  staffBookingsQuery(askBookings(readListSearch(search), villas)).queryKey[0].split('?')[1]

test('what the address asks for goes to the call under the names it knows', () => {
  expect(ask({})).toBe('')
  expect(ask({ q: 'akello', sort: '-checkIn' })).toBe('search=akello&sort=-checkInDate')
  expect(ask({ 'f.status': 'no-show', 'f.source': 'walk-in', 'f.villa': 'Rose Villa R07' })).toBe(
    'status=no-show&source=walk-in&villaId=7',
  )
  expect(ask({ 'f.from': '2027-03-01', 'f.to': '2027-03-31', 'f.villa': 'Sundowner' })).toBe(
    'villaId=8&start=2027-03-01&end=2027-03-31',
  )
})

test('what makes no sense is left out', () => {
  expect(ask({ sort: 'Shoe size', 'f.status': 'Lost', 'f.villa': 'Castle', 'f.from': '2027-02-30' })).toBe('')
})
