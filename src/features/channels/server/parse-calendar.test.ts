import { describe, expect, test } from 'vitest'
import { toDay } from '@/kernel/days'
import { calendarText, stayEvent } from '../../../../test/calendar-text'
import { parseCalendar } from './parse-calendar'

const hotel = { timeZone: 'Africa/Kampala', today: toDay('2027-03-10'), ownHost: 'hotel.example.com' }
const parse = (text: string) => parseCalendar(text, hotel)
const staysIn = (...events: string[][]) =>
  parse(calendarText(...events)).map(({ checkIn, checkOut }) => `${checkIn} ${checkOut}`)

test('a stay is the nights between its days, under the name and in the words of the platform', () => {
  const text = calendarText(stayEvent('a1@stays.example', '20270314', '20270317', 'Reserved\\, 2 guests'))
  expect(parse(text)).toEqual([
    { checkIn: '2027-03-14', checkOut: '2027-03-17', uid: 'a1@stays.example', summary: 'Reserved, 2 guests' },
  ])
  // As other systems write it: a mark before it, lines without returns, folded ones.
  const other = `\uFEFF${text.replaceAll('\r\n', '\n').replace('DTSTART;VALUE', 'DTSTART;\n VALUE')}`
  expect(parse(other)).toEqual(parse(text))
})

describe('an event that reaches beyond the last night that is blocked', () => {
  test('is cut there, and left out when it begins later', () => {
    const text = calendarText(
      stayEvent('a', '20270314', '99991231'),
      stayEvent('b', '20330101', '20330105'),
      stayEvent('c', '99991230', '99991231'),
      ['UID:d', 'DTSTART;VALUE=DATE:99991231'],
      stayEvent('e', '20321230', '20330101'),
    )
    expect(parse(text).map(({ uid, checkIn, checkOut }) => [uid, checkIn, checkOut])).toEqual([
      ['a', '2027-03-14', '2033-01-01'],
      ['e', '2032-12-30', '2033-01-01'],
    ])
  })

  test('stays the same from day to day, so that nothing is written over it', () => {
    const text = calendarText(stayEvent('a', '20270314', '29991231'))
    expect(parseCalendar(text, { ...hotel, today: toDay('2027-03-11') })).toEqual(parse(text))
  })
})

describe('an event', () => {
  test('without an end is one night, with a duration as many as that', () => {
    expect(staysIn(['UID:1', 'DTSTART;VALUE=DATE:20270314'])).toEqual(['2027-03-14 2027-03-15'])
    expect(staysIn(['UID:1', 'DTSTART;VALUE=DATE:20270314', 'DURATION:P3D'])).toEqual([
      '2027-03-14 2027-03-17',
    ])
    expect(staysIn(['UID:1', 'DTSTART:20270314T110000Z'])).toEqual(['2027-03-14 2027-03-15'])
    expect(staysIn(['UID:1', 'DTSTART:20270314T110000Z', 'DURATION:P1DT20H'])).toEqual([
      '2027-03-14 2027-03-16',
    ])
  })

  test('of hours counts by the days of the property, wherever it was written', () => {
    const hours = (start: string, end: string) => staysIn(['UID:1', `DTSTART${start}`, `DTEND${end}`])
    // 22:30 in Greenwich is half past one of the next day in Kampala.
    expect(hours(':20270314T223000Z', ':20270317T070000Z')).toEqual(['2027-03-15 2027-03-17'])
    expect(hours(';TZID=America/New_York:20270314T200000', ';TZID=Europe/Berlin:20270316T100000')).toEqual([
      '2027-03-15 2027-03-16',
    ])
    expect(hours(':20270314T233000', ':20270316T100000')).toEqual(['2027-03-14 2027-03-16'])
    expect(hours(':20270314T000000', ':20270315T000000')).toEqual(['2027-03-14 2027-03-15'])
    expect(hours(':20270314T090000', ':20270314T170000')).toEqual(['2027-03-14 2027-03-15'])
  })

  test('in a zone of the calendar’s own, or in none that anybody knows', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Hotel Time',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:-0800',
      'TZOFFSETTO:-0800',
      'END:STANDARD',
      'END:VTIMEZONE',
    ]
    const event = ['UID:1', 'DTSTART;TZID=Hotel Time:20270314T150000', 'DURATION:P1D']
    const text = calendarText(event)
    const withZone = text.replace('BEGIN:VEVENT', `${zone.join('\r\n')}\r\nBEGIN:VEVENT`)
    expect(parse(withZone)[0]?.checkIn).toBe('2027-03-15')
    expect(parse(text)[0]?.checkIn).toBe('2027-03-14')
  })

  test('that is cancelled, over, or our own come back takes no nights', () => {
    expect(
      staysIn(
        [...stayEvent('1', '20270314', '20270317'), 'STATUS:CANCELLED'],
        ['UID:2', 'STATUS:CANCELLED'],
        stayEvent('3', '20270301', '20270310'),
        stayEvent('booking-7@hotel.example.com', '20270314', '20270317'),
        stayEvent('block-7@HOTEL.example.com', '20270314', '20270317'),
        stayEvent('booking-7@hotel.example.com.stays.example', '20270318', '20270319'),
        stayEvent('4', '20270308', '20270311'),
      ),
    ).toEqual(['2027-03-08 2027-03-11', '2027-03-18 2027-03-19'])
  })

  test('told twice counts once, and one without a name is named by its days', () => {
    const text = calendarText(
      stayEvent('1', '20270314', '20270315'),
      stayEvent('1', '20270314', '20270317'),
      ['DTSTART;VALUE=DATE:20270320'],
      stayEvent('x'.repeat(5000), '20270322', '20270323'),
    )
    expect(parse(text).map(({ uid, checkOut }) => [uid.length <= 200 && uid.slice(0, 21), checkOut])).toEqual(
      [
        ['1', '2027-03-17'],
        ['2027-03-20/2027-03-21', '2027-03-21'],
        [expect.stringMatching(/^[0-9a-f]{21}$/), '2027-03-23'],
      ],
    )
  })
})

