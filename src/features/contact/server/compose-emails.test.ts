import { expect, onTestFinished } from 'vitest'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { readSettings } from '@/server/env'
import { sendMails } from '@/server/mail/send-mails'
import { smtpPost } from '@/server/mail/smtp-transport'
import { mails } from '@/server/mail/table'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { startMailServer, unfoldMail } from '../../../../test/mail-server'
import { contactEmails } from './compose-emails'
import { contactMessages } from './table'

const SITE_URL = 'https://hotel.example.com'

const test = base.extend('hotel', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  await database.orm.insert(propertyFacts).values({ facts: sampleFacts })
  const app = await createApi(database)
  onCleanup(() => app.close())
  const writers = contactEmails({ database, settings: readSettings({ SITE_URL }) })
  return {
    write: async (own: object) => {
      const payload = {
        name: 'Sample Guest',
        email: 'sample.guest@example.com',
        subject: 'Room Booking Inquiry',
        message: 'Is a Family Villa free?\nWe bring a dog.',
        ...own,
      }
      const answer = await app.inject({ method: 'POST', url: '/api/contact', payload })
      expect(answer.statusCode).toBe(201)
    },
    receive: async () => {
      const server = await startMailServer()
      onTestFinished(server.stop)
      const post = smtpPost(server.url)
      await sendMails({ orm: database.orm, post, from: async () => 'stay@example.com', writers })
      return server.received.map(unfoldMail)
    },
  }
})

test.beforeEach(async ({ database }) => {
  await database.orm.delete(contactMessages)
  await database.orm.delete(mails)
})

test('a message is mailed to the hotel, whole, and an answer to that mail goes to who wrote', async ({
  hotel,
}) => {
  const stay = { checkIn: '2027-05-14', checkOut: '2027-05-16', guests: '6+' }
  await hotel.write({ phone: '+256 700 000 009', ...stay })
  const [mail = '', ...more] = (await hotel.receive()).filter(isToHotel)
  expect(more).toEqual([])
  const headerOf = (name: string) => new RegExp(`^${name}: (.*)\r$`, 'm').exec(mail)?.[1]
  expect(headerOf('To')).toBe(sampleFacts.infoEmail)
  expect(headerOf('Reply-To')).toBe('sample.guest@example.com')
  expect(headerOf('From')).toBe('stay@example.com')
  expect(headerOf('Subject')).toBe('Message from Sample Guest: Room Booking Inquiry')
  for (const said of [
    'Is a Family Villa free?',
    'We bring a dog.',
    '+256 700 000 009',
    'Check-in Fri, 14 May 2027, Check-out Sun, 16 May 2027, 6+ Guests',
    'within 24 hours',
    `${SITE_URL}/admin/messages`,
  ])
    expect(mail).toContain(said)
  expect(await hotel.receive()).toEqual([])
})

test('the sender hears that it has come, with dates and guests, and with nothing else of what was typed', async ({
  hotel,
}) => {
  const stay = { checkIn: '2027-05-14', checkOut: '2027-05-16', guests: '6+' }
  await hotel.write({ phone: '+256 700 000 009', message: 'Visit https://evil.example today', ...stay })
  const [mail = '', ...more] = (await hotel.receive()).filter((one) => !isToHotel(one))
  expect(more).toEqual([])
  expect(mail).toMatch(/^To: sample\.guest@example\.com\r$/m)
  expect(mail).toMatch(new RegExp(`^Reply-To: ${sampleFacts.infoEmail}\r$`, 'm'))
  expect(mail).toContain('Check-in Fri, 14 May 2027, Check-out Sun, 16 May 2027, 6+ Guests')
  expect(mail).toContain('within 24 hours')
  expect(mail).not.toMatch(/evil|Sample Guest|Room Booking|000 009/)
})

test('a mailbox gets three receipts a day at most, however its address is written; the hotel hears of all', async ({
  hotel,
}) => {
  for (const email of ['a@guest.example', 'A@guest.example', 'a@GUEST.example', 'a@guest.example'])
    await hotel.write({ email })
  await hotel.write({ email: 'b@guest.example' })
  const mails = await hotel.receive()
  expect(mails.filter(isToHotel)).toHaveLength(5)
  const receivers = mails.filter((one) => !isToHotel(one)).map((one) => /^To: (.*)\r$/m.exec(one)?.[1])
  expect(receivers.map((one) => one?.toLowerCase()).sort()).toEqual([
    'a@guest.example',
    'a@guest.example',
    'a@guest.example',
    'b@guest.example',
  ])
})

test('what a program left in the hidden field is mailed to nobody', async ({ hotel }) => {
  await hotel.write({ website: 'https://watches.example' })
  expect(await hotel.receive()).toEqual([])
})

test('a subject with lines of its own adds no header to the mail', async ({ hotel }) => {
  await hotel.write({ subject: 'Hello\r\nBcc: everybody@example.com', name: 'Sample\r\nX-Own: 1' })
  const mails = await hotel.receive()
  const [mail = ''] = mails.filter(isToHotel)
  for (const one of mails) expect(one.split('\r\n\r\n')[0]).not.toMatch(/^(Bcc|X-Own):/im)
  expect(mail.split('\r\n\r\n')[0]).not.toMatch(/^(Bcc|X-Own):/im)
  expect(mail).toMatch(/^To: info@/m)
})

function isToHotel(mail: string): boolean {
  return new RegExp(`^To: ${sampleFacts.infoEmail}\\r$`, 'm').test(mail)
}
