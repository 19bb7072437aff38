import { expect, it } from 'vitest'
import { readCheckoutLink } from '@/features/search/rules/checkout-link'
import { linkFields, readTyped, termsFields, writeRequest } from './plain-form'

const form = {
  ...{ checkIn: '2027-03-18', checkOut: '2027-03-22', guests: '4', children: '4,9', cot: '1', anyOf: '2' },
  ...{ villaId: '7', totalAmount: '480.00', guestName: ' Sample Guest ', guestEmail: 'guest@example.com' },
  ...{ specialRequests: 'One\r\nTwo', arrivalTime: '16:00', paymentMethod: 'card' },
}

it('a sent form is a request for the villa it was shown for, at the price that was seen', () => {
  expect(writeRequest(form)).toEqual({
    villaId: 7,
    checkInDate: '2027-03-18',
    checkOutDate: '2027-03-22',
    numberOfGuests: 4,
    childAges: [4, 9],
    wantsCot: true,
    board: 'bed-and-breakfast',
    totalAmount: '480.00',
    guestName: 'Sample Guest',
    guestEmail: 'guest@example.com',
    guestPhone: '',
    specialRequests: 'One\nTwo',
    arrivalTime: '16:00',
    paymentMethod: 'card',
    paymentTime: 'at-check-in',
    takesAnyVilla: true,
  })
  const { anyOf: _any, ...chosen } = form
  expect(writeRequest({ ...chosen, villa: '7' })).not.toHaveProperty('takesAnyVilla')
})

it('what no form of ours sends is taken for nothing, and never for a choice', () => {
  const odd = { guestName: ['a', 'b'], paymentMethod: 'gold', arrivalTime: '3 am' }
  expect(readTyped(odd)).toMatchObject({ guestName: '', paymentMethod: 'cash', arrivalTime: '' })
  expect(writeRequest(odd)).not.toHaveProperty('arrivalTime')
})

it('a plan is asked for with the terms it was shown with, where the form says them', () => {
  const sent = (terms: [string, string][]) =>
    writeRequest({ ...form, plan: '3', ...Object.fromEntries(terms) })
  for (const seen of [
    { cancellation: 'non-refundable', cancellationHours: null, depositPercent: 100 },
    { cancellation: 'non-refundable', cancellationHours: null, depositPercent: 0 },
    { cancellation: 'hours', cancellationHours: 72, depositPercent: null },
  ] as const)
    expect(sent(termsFields(seen))).toMatchObject({ ratePlanId: 3, ratePlanTerms: seen })
  expect(sent(termsFields(null))).toMatchObject({
    ratePlanTerms: { cancellation: 'property', cancellationHours: null },
  })
  expect(sent([['cancellation', 'property']]).ratePlanTerms).toEqual({
    ...{ cancellation: 'property', cancellationHours: null },
  })
  expect(sent([])).toMatchObject({ ratePlanId: 3, ratePlanTerms: null })
})

it('what is to be booked goes from form to form as a link says it', () => {
  const link = readCheckoutLink(form)
  expect(readCheckoutLink(Object.fromEntries(linkFields({ ...link, step: 'details' })))).toEqual(link)
})
