import { expect, it } from 'vitest'
import { bookRoute } from './book-route'

it('whoever has given both days comes to the results, everybody else to the calendar', () => {
  expect(bookRoute({ checkIn: '2027-03-18', checkOut: '2027-03-22' })).toBe('/booking')
  expect(bookRoute({ checkIn: '2027-03-18' })).toBe('/calendar')
  expect(bookRoute({})).toBe('/calendar')
})
