import { expect, test } from 'vitest'
import { fillTemplate, findFields, findUnknownFields } from './fill-template'

const TEXT = 'Dear {guest}, {Villa} is free from {arrival} to {departure}: {link}'

test('fields become the values of this guest, in capitals or not', () => {
  const values = {
    guest: 'Akello',
    villa: 'Rose Villa',
    arrival: 'Fri, 14 May 2027',
    departure: 'Sun, 16 May 2027',
  }
  expect(fillTemplate(TEXT, { ...values, link: 'https://hotel.example/calendar' })).toBe(
    'Dear Akello, Rose Villa is free from Fri, 14 May 2027 to Sun, 16 May 2027: https://hotel.example/calendar',
  )
})

test('a field that nobody knows stays to be seen, and is named once', () => {
  const filled = fillTemplate('{arrival}, {arrival} and {guest}', { guest: 'Akello' })
  expect(filled).toBe('{arrival}, {arrival} and Akello')
  expect(findFields(filled)).toEqual(['{arrival}'])
})

test('a value is taken as it is, whatever stands in it', () => {
  expect(fillTemplate('Dear {guest}', { guest: '$& {hotel}', hotel: 'Pearl' })).toBe('Dear $& {hotel}')
})

test('a field that there is not is found', () => {
  expect(findUnknownFields('{guest} {name} {Link} {name}')).toEqual(['{name}'])
})
