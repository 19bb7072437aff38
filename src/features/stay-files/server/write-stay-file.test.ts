import { expect, it } from 'vitest'
import { toDay } from '@/kernel/days'
import { type StayEvent, writeStayFile } from './write-stay-file'

const event: StayEvent = {
  stay: { checkIn: toDay('2027-03-18'), checkOut: toDay('2027-03-22') },
  uid: 'booking-7@hotel.example.com',
  sequence: 0,
  status: 'confirmed',
  summary: 'Pearl Villas: Forest Breeze',
  description: 'Check-in from 2:00 PM',
  location: 'Mbarara, Uganda',
  madeAt: new Date('2027-03-10T09:00:00Z'),
}

it('a stay lies on its nights, in the form calendars read', async () => {
  const lines = (await writeStayFile(event)).split('\r\n')
  expect(lines[0]).toBe('BEGIN:VCALENDAR')
  expect(lines).toContain('DTSTART;VALUE=DATE:20270318')
  expect(lines).toContain('DTEND;VALUE=DATE:20270322')
  expect(lines).toContain('DTSTAMP:20270310T090000Z')
  expect(lines).toContain('STATUS:CONFIRMED')
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', ''])
})

it('a cancelled stay says so under the same name', async () => {
  const text = await writeStayFile({ ...event, status: 'cancelled', sequence: 1 })
  expect(text).toContain('STATUS:CANCELLED')
  expect(text).toContain('UID:booking-7@hotel.example.com')
})

it('a request is tentative until the hotel confirms it; a guest who never came has no stay', async () => {
  const statusOf = async (status: StayEvent['status']) =>
    /^STATUS:(.*)\r$/m.exec(await writeStayFile({ ...event, status }))?.[1]
  expect(await statusOf('pending')).toBe('TENTATIVE')
  expect(await statusOf('checked-in')).toBe('CONFIRMED')
  expect(await statusOf('checked-out')).toBe('CONFIRMED')
  expect(await statusOf('no-show')).toBe('CANCELLED')
})

it('whatever is in a text, it cannot begin a line of its own', async () => {
  const text = await writeStayFile({
    ...event,
    description: 'one; two, three\\\r\nEND:VCALENDAR\rBEGIN:VALARM',
  })
  expect(text).toContain('DESCRIPTION:one\\; two\\, three\\\\\\nEND:VCALENDAR\\nBEGIN:VALARM')
  expect(text.match(/^END:VCALENDAR/gm)).toHaveLength(1)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

it('no line is longer than 75 bytes, and folded lines read as one', async () => {
  const description = 'Ü'.repeat(120)
  const text = await writeStayFile({ ...event, description })
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(text.replace(/\r\n /g, '')).toContain(description)
})
