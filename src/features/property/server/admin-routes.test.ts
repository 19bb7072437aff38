import { expect } from 'vitest'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { signInAs } from '../../../../test/staff'
import { fillPolicies } from '../rules/fill-policies'
import { sampleFacts } from './sample-facts'
import { propertyFacts } from './table'

const changed: string[] = []

const test = base.extend('boss', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  await database.orm.insert(propertyFacts).values({ facts: sampleFacts })
  const app = await createApi(database, { changed: (...paths) => changed.push(...paths) })
  onCleanup(() => app.close())
  return { app, ...(await signInAs(app, database.orm, 'superadmin')) }
})

test('a superadmin sees which facts are samples still, and puts the hotel’s own in their place', async ({
  boss,
  database,
}) => {
  const { body } = await boss.call('GET', '/api/admin/property')
  expect(body.samples).toEqual(['phones', 'messagingNumber', 'infoEmail', 'generalEmail'])
  const facts = { ...body.facts, phones: ['+256 772 123 456'], tagline: 'Under the acacias' }
  const answer = await boss.call('PUT', '/api/admin/property', facts)
  expect(answer).toMatchObject({
    status: 200,
    body: { facts, samples: ['messagingNumber', 'infoEmail', 'generalEmail'] },
  })
  // What only guests of confirmed stays are told, and what only staff are.
  const {
    wifiName: _name,
    wifiPassword: _password,
    taxNumber: _number,
    refundLimit,
    discountLimit,
    includedGuests,
    extraAdultPrice,
    childPrices,
    priceTaxes,
    checkInReadiness,
    dayEndsAt,
    phonesQuietFrom,
    phonesQuietUntil,
    secondFactorFrom,
    ...open
  } = facts
  expect((await boss.app.inject({ url: '/api/property' })).json()).toEqual({
    ...fillPolicies(open),
    asksProof: false,
  })
  expect(changed).toEqual(['/api/property'])
  const { rows } = await database.pool.query("select * from audit_entries where resource = 'property'")
  expect(rows).toEqual([
    expect.objectContaining({
      before: sampleFacts,
      after: {
        ...open,
        wifiName: '',
        taxNumber: '',
        refundLimit,
        discountLimit,
        includedGuests,
        extraAdultPrice,
        childPrices,
        priceTaxes,
        checkInReadiness,
        dayEndsAt,
        phonesQuietFrom,
        phonesQuietUntil,
        secondFactorFrom,
      },
      staff_id: boss.account.id,
    }),
  ])
})

test('the network’s password is for staff and guests of confirmed stays: no page, no trail has it', async ({
  boss,
  database,
}) => {
  const path = '/api/admin/property'
  const { facts } = (await boss.call('GET', path)).body
  const wifi = { wifiName: 'Pearl Guests', wifiPassword: 'umbrella-tree' }
  expect((await boss.call('PUT', path, { ...facts, ...wifi })).body.facts).toMatchObject(wifi)
  expect((await boss.app.inject({ url: '/api/property' })).body).not.toMatch(/Pearl Guests|umbrella/)
  const { rows } = await database.pool.query("select * from audit_entries where resource = 'property'")
  expect(JSON.stringify(rows)).toContain('Pearl Guests')
  expect(JSON.stringify(rows)).not.toContain('umbrella')
  await boss.call('PUT', path, facts)
})

test('facts opened before somebody else saved theirs are refused', async ({ boss }) => {
  const path = '/api/admin/property'
  const { facts, updatedAt } = (await boss.call('GET', path)).body
  const theirs = await boss.call('PUT', path, { ...facts, town: 'Mbarara City', updatedAt })
  expect(theirs.status).toBe(200)
  expect((await boss.call('PUT', path, { ...facts, town: 'Ibanda', updatedAt })).status).toBe(409)
  expect((await boss.call('GET', path)).body).toEqual(theirs.body)
})

test('facts written by a program that does not know a newer one leave that as it is', async ({ boss }) => {
  const path = '/api/admin/property'
  const { facts } = (await boss.call('GET', path)).body
  const newer = { confirmWithinHours: 4, firstHoldMinutes: 30, confirmsAtOnce: true, mostVillasAtOnce: 5 }
  expect((await boss.call('PUT', path, { ...facts, ...newer })).status).toBe(200)
  const { advancePayment: _newest, ...sent } = facts
  const older = Object.fromEntries(Object.entries(sent).filter(([name]) => !(name in newer)))
  const answer = await boss.call('PUT', path, older)
  expect(answer.status).toBe(200)
  expect(answer.body.facts).toMatchObject(newer)
  await boss.call('PUT', path, facts)
})

test('visitors read whether they will be asked to prove their mailbox', async ({ boss, database }) => {
  const mailing = await createApi(database, { env: { SMTP_URL: 'smtp://mail.example.com' } })
  const asked = (await mailing.inject({ url: '/api/property' })).json()
  await mailing.close()
  expect(asked.asksProof).toBe(true)
  expect((await boss.app.inject({ url: '/api/property' })).json().asksProof).toBe(false)
})

test('facts that the hotel could not work with are refused', async ({ boss }) => {
  const { facts } = (await boss.call('GET', '/api/admin/property')).body
  for (const [name, value] of [
    ['timeZone', 'Mbarara'],
    ['infoEmail', 'nobody'],
    ['phones', []],
    ['latitude', 91],
    ['freeCancellationHours', 0],
    ['confirmWithinHours', 0],
    ['firstHoldMinutes', 0],
    ['mostVillasAtOnce', -1],
    ['currency', 'UGX'],
    ['name', ' '],
    ['checkInTime', 'after lunch'],
    ['checkOutTime', '14:00 PM'],
    ['receptionHours', 'nearly always'],
  ]) {
    const answer = await boss.call('PUT', '/api/admin/property', { ...facts, [String(name)]: value })
    expect([answer.status, answer.body.errors?.[0]?.path], String(name)).toEqual([422, name])
  }
})

test('a time that is none is refused with an example, and what was stored before goes on being read', async ({
  boss,
  database,
}) => {
  const { facts } = (await boss.call('GET', '/api/admin/property')).body
  const restaurantHours = [{ meal: 'Lunch', hours: '12:00–3:00 PM' }]
  const late = { ...facts, restaurantHours: [...restaurantHours, { meal: 'Dinner', hours: 'late' }] }
  expect((await boss.call('PUT', '/api/admin/property', late)).body.errors).toEqual([
    {
      path: 'restaurantHours.1.hours',
      message: 'Please give hours such as 6:30–10:00 AM, 18:00–22:00 or 24/7',
    },
  ])
  const words = await boss.call('PUT', '/api/admin/property', { ...facts, checkInTime: 'after lunch' })
  expect(words.body.errors).toEqual([
    { path: 'checkInTime', message: 'Please give a time such as 14:00 or 2:00 PM' },
  ])
  const times = { checkInTime: '14:00', checkOutTime: '11:30 AM', receptionHours: '24/7', restaurantHours }
  expect((await boss.call('PUT', '/api/admin/property', { ...facts, ...times })).status).toBe(200)

  const stored = { ...facts, checkInTime: 'after lunch', receptionHours: 'nearly always' }
  await database.orm.update(propertyFacts).set({ facts: stored })
  expect((await boss.app.inject({ url: '/api/property' })).json()).toMatchObject({
    checkInTime: 'after lunch',
    receptionHours: 'nearly always',
  })
  expect((await boss.call('GET', '/api/admin/property')).body.facts.checkInTime).toBe('after lunch')
})
