import { expect } from 'vitest'
import { makeGuestLink } from '@/features/guest-links/server/guest-links'
import { guestContacts, guests } from '@/features/guests/server/table'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { smsEnvironment } from '../../../../simulators/africas-talking'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'
import { ownPhonePath } from '../paths'
import { mayMessage, savePhoneAnswer } from './store-consents'
import { phoneConsents } from './table'

const NUMBER = '+256772123400'
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

const test = base.extend('hotel', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const { orm } = database
  const app = await createApi(database, { env: smsEnvironment('http://127.0.0.1:9') })
  const closed = await createApi(database)
  onCleanup(async () => {
    await app.close()
    await closed.close()
  })
  await orm.insert(propertyFacts).values({ facts: sampleFacts })
  const villaId = await makeVilla(orm)
  const openPage = async (guestPhone: string | null) => {
    const id = await makeBooking(orm, villaId, { guestPhone, status: 'cancelled' })
    return ownPhonePath(await makeGuestLink(orm, id))
  }
  return {
    orm,
    app,
    closed,
    openPage,
    answers: () => orm.select().from(phoneConsents).orderBy(phoneConsents.id),
  }
})

test.beforeEach(async ({ hotel }) => {
  await hotel.orm.delete(phoneConsents)
})

test('a guest agrees behind the private link by one press, and takes it back by another', async ({
  hotel,
}) => {
  const url = await hotel.openPage('0772 123400')
  const look = async () => (await hotel.app.inject(url)).body
  const press = (choice: string) =>
    hotel.app.inject({ method: 'POST', url, headers: FORM, payload: `choice=${choice}` })
  expect(await look()).toContain('Yes, send them to my phone')
  expect(await hotel.answers(), 'looking answers nothing').toEqual([])
  expect((await press('yes')).body).toContain('messages about your stay come to your phone')
  expect(await look()).toContain('Stop these messages')
  expect((await press('no')).statusCode).toBe(200)
  expect((await press('maybe')).statusCode).toBe(409)
  expect(await hotel.answers()).toMatchObject([
    { phone: NUMBER, isOn: true, source: 'guest-page', wording: expect.stringMatching(/SMS or WhatsApp/) },
    { phone: NUMBER, isOn: false, source: 'guest-page' },
  ])
})

test('after STOP from the phone itself no private link switches messages on again, but START and a clerk do', async ({
  hotel,
}) => {
  const { orm } = hotel
  const url = await hotel.openPage('0772 123400')
  const look = async () => (await hotel.app.inject(url)).body
  const agree = () => hotel.app.inject({ method: 'POST', url, headers: FORM, payload: 'choice=yes' })
  const say = async (text: string) => {
    const payload = new URLSearchParams({ from: NUMBER, text }).toString()
    const place = '/api/phone-callbacks/sms/simulator-callbacks-0001/messages'
    return (await hotel.app.inject({ method: 'POST', url: place, headers: FORM, payload })).statusCode
  }
  expect((await agree()).statusCode).toBe(200)
  expect(await mayMessage(orm, NUMBER)).toBe(true)
  expect(await say('STOP')).toBe(200)
  const refused = await agree()
  expect([refused.statusCode, refused.body]).toEqual([
    409,
    expect.stringContaining('please send START from that phone'),
  ])
  expect(await look()).not.toContain('<form')
  // As one had it that was at both pages at once.
  await savePhoneAnswer(orm, { phone: NUMBER, isOn: true, source: 'guest-page' })
  expect(await mayMessage(orm, NUMBER)).toBe(false)
  expect(await say('Start!')).toBe(200)
  expect(await mayMessage(orm, NUMBER)).toBe(true)
  await say('stop')
  await savePhoneAnswer(orm, { phone: NUMBER, isOn: true, source: 'staff', staffEmail: 'desk@hotel.example' })
  expect(await mayMessage(orm, NUMBER)).toBe(true)
  expect(await look()).toContain('Stop these messages')
})

test('without a number, without a way to phones, or by another link there is nothing to agree to', async ({
  hotel,
}) => {
  expect((await hotel.app.inject(await hotel.openPage(null))).body).toContain('We have no phone number')
  const url = await hotel.openPage('0772 123400')
  expect((await hotel.closed.inject(url)).body).toContain('sends no messages to phones')
  const agree = { method: 'POST', url, headers: FORM, payload: 'choice=yes' } as const
  expect((await hotel.closed.inject(agree)).statusCode).toBe(409)
  expect((await hotel.app.inject('/api/my-booking/AAAAAAAAAAAAAAAAAAAAAA/phone-messages')).statusCode).toBe(
    404,
  )
  const foreign = { ...FORM, 'sec-fetch-site': 'cross-site' }
  expect((await hotel.app.inject({ ...agree, headers: foreign })).statusCode).toBe(403)
  expect(await hotel.answers()).toEqual([])
})

test('reception writes down what a guest says, for their own numbers alone', async ({ hotel }) => {
  const [guest] = await hotel.orm.insert(guests).values({ name: 'Akello Grace' }).returning()
  const guestId = guest?.id ?? 0
  await hotel.orm.insert(guestContacts).values({ guestId, kind: 'phone', value: NUMBER })
  const staff = await signInAs(hotel.app, hotel.orm, 'receptionist')
  const path = `/api/admin/guests/${guestId}/phone-messages`
  expect((await staff.call('GET', path)).body).toEqual([{ phone: NUMBER, isOn: false, answers: [] }])
  const { status, body } = await staff.call('POST', path, { phone: NUMBER, isOn: true })
  expect(status).toBe(200)
  expect(body).toMatchObject([{ phone: NUMBER, isOn: true, answers: [{ isOn: true, source: 'staff' }] }])
  expect((await staff.call('POST', path, { phone: '+256772999999', isOn: true })).status).toBe(404)
  expect(await hotel.answers()).toMatchObject([{ staffEmail: expect.stringContaining('@') }])
})

test('staff read which ways are set up', async ({ hotel }) => {
  const staff = await signInAs(hotel.app, hotel.orm, 'receptionist')
  expect((await staff.call('GET', '/api/admin/phone-messages/ways')).body).toEqual([
    { way: 'sms', isSetUp: true },
    { way: 'whatsapp', isSetUp: false },
  ])
})
