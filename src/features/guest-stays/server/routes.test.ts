import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { BookingSource } from '@/features/bookings/rules/sources'
import { bookings } from '@/features/bookings/server/table'
import { guests } from '@/features/guests/server/table'
import { mayConfirmAtOnce } from '@/features/mailbox-proof/server/confirm-at-once'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { addDays, toDay } from '@/kernel/days'
import { auditEntries } from '@/server/audit/table'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'
import { linkStays } from './link-stays'
import { guestStays } from './table'

const FIRST = toDay('2027-04-10')

const test = base.extend('desk', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const { orm } = database
  await orm.insert(propertyFacts).values({ facts: { ...sampleFacts, confirmsAtOnce: true } })
  const app = await createApi(database)
  onCleanup(() => app.close())
  const villaId = await makeVilla(orm)
  const staff = await signInAs(app, orm, 'user')
  let nights = 0
  return {
    ...staff,
    book: (
      guestName: string,
      guestEmail: string | null,
      guestPhone: string | null = null,
      source: BookingSource = 'phone',
    ) => {
      nights += 1
      const stay = { checkInDate: addDays(FIRST, nights), checkOutDate: addDays(FIRST, nights + 1) }
      return makeBooking(orm, villaId, { guestName, guestEmail, guestPhone, source, ...stay })
    },
    link: () => linkStays({ database }),
    list: async (search = ''): Promise<{ id: number; name: string; stays: number }[]> =>
      (await staff.call('GET', `/api/admin/guests?search=${encodeURIComponent(search)}`)).body,
  }
})

test.beforeEach(async ({ database: { orm } }) => {
  for (const table of [bookings, guests, auditEntries]) await orm.delete(table)
})

test('stays with one e-mail or one phone, however it is typed, are one person’s', async ({ desk }) => {
  await desk.book('Akello Namatovu', 'Akello@guest.example', '0772 123456')
  await desk.book('Akello N.', null, '+256 772-123456')
  await desk.book('A. Namatovu', 'akello@guest.example')
  await desk.book('Grace', 'grace@guest.example')
  expect(await desk.link()).toBe(4)
  expect(await desk.link()).toBe(0)
  const all = await desk.list()
  expect(all.map(({ name, stays }) => [name, stays]).toSorted()).toEqual([
    ['Akello Namatovu', 3],
    ['Grace', 1],
  ])
})

test('a stranger who types somebody’s number on the website leaves their own e-mail in nobody’s profile', async ({
  desk,
}) => {
  await desk.book('Akello', null, '0772 123456')
  await desk.book('Stranger', 'stranger@guest.example', '0772 123456', 'website')
  await desk.book('Another', 'another@guest.example', '0772 999999', 'website')
  await desk.link()
  const known = async (typed: string) =>
    (await desk.call('GET', `/api/admin/known-guest?${typed}`)).body.guest?.name ?? null
  expect(await known('phone=0772123456')).toBe('Akello')
  expect(await known('email=stranger@guest.example')).toBeNull()
  expect(await known('email=another@guest.example')).toBe('Another')
  expect(await known('phone=0772999999')).toBeNull()
})

test('two processes that meet the same people make one profile each', async ({ desk, database: { orm } }) => {
  for (let count = 0; count < 6; count += 1) await desk.book('Akello', 'akello@guest.example')
  await Promise.all([desk.link(), desk.link(), desk.link()])
  expect(await orm.$count(guests)).toBe(1)
  expect((await desk.list())[0]?.stays).toBe(6)
})

test('a booking whose e-mail becomes another’s becomes the other’s stay', async ({
  desk,
  database: { orm },
}) => {
  const id = await desk.book('Akello', 'akello@guest.example')
  await desk.book('Grace', 'grace@guest.example')
  await desk.link()
  await orm.update(bookings).set({ numberOfGuests: 1 }).where(eq(bookings.id, id))
  expect(await desk.link()).toBe(0)
  await orm.update(bookings).set({ guestEmail: 'grace@guest.example' }).where(eq(bookings.id, id))
  expect(await desk.link()).toBe(1)
  const [grace] = await desk.list('grace')
  expect(grace?.stays).toBe(2)
})

test('0772123456 finds +256 772 123456 wherever staff search for guests', async ({ desk }) => {
  const id = await desk.book('Akello Namatovu', null, '+256 772 123456')
  await desk.book('Grace', null, '+256 772 123457')
  await desk.link()
  for (const typed of ['0772123456', '256772123456', '+256 772 123456', '0772-123-456']) {
    const wanted = encodeURIComponent(typed)
    expect((await desk.list(typed)).map(({ name }) => name)).toEqual(['Akello Namatovu'])
    const list = await desk.call('GET', `/api/admin/bookings?search=${wanted}`)
    expect(list.body.map((booking: { id: number }) => booking.id)).toEqual([id])
    const { body } = await desk.call('GET', `/api/admin/find?q=${wanted}`)
    expect(body.bookings[0]).toMatchObject({ id })
    expect(body.guests).toMatchObject([{ name: 'Akello Namatovu' }])
    const known = await desk.call('GET', `/api/admin/known-guest?phone=${wanted}`)
    expect(known.body.guest).toMatchObject({ name: 'Akello Namatovu', stays: 1 })
  }
})

