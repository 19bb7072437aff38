import { expect, test } from 'vitest'
import { isClockTime, isHours, readClockTime, readHours } from './clock-times'

test.for([
  ['2:00 PM', 14 * 60],
  ['12:00 PM', 12 * 60],
  ['12:30 am', 30],
  ['14:15', 14 * 60 + 15],
  ['2 PM', 14 * 60],
  ['14', 14 * 60],
  ['25:00', null],
  ['12:60', null],
  ['noon', null],
] as const)('the time %s is read', ([text, minutes]) => {
  expect(readClockTime(text)).toBe(minutes)
})

test.for(['14:00', '9:05', '00:00', '2:00 PM', '12:00 am', '2 PM', ' 2:00PM '])(
  '%s is a time of day',
  (text) => {
    expect(isClockTime(text)).toBe(true)
  },
)

test.for(['after lunch', '', '14', '24:00', '14:00 PM', '0:30 PM', '2:00 PM or later', '2.00 PM'])(
  '%s is none',
  (text) => {
    expect(isClockTime(text)).toBe(false)
  },
)

test.for([
  '6:30–10:00 AM',
  '12:00–3:00 PM',
  '18:00-22:00',
  '6:30 AM to 2:00 PM',
  '24/7',
  'Closed',
  '6:30–10:00, 18:00–22:00',
  'Mon–Fri 6:30–10:00 AM; Saturday and Sunday 7:00–11:00 AM',
  'Sundays: closed',
])('%s are hours', (text) => {
  expect(isHours(text)).toBe(true)
})

test.for(['after lunch', '', '6:30', '6:30–', '6:30–25:00', '18:00–10:00 PM', '6–10', '24/7/365', 'Mon–Fri'])(
  '%s are none',
  (text) => {
    expect(isHours(text)).toBe(false)
  },
)

test.for([
  ['14\u00a0h', 14 * 60],
  ['14 h 30', 14 * 60 + 30],
  ['14:00 Uhr', 14 * 60],
  ['6:30\u00a0Uhr', 6 * 60 + 30],
] as const)('%s, as other languages tell it, is read and not for staff to type', ([text, minutes]) => {
  expect(readClockTime(text)).toBe(minutes)
  expect(isClockTime(text)).toBe(false)
})

test('spans of hours are read where they are nothing but that', () => {
  expect(readHours('6:30–10:00 AM, 18:00–22:00')).toEqual([
    { from: 6 * 60 + 30, to: 10 * 60 },
    { from: 18 * 60, to: 22 * 60 },
  ])
  expect(['24/7', 'Sundays: closed', 'Mon–Fri 6:30–10:00 AM'].map(readHours)).toEqual([null, null, null])
})
