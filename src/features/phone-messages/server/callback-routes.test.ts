import { createHmac } from 'node:crypto'
import { expect } from 'vitest'
import { smsEnvironment } from '../../../../simulators/africas-talking'
import { whatsappEnvironment } from '../../../../simulators/whatsapp'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { mayMessage, savePhoneAnswer } from './store-consents'
import { phoneConsents, phoneMessages } from './table'

const test = base.extend('hotel', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const { orm } = database
  const env = { ...whatsappEnvironment('http://127.0.0.1:9'), ...smsEnvironment('http://127.0.0.1:9') }
  const app = await createApi(database, { env })
  onCleanup(() => app.close())
  const bookingId = await makeBooking(orm, await makeVilla(orm))
  let subjectId = 0
  return {
    orm,
    /** Posts what Meta says, signed as Meta signs, and answers the status. */
    post: async (entry: unknown[]) => {
      const payload = JSON.stringify({ entry })
      const signature = createHmac('sha256', env.WHATSAPP_APP_SECRET ?? '')
        .update(payload)
        .digest('hex')
      const headers = { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` }
      const url = '/api/phone-callbacks/whatsapp'
      return (await app.inject({ method: 'POST', url, headers, payload })).statusCode
    },
    /** A message on WhatsApp that was taken, to a number that agreed. */
    sent: async (recipient: string, providerId: string) => {
      await savePhoneAnswer(orm, { phone: recipient, isOn: true, source: 'guest-page' })
      subjectId += 1
      await orm.insert(phoneMessages).values({
        ...{ kind: 'sample', subjectId, bookingId, recipient, providerId },
        ...{ way: 'whatsapp', status: 'sent', sentAt: new Date() },
      })
    },
    statuses: async () => (await orm.select().from(phoneMessages)).map(({ status }) => status),
  }
})

test.beforeEach(async ({ hotel: { orm } }) => {
  for (const table of [phoneConsents, phoneMessages]) await orm.delete(table)
})

const of = (value: unknown) => ({ changes: [{ value }] })
const stop = (from: string, id?: string) => ({ from, text: { body: 'STOP' }, ...(id && { context: { id } }) })

test.for([
  ['a message without a sender', of({ messages: [{ id: 'x', text: { body: 'Hi' } }] })],
  ['no list of reports', of({ statuses: null })],
  ['an error without a code', of({ statuses: [{ id: 'b', status: 'failed', errors: [{ message: 'x' }] }] })],
  ['an entry without changes', { id: '1', messaging: [] }],
  ['nothing', null],
  ['a report of nothing', of({ statuses: [null, 'x', { id: 7 }] })],
] as const)('STOP is heard and a report counts beside %s', async ([, odd], { hotel }) => {
  const phone = '+256772123400'
  await hotel.sent(phone, 'wamid.1')
  const report = { id: 'wamid.1', status: 'delivered', recipient_id: '256772123400' }
  expect(await hotel.post([odd, of({ statuses: [report], messages: [stop('256772123400')] })])).toBe(200)
  expect(await hotel.statuses()).toEqual(['delivered'])
  expect(await mayMessage(hotel.orm, phone)).toBe(false)
})

test('an error without a code says that a message failed', async ({ hotel }) => {
  await hotel.sent('+256772123400', 'wamid.1')
  const errors = [{ title: 'No such user' }]
  expect(await hotel.post([of({ statuses: [{ id: 'wamid.1', status: 'failed', errors }] })])).toBe(200)
  expect(await hotel.orm.select().from(phoneMessages)).toMatchObject([
    { status: 'failed', error: 'No such user' },
  ])
})

test.for([
  ['Mexico', '+525512345678', '5215512345678'],
  ['Argentina', '+541123456789', '5491123456789'],
  ['Brazil', '+5511988887777', '551188887777'],
] as const)(
  'STOP ends messages to a number of %s, which WhatsApp writes in another form',
  async ([, phone, id], { hotel }) => {
    await hotel.sent(phone, 'wamid.1')
    const report = { id: 'wamid.1', status: 'delivered', recipient_id: id }
    expect(await hotel.post([of({ statuses: [report] })])).toBe(200)
    expect(await mayMessage(hotel.orm, phone)).toBe(true)
    expect(await hotel.post([of({ messages: [stop(id)] })])).toBe(200)
    expect(await mayMessage(hotel.orm, phone)).toBe(false)
    expect(await hotel.post([of({ messages: [{ from: id, text: { body: 'Start' } }] })])).toBe(200)
    expect(await mayMessage(hotel.orm, phone)).toBe(true)
  },
)

test('before any report, STOP is known by the message that it answers, and START of a stranger begins nothing', async ({
  hotel,
}) => {
  const phone = '+525512345678'
  await hotel.sent(phone, 'wamid.1')
  expect(await hotel.post([of({ messages: [stop('5215512345678', 'wamid.1')] })])).toBe(200)
  expect(await mayMessage(hotel.orm, phone)).toBe(false)
  await hotel.post([of({ messages: [{ from: '256772999999', text: { body: 'START' } }] })])
  expect(await mayMessage(hotel.orm, '+256772999999')).toBe(false)
})