test('a profile shows all stays and what is due, and is changed without telling the trail what was written', async ({
  desk,
  database: { orm },
}) => {
  const id = await desk.book('Akello', 'akello@guest.example')
  await desk.link()
  const [guest] = await desk.list()
  const path = `/api/admin/guests/${guest?.id}`
  const { body } = await desk.call('GET', path)
  const [booking] = await orm.select().from(bookings).where(eq(bookings.id, id))
  expect(body.history).toMatchObject([{ bookingId: id, reference: booking?.reference }])
  expect(Number(body.due)).toBe((booking?.totalCents ?? 0) / 100)
  expect(body.history[0].due).toBe(body.due)
  const change = { preferences: 'A quiet villa', notes: 'Allergic to nuts', updatedAt: body.updatedAt }
  expect((await desk.call('PATCH', path, change)).body).toMatchObject({ preferences: 'A quiet villa' })
  expect((await desk.call('PATCH', path, change)).status).toBe(409)
  const entries = JSON.stringify(await orm.select().from(auditEntries))
  expect(entries).toContain('preferences')
  expect(entries).not.toMatch(/quiet|nuts|akello/i)
})

test('two profiles are merged: stays, contacts, notes and the warning go over', async ({ desk }) => {
  await desk.book('Akello', 'akello@guest.example')
  await desk.book('Akello N.', 'work@guest.example', '0772 123456')
  await desk.link()
  const [into] = await desk.list('akello@guest')
  const [from] = await desk.list('work@guest')
  const mark = { isDoNotHost: true, doNotHostReason: 'Broke the door' }
  expect((await desk.call('PATCH', `/api/admin/guests/${from?.id}`, mark)).status).toBe(200)
  const path = `/api/admin/guests/${into?.id}/merge`
  expect((await desk.call('POST', path, { guestId: into?.id })).status).toBe(422)
  const { status, body } = await desk.call('POST', path, { guestId: from?.id })
  expect(status).toBe(200)
  expect(body).toMatchObject({ id: into?.id, name: 'Akello', stays: 2, ...mark })
  expect(body.contacts).toHaveLength(3)
  expect((await desk.call('GET', `/api/admin/guests/${from?.id}`)).status).toBe(404)
  await desk.book('Someone', null, '+256772123456')
  await desk.link()
  expect((await desk.list('Akello'))[0]?.stays).toBe(3)
})

test('who must not be hosted needs a reason, is warned of, and is confirmed by nobody but staff', async ({
  desk,
  database: { orm },
}) => {
  await desk.book('Akello', 'akello@guest.example', '0772 123456')
  await desk.link()
  const [guest] = await desk.list()
  const path = `/api/admin/guests/${guest?.id}`
  const next = await desk.book('A. Namatovu', 'new@guest.example', '+256 772 123456')
  const mayConfirm = async () => {
    const [row] = await orm.select().from(bookings).where(eq(bookings.id, next))
    if (!row) throw new Error('the booking is gone')
    return await orm.transaction((transaction) => mayConfirmAtOnce(transaction, row))
  }
  expect(await mayConfirm()).toBe(true)
  expect((await desk.call('PATCH', path, { isDoNotHost: true })).body.errors).toEqual([
    { path: 'doNotHostReason', message: 'Please say why this guest must not be hosted' },
  ])
  await desk.call('PATCH', path, { isDoNotHost: true, doNotHostReason: 'Broke the door' })
  expect(await mayConfirm()).toBe(false)
  const known = await desk.call('GET', `/api/admin/known-guest?bookingId=${next}`)
  expect(known.body.guest).toMatchObject({ isDoNotHost: true, doNotHostReason: 'Broke the door' })
  await desk.call('PATCH', path, { isDoNotHost: false })
  expect((await desk.call('GET', path)).body.doNotHostReason).toBeNull()
})

test('a booking that is deleted takes its row along, and nobody unknown is known', async ({
  desk,
  database: { orm },
}) => {
  const id = await desk.book('Akello', 'akello@guest.example')
  await desk.link()
  await orm.delete(bookings).where(eq(bookings.id, id))
  expect(await orm.$count(guestStays)).toBe(0)
  expect((await desk.call('GET', '/api/admin/known-guest?email=nobody@guest.example')).body.guest).toBeNull()
  expect((await desk.call('GET', '/api/admin/known-guest')).body.guest).toBeNull()
  expect((await desk.call('GET', '/api/admin/known-guest?bookingId=2147483000')).body.guest).toBeNull()
})