describe('a series', () => {
  test('is written out with what was left out, moved and cancelled of it, as far as anybody can book', () => {
    const week = [...stayEvent('1', '20270301', '20270302'), 'RRULE:FREQ=WEEKLY;BYDAY=MO,TH;UNTIL=20270331']
    expect(
      staysIn(
        [...week, 'EXDATE;VALUE=DATE:20270315'],
        [...stayEvent('1', '20270319', '20270321'), 'RECURRENCE-ID;VALUE=DATE:20270318'],
        [...stayEvent('1', '20270322', '20270323'), 'RECURRENCE-ID;VALUE=DATE:20270322', 'STATUS:CANCELLED'],
        [...stayEvent('2', '20270325', '20270327'), 'RECURRENCE-ID;VALUE=DATE:20270325'],
      ),
    ).toEqual([
      '2027-03-11 2027-03-12',
      '2027-03-19 2027-03-21',
      '2027-03-25 2027-03-26',
      '2027-03-25 2027-03-27',
      '2027-03-29 2027-03-30',
    ])
    const endless = staysIn([...stayEvent('1', '20200101', '20200102'), 'RRULE:FREQ=MONTHLY'])
    expect([endless.length, endless[0]]).toEqual([16, '2027-04-01 2027-04-02'])
  })

  test.for([
    'FREQ=SECONDLY',
    'FREQ=HOURLY',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=MONTHLY;BYDAY=1MO',
    'FREQ=WEEKLY;BYDAY=1MO',
  ])('that repeats in a strange way makes the calendar unreadable: %s', (rule) => {
    const series = [...stayEvent('1', '20270301', '20270302'), `RRULE:${rule}`]
    expect(() => staysIn(series)).toThrow('repeats in a way that is not understood')
  })

  test('that began long ago, many times over, takes no more than its time', () => {
    const daily = (uid: number) => [...stayEvent(`${uid}`, '10000101', '10000102'), 'RRULE:FREQ=DAILY']
    expect(() => staysIn(...Array.from({ length: 50 }, (_, uid) => daily(uid)))).toThrow('repeat too often')
    const changed = (day: number) => [
      ...stayEvent('1', '20270301', '20270302'),
      `RECURRENCE-ID;VALUE=DATE:2027030${(day % 9) + 1}`,
    ]
    const series = Array.from({ length: 250 }, () => [
      ...stayEvent('1', '20270301', '20270302'),
      'RRULE:FREQ=DAILY;COUNT=1',
    ])
    expect(() => staysIn(...series, ...Array.from({ length: 100 }, (_, day) => changed(day)))).toThrow(
      'repeat too often',
    )
  })
})

test('what is no calendar, only half of one, or not to be understood is unreadable as a whole', () => {
  const good = stayEvent('1', '20270314', '20270317')
  const wrong = [
    ['', 'no whole calendar'],
    ['<html><body>Please sign in</body></html>', 'no whole calendar'],
    ['BEGIN:VCARD\r\nVERSION:4.0\r\nEND:VCARD\r\n', 'no whole calendar'],
    [calendarText(good).slice(0, -30), 'no whole calendar'],
    [calendarText(good, ['UID:1', 'SUMMARY:When?']), 'begins on no day'],
    [calendarText(good, ['UID:1', 'DTSTART;VALUE=DATE:soon']), 'cannot be understood'],
    [calendarText(good, ['UID:1', 'DTSTART:2027']), 'cannot be understood'],
    [calendarText(good, stayEvent('2', '00000101', '20270317')), 'a day that there is not'],
  ] as const
  for (const [text, why] of wrong) expect(() => parse(text), text).toThrow(why)
})

test('a calendar of nothing is a calendar', () => {
  expect(parse(calendarText())).toEqual([])
})

test('more stays than a villa can have in years are refused', () => {
  const stays = Array.from({ length: 2001 }, (_, index) => stayEvent(`${index}`, '20270314', '20270315'))
  expect(() => staysIn(...stays)).toThrow('more than 2,000 stays')
})
