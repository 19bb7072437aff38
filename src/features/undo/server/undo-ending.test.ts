import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { groupEmails } from '@/features/booking-emails/server/compose-group-emails'
import { bookings, reservationGroups } from '@/features/bookings/server/table'
import { chargeItems } from '@/features/charges/server/table'
import { bookedExtras } from '@/features/extras/server/table'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { toDay } from '@/kernel/days'
import { readSettings } from '@/server/env'
import { mails } from '@/server/mail/table'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'

/** The day before arrival, when cancelling is free no longer. */
const TODAY = '2027-03-15'
const nights = [
  { day: toDay('2027-03-15'), cents: 6500 },
  { day: toDay('2027-03-16'), cents: 6500 },
]
const STAY = {
  ...{ checkInDate: toDay('2027-03-15'), checkOutDate: toDay('2027-03-17'), totalCents: 13_000 },
  nights,
  status: 'confirmed',
} as const

const test = base.extend('desk', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const now = () => new Date(`${TODAY}T12:00:00+03:00`)
  const app = await createApi(database, { today: TODAY, now })
  onCleanup(() => app.close())
  const { orm, pool } = database
  const facts = { ...sampleFacts, lateCancellationFee: 'first-night', noShowFee: 'all' } as const
  await orm.insert(propertyFacts).values({ facts })
  const clerk = await signInAs(app, orm, 'user')
  const admin = await signInAs(app, orm, 'admin')
  const path = (id: number) => `/api/admin/bookings/${id}`
  const step = async (id: number, status: string) => {
    const { status: answer } = await clerk.call('PATCH', path(id), { status })
    expect(answer).toBe(200)
  }
  const undo = (id: number, status: string, own: object = {}, who = clerk) =>
    who.call('POST', `${path(id)}/undo`, { status, ...own })
  const ledger = async (id: number) => (await clerk.call('GET', `${path(id)}/payments`)).body
  /** As if all that was done with a booking had been done so many minutes earlier. */
  const age = async (id: number, minutes: number) => {
    for (const [table, column] of [
      ['audit_entries', 'row_id'],
      ['folio_charges', 'booking_id'],
    ])
      await pool.query(
        `update ${table} set created_at = created_at - make_interval(mins => $2) where ${column} = $1`,
        [id, minutes],
      )
  }
  const groupPath = (id: number) => `/api/admin/group-bookings/${id}`
  const readGroupStep = async (id: number) =>
    (await clerk.call('GET', `${groupPath(id)}/undo`)).body.step ?? { entries: [999_999_999] }
  const undoGroup = async (id: number, status: string, own: object = {}, who = clerk) => {
    const { entries } = await readGroupStep(id)
    return await who.call('POST', `${groupPath(id)}/undo`, { status, entries, ...own })
  }
  return { app, clerk, admin, path, step, undo, ledger, age, readGroupStep, undoGroup }
})

describe('a cancellation', () => {
  test('is undone with its nights, its fee, its discount and its extras, and the trail keeps both steps', async ({
    desk,
    database: { orm },
  }) => {
    const id = await makeBooking(orm, await makeVilla(orm), STAY)
    await desk.clerk.call('POST', `${desk.path(id)}/payments`, { method: 'cash', amount: '50.00' })
    // More than the fee, so that what is left of it ends with the stay.
    await desk.admin.call('POST', `${desk.path(id)}/discounts`, { amount: '80.00', reason: 'Noise' })
    await sellExtra(orm, id)
    const before = await desk.ledger(id)
    expect(before).toMatchObject({ owed: '74.00', paid: '50.00' })
    await desk.step(id, 'cancelled')
    expect(await desk.ledger(id)).toMatchObject({ owed: '0.00' })
    const { status, body } = await desk.undo(id, 'cancelled')
    expect([status, body.status]).toEqual([200, 'confirmed'])
    expect(await desk.ledger(id)).toMatchObject({ owed: '74.00', paid: '50.00', due: '24.00' })
    const { body: extras } = await desk.clerk.call('GET', `${desk.path(id)}/extras`)
    expect(extras).toMatchObject([{ name: 'Dinner by the fire', amount: '24.00', pieces: 2 }])
    const { body: history } = await desk.clerk.call('GET', `${desk.path(id)}/history`)
    const steps = history.filter(({ action }: { action: string }) => action === 'status')
    expect(steps).toMatchObject([
      { before: { status: 'confirmed' }, after: { status: 'cancelled' } },
      { before: { status: 'cancelled' }, after: { status: 'confirmed' } },
    ])
    // It can be cancelled again, and undone again.
    await desk.step(id, 'cancelled')
    expect(await desk.ledger(id)).toMatchObject({ owed: '0.00' })
    await desk.undo(id, 'cancelled')
    expect(await desk.ledger(id)).toMatchObject({ owed: '74.00' })
  })

  test('is undone where the nights are free alone, and who has them is named', async ({
    desk,
    database: { orm, pool },
  }) => {
    const villaId = await makeVilla(orm)
    const id = await makeBooking(orm, villaId, STAY)
    await desk.step(id, 'cancelled')
    const next = { ...STAY, guestName: 'Another Guest', checkInDate: toDay('2027-03-16'), nights: null }
    const other = await makeBooking(orm, villaId, next)
    const taken = await desk.undo(id, 'cancelled')
    expect([taken.status, taken.body.message]).toEqual([409, expect.stringContaining('Another Guest')])
    expect(await desk.ledger(id)).toMatchObject({ owed: '65.00' })
    await orm.delete(bookings).where(eq(bookings.id, other))
    await pool.query(
      `insert into blocks (villa_id, start_date, end_date, kind) values ($1, '2027-03-15', '2027-03-15', 'other')`,
      [villaId],
    )
    const blocked = await desk.undo(id, 'cancelled')
    expect([blocked.status, blocked.body.message]).toEqual([409, expect.stringContaining('Staff blocked')])
    await pool.query('delete from blocks')
    expect((await desk.undo(id, 'cancelled')).status).toBe(200)
  })

  test('is undone once by two clerks at once, and its nights go to one of two who want them', async ({
    desk,
    database: { orm },
  }) => {
    const villaId = await makeVilla(orm)
    // Confirmed just before: a second undoing must not take that back.
    const id = await makeBooking(orm, villaId, { ...STAY, status: 'pending' })
    await desk.step(id, 'confirmed')
    await desk.step(id, 'cancelled')
    const both = await Promise.all([desk.undo(id, 'cancelled'), desk.undo(id, 'cancelled', {}, desk.admin)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await desk.clerk.call('GET', desk.path(id))).body.status).toBe('confirmed')
    expect(await desk.ledger(id)).toMatchObject({ owed: '130.00' })

    await desk.step(id, 'cancelled')
    const walkIn = {
      ...{ villaId, guestName: 'Walk In', guestEmail: null, guestPhone: '+256700000077' },
      ...{ checkInDate: TODAY, checkOutDate: '2027-03-16', numberOfGuests: 2, status: 'confirmed' },
      ...{ source: 'walk-in', specialRequests: null },
    }
    const [undone, booked] = await Promise.all([
      desk.undo(id, 'cancelled'),
      desk.clerk.call('POST', '/api/admin/bookings', walkIn),
    ])
    expect([undone.status, booked.status].sort()).toEqual(undone.status === 200 ? [200, 409] : [201, 409])
  })

  test('is not undone by who saw it cancelled before, undone and cancelled again', async ({
    desk,
    database: { orm },
  }) => {
    const id = await makeBooking(orm, await makeVilla(orm), STAY)
    const cancel = async () => {
      await desk.step(id, 'cancelled')
      const { body } = await desk.clerk.call('GET', `${desk.path(id)}/history`)
      const steps = body.filter(({ action }: { action: string }) => action === 'status')
      return Math.max(...steps.map(({ id: entry }: { id: number }) => entry))
    }
    const seen = await cancel()
    expect((await desk.undo(id, 'cancelled', { entry: seen })).status).toBe(200)
    const newer = await cancel()
    const late = await desk.undo(id, 'cancelled', { entry: seen })
    expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('Somebody else')])
    expect(await desk.undo(id, 'cancelled', { entry: newer })).toMatchObject({ status: 200 })
  })

  test('is undone by an admin with a reason later, and by nobody once the nights are over', async ({
    desk,
    database: { orm },
  }) => {
    const id = await makeBooking(orm, await makeVilla(orm), STAY)
    await desk.step(id, 'cancelled')
    await desk.age(id, 11)
    expect((await desk.undo(id, 'cancelled', { reason: 'A slip' })).status).toBe(403)
    expect((await desk.undo(id, 'cancelled', {}, desk.admin)).status).toBe(422)
    expect((await desk.undo(id, 'cancelled', { reason: 'A slip' }, desk.admin)).status).toBe(200)
    expect(await desk.ledger(id)).toMatchObject({ owed: '130.00' })
    await desk.step(id, 'cancelled')
    const past = { checkInDate: toDay('2027-03-13'), checkOutDate: toDay('2027-03-15') }
    await orm
      .update(bookings)
      .set({ ...past, nights: null })
      .where(eq(bookings.id, id))
    const over = await desk.undo(id, 'cancelled')
    expect([over.status, over.body.message]).toEqual([409, expect.stringContaining('are over')])
  })

  test('stands once its money went back or an invoice says its fee, and says which', async ({
    desk,
    database: { orm },
  }) => {
    const refunded = await makeBooking(orm, await makeVilla(orm), STAY)
    const money = `${desk.path(refunded)}/payments`
    await desk.clerk.call('POST', money, { method: 'cash', amount: '80.00' })
    await desk.step(refunded, 'cancelled')
    const refund = { method: 'cash', amount: '15.00', reason: 'Cancelled' }
    const { body } = await desk.admin.call('POST', `${desk.path(refunded)}/refunds`, refund)
    const stands = await desk.undo(refunded, 'cancelled')
    expect([stands.status, stands.body.message]).toEqual([409, expect.stringContaining('$15.00')])
    // Written down by mistake and reversed, it never went.
    const given = body.payments.find(({ amount }: { amount: string }) => amount === '-15.00')
    await desk.admin.call('POST', `${money}/${given.id}/reversal`, { reason: 'A slip' })
    expect((await desk.undo(refunded, 'cancelled')).status).toBe(200)

    const invoiced = await makeBooking(orm, await makeVilla(orm), STAY)
    await desk.step(invoiced, 'cancelled')
    const issued = await desk.clerk.call('POST', `${desk.path(invoiced)}/documents`, { kind: 'invoice' })
    expect(issued.status).toBe(201)
    const refused = await desk.undo(invoiced, 'cancelled')
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining(issued.body.number)])
    const credit = await desk.admin.call('POST', `/api/admin/documents/${issued.body.id}/credit`, {
      reason: 'Undone',
    })
    expect(credit.status).toBe(201)
    expect((await desk.undo(invoiced, 'cancelled')).status).toBe(200)
  })

  test('is told to a guest who was written that it is cancelled, and to nobody else', async ({
    desk,
    database: { orm },
  }) => {
    const id = await makeBooking(orm, await makeVilla(orm), STAY)
    const kinds = async () =>
      (await orm.select().from(mails).where(eq(mails.subjectId, id)).orderBy(mails.id)).map(
        ({ kind }) => kind,
      )
    await orm.delete(mails)
    await desk.step(id, 'cancelled')
    await desk.undo(id, 'cancelled')
    expect(await kinds()).toEqual(['booking-cancelled'])
    await orm.delete(mails)
    await desk.step(id, 'cancelled')
    await orm.update(mails).set({ status: 'sent', sentAt: new Date() })
    await desk.undo(id, 'cancelled')
    expect(await kinds()).toEqual(['booking-cancelled', 'booking-undone'])
    for (const [state, kind] of [
      [{ attempts: 1, outage: 'connection' }, undefined],
      [{ attempts: 1, status: 'undelivered', error: 'Interrupted' }, 'booking-undone'],
      [{ attempts: 1, status: 'undelivered', bouncedAt: new Date() }, undefined],
    ] as const) {
      await orm.delete(mails)
      await desk.step(id, 'cancelled')
      await orm.update(mails).set(state)
      await desk.undo(id, 'cancelled')
      expect((await kinds())[1], JSON.stringify(state)).toBe(kind)
    }
  })

  test('leaves no mail behind that was never tried', async ({ desk, database: { orm } }) => {
    const id = await makeBooking(orm, await makeVilla(orm), STAY)
    await orm.delete(mails)
    await desk.step(id, 'cancelled')
    await desk.undo(id, 'cancelled')
    await desk.step(id, 'cancelled')
    const waiting = await orm.select().from(mails).where(eq(mails.subjectId, id))
    expect(waiting.map(({ status }) => status).sort()).toEqual(['needless', 'queued'])
  })
})

test('a no-show who comes after all is expected again and owes the stay, not the fee', async ({
  desk,
  database: { orm },
}) => {
  const id = await makeBooking(orm, await makeVilla(orm), STAY)
  await desk.step(id, 'no-show')
  expect(await desk.ledger(id)).toMatchObject({ owed: '130.00', charges: [{ amount: '130.00' }] })
  expect((await desk.undo(id, 'no-show')).body.status).toBe('confirmed')
  expect(await desk.ledger(id)).toMatchObject({ owed: '130.00' })
  await desk.step(id, 'checked-in')
})

test('what was let off of the fee stands in the way until it is corrected, and is not let off of the stay', async ({
  desk,
  database: { orm },
}) => {
  const id = await makeBooking(orm, await makeVilla(orm), STAY)
  await desk.step(id, 'no-show')
  const { body } = await desk.admin.call('POST', `${desk.path(id)}/discounts`, {
    ...{ amount: '130.00', reason: 'A late flight' },
  })
  const refused = await desk.undo(id, 'no-show')
  expect([refused.status, refused.body.message]).toEqual([
    409,
    expect.stringContaining('$130.00 was let off'),
  ])
  const discount = body.charges.find(({ amount }: { amount: string }) => amount === '-130.00')
  const corrected = await desk.admin.call('POST', `${desk.path(id)}/charges/${discount.id}/correction`, {
    reason: 'The stay stands again',
  })
  expect(corrected.status).toBe(201)
  expect((await desk.undo(id, 'no-show')).status).toBe(200)
  expect(await desk.ledger(id)).toMatchObject({ owed: '130.00' })
})

describe('a confirmation', () => {
  test('is undone to a request that is held again, and the guest is told if the mail had gone', async ({
    desk,
    database: { orm },
  }) => {
    const id = await makeBooking(orm, await makeVilla(orm), { ...STAY, status: 'pending' })
    await orm.delete(mails)
    await desk.step(id, 'confirmed')
    await orm.update(mails).set({ status: 'sent', sentAt: new Date() })
    const { body } = await desk.undo(id, 'confirmed')
    expect(body.status).toBe('pending')
    const hours = (Date.parse(body.holdExpiresAt) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(sampleFacts.holdHours - 0.1)
    expect(hours).toBeLessThan(sampleFacts.holdHours + 0.1)
    expect((await orm.select().from(mails)).map(({ kind }) => kind)).toEqual([
      'booking-confirmed',
      'booking-undone',
    ])
    // There is no step before it, and it can be confirmed anew.
    expect((await desk.undo(id, 'pending')).status).toBe(409)
    await desk.step(id, 'confirmed')
  })

  test('of a stay that is paid in part becomes a request that does not lapse by itself', async ({
    desk,
    database: { orm },
  }) => {
    const id = await makeBooking(orm, await makeVilla(orm), { ...STAY, status: 'pending' })
    await desk.step(id, 'confirmed')
    await desk.clerk.call('POST', `${desk.path(id)}/payments`, { method: 'cash', amount: '50.00' })
    expect((await desk.undo(id, 'confirmed')).body).toMatchObject({ status: 'pending', holdExpiresAt: null })
  })

  test('of what staff took down has no end, and one that is invoiced stands', async ({
    desk,
    database: { orm },
  }) => {
    const { id: userId } = desk.clerk.account
    const id = await makeBooking(orm, await makeVilla(orm), { ...STAY, status: 'pending', userId })
    await desk.step(id, 'confirmed')
    expect((await desk.undo(id, 'confirmed')).body).toMatchObject({ status: 'pending', holdExpiresAt: null })
    await desk.step(id, 'confirmed')
    const { body } = await desk.clerk.call('POST', `${desk.path(id)}/documents`, { kind: 'invoice' })
    const refused = await desk.undo(id, 'confirmed')
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining(body.number)])
  })
})

describe('a group', () => {
  const path = (id: number) => `/api/admin/group-bookings/${id}`

  test('that was cancelled as one is restored as one, with its fees, and its guest in charge has one mail', async ({
    desk,
    database,
  }) => {
    const { orm } = database
    const { groupId, ids } = await makeGroup(orm)
    const [first = 0, second = 0, third = 0] = ids
    // Taken out of the group before, it is no part of what is undone.
    await desk.step(third, 'cancelled')
    await orm.delete(mails)
    await desk.clerk.call('PATCH', path(groupId), { status: 'cancelled' })
    expect(await desk.ledger(second)).toMatchObject({ charges: [{ amount: '65.00' }] })
    await orm.update(mails).set({ status: 'sent', sentAt: new Date() })
    const { body: undoable } = await desk.clerk.call('GET', `${path(groupId)}/undo`)
    expect(undoable.step).toMatchObject({ status: 'cancelled', bookings: [first, second], isByStaff: true })
    const wish = { status: 'cancelled', entries: undoable.step.entries }
    const both = await Promise.all([
      desk.clerk.call('POST', `${path(groupId)}/undo`, wish),
      desk.admin.call('POST', `${path(groupId)}/undo`, wish),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await statusesOf(orm, groupId)).toEqual(['confirmed', 'confirmed', 'cancelled'])
    for (const id of [first, second]) expect(await desk.ledger(id)).toMatchObject({ owed: '130.00' })
    const queued = await orm.select().from(mails)
    expect(queued.map(({ kind, subjectId }) => [kind, subjectId])).toEqual([
      ['group-cancelled', groupId],
      ['group-undone', groupId],
    ])
    const write = groupEmails({ database, settings: readSettings({}), now: () => new Date() })['group-undone']
    const mail = await write(groupId, new Date())
    expect(mail?.to).toBe('in.charge@example.com')
    expect(mail?.text).toContain('You owe us nothing for a cancellation of those that are confirmed.')
    expect(mail?.text.match(/Status: Confirmed/g)).toHaveLength(2)
    expect(mail?.text.match(/Status: Cancelled/g)).toHaveLength(1)
    expect((await desk.clerk.call('GET', `${path(groupId)}/undo`)).body).toEqual({ step: null })
    // Cancelled for good: there is nothing to disregard any more.
    await desk.clerk.call('PATCH', path(groupId), { status: 'cancelled' })
    expect(await write(groupId, new Date())).toBeNull()
  })

  test('is restored whole or not at all, and the villa in the way is named', async ({
    desk,
    database: { orm },
  }) => {
    const { groupId, ids, villaIds } = await makeGroup(orm)
    await desk.clerk.call('PATCH', path(groupId), { status: 'cancelled' })
    const other = await makeBooking(orm, villaIds[2] ?? 0, { ...STAY, guestName: 'Another Guest' })
    const taken = await desk.undoGroup(groupId, 'cancelled')
    expect([taken.status, taken.body.message]).toEqual([409, expect.stringContaining('Another Guest')])
    await orm.delete(bookings).where(eq(bookings.id, other))
    const { body: invoice } = await desk.clerk.call('POST', `${desk.path(ids[1] ?? 0)}/documents`, {
      kind: 'invoice',
    })
    const refused = await desk.undoGroup(groupId, 'cancelled')
    expect(refused.status).toBe(409)
    for (const said of ['(Guest 2)', invoice.number, 'No villa of the group was changed.'])
      expect(refused.body.message).toContain(said)
    expect(await statusesOf(orm, groupId)).toEqual(['cancelled', 'cancelled', 'cancelled'])
    // One by one those go that can, and the guest in charge is told, not the one in the villa.
    await orm.delete(mails)
    await orm
      .insert(mails)
      .values({ kind: 'group-cancelled', subjectId: groupId, status: 'sent', sentAt: new Date() })
    for (const id of [ids[0], ids[2]]) expect((await desk.undo(id ?? 0, 'cancelled')).status).toBe(200)
    expect((await orm.select().from(mails)).map(({ kind }) => kind)).toEqual([
      'group-cancelled',
      'group-undone',
    ])
  })

  test('of four villas is undone by one of two clerks, and the step before the one they saw stands', async ({
    desk,
    database: { orm },
  }) => {
    const { groupId, ids } = await makeGroup(orm, 'confirmed', 4)
    const [, , third = 0, fourth = 0] = ids
    await desk.clerk.call('PATCH', path(groupId), { status: 'cancelled' })
    const stale = await desk.readGroupStep(groupId)
    for (const id of [third, fourth]) await desk.undo(id, 'cancelled')
    await desk.clerk.call('PATCH', path(groupId), { status: 'cancelled' })
    const { bookings: undoable, entries } = await desk.readGroupStep(groupId)
    expect(undoable).toEqual([third, fourth])
    const undo = (who: typeof desk.clerk, seen: number[]) =>
      who.call('POST', `${path(groupId)}/undo`, { status: 'cancelled', entries: seen })
    expect((await undo(desk.clerk, stale.entries)).status).toBe(409)
    const both = await Promise.all([undo(desk.clerk, entries), undo(desk.admin, entries)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await statusesOf(orm, groupId)).toEqual(['cancelled', 'cancelled', 'confirmed', 'confirmed'])
    // The step before is undone by whoever sees that it is the one, in whatever order.
    const { entries: before } = await desk.readGroupStep(groupId)
    expect((await undo(desk.clerk, before.toReversed())).status).toBe(200)
    expect(new Set(await statusesOf(orm, groupId))).toEqual(new Set(['confirmed']))
  })

  test('names the villa that is in the way, and who has that one', async ({ desk, database: { orm } }) => {
    const { groupId, ids, villaIds } = await makeGroup(orm)
    const [first = 0, , third = 0] = ids
    await desk.step(first, 'cancelled')
    await makeBooking(orm, villaIds[0] ?? 0, { ...STAY, guestName: 'Innocent' })
    await desk.clerk.call('PATCH', path(groupId), { status: 'cancelled' })
    await makeBooking(orm, villaIds[2] ?? 0, { ...STAY, guestName: 'In The Way' })
    const { status, body } = await desk.undoGroup(groupId, 'cancelled')
    expect(status).toBe(409)
    const { body: booking } = await desk.clerk.call('GET', desk.path(third))
    for (const said of [booking.reference, '(Guest 3)', '(In The Way)', 'No villa of the group was changed.'])
      expect(body.message).toContain(said)
    expect(body.message).not.toContain('Innocent')
  })

  test('has its mail put right for the steps it told of alone, and for those it may tell of while it leaves', async ({
    desk,
    database: { orm },
  }) => {
    const { groupId, ids } = await makeGroup(orm, 'pending')
    const [first = 0] = ids
    const kinds = async () => (await orm.select().from(mails).orderBy(mails.id)).map(({ kind }) => kind)
    await orm.delete(mails)
    // Cancelled alone, while a true mail on the group went out later.
    await desk.step(first, 'cancelled')
    await desk.clerk.call('PATCH', path(groupId), { status: 'confirmed' })
    await orm.update(mails).set({ status: 'sent', sentAt: new Date() })
    await desk.undo(first, 'cancelled')
    // An arrival is told to nobody.
    await orm.update(mails).set({ sentAt: new Date(Date.now() + 60_000) })
    await desk.step(ids[1] ?? 0, 'checked-in')
    await desk.undo(ids[1] ?? 0, 'checked-in')
    expect((await kinds()).sort()).toEqual(['booking-cancelled', 'booking-undone', 'group-confirmed'])

    // Not sent yet: while a villa of the step is cancelled it is true, and about one cancelled before it is no news.
    await orm.delete(mails)
    await desk.step(first, 'cancelled')
    await orm.delete(mails)
    await desk.clerk.call('PATCH', path(groupId), { status: 'cancelled' })
    const states = async () =>
      (await orm.select().from(mails).orderBy(mails.id)).map(({ kind, status }) => [kind, status])
    await desk.undo(ids[1] ?? 0, 'cancelled')
    expect(await states()).toEqual([['group-cancelled', 'queued']])
    await desk.undo(ids[2] ?? 0, 'cancelled')
    expect(await states()).toEqual([['group-cancelled', 'needless']])
    await desk.undo(first, 'cancelled')

    // Of a cancellation before, and on its way since.
    await orm.delete(mails)
    const waited = new Date(Date.now() - 3_600_000)
    await orm.insert(mails).values({ kind: 'group-cancelled', subjectId: groupId, createdAt: waited })
    await desk.clerk.call('PATCH', path(groupId), { status: 'cancelled' })
    await orm.update(mails).set({ status: 'sending', attempts: 1 })
    await desk.undoGroup(groupId, 'cancelled')
    expect(await kinds()).toEqual(['group-cancelled', 'group-undone'])
  })

  test('keeps the mail that confirms it for a villa whose guests came before the others were undone', async ({
    desk,
    database: { orm },
  }) => {
    const { groupId, ids } = await makeGroup(orm, 'pending')
    await orm.delete(mails)
    await desk.clerk.call('PATCH', path(groupId), { status: 'confirmed' })
    await desk.step(ids[0] ?? 0, 'checked-in')
    for (const id of ids.slice(1)) await desk.undo(id, 'confirmed')
    expect(await statusesOf(orm, groupId)).toEqual(['checked-in', 'pending', 'pending'])
    expect((await orm.select().from(mails)).map(({ kind, status }) => [kind, status])).toEqual([
      ['group-confirmed', 'queued'],
    ])
  })

  test('can have a step of staff undone behind requests that lapsed since', async ({
    desk,
    database: { orm, pool },
  }) => {
    const { groupId, ids } = await makeGroup(orm, 'pending', 4)
    const [first, second, third = 0, fourth = 0] = ids
    await desk.clerk.call('PATCH', path(groupId), { status: 'confirmed' })
    for (const id of [third, fourth]) {
      await desk.undo(id, 'confirmed')
      await desk.step(id, 'cancelled')
    }
    await pool.query(
      `update audit_entries set staff_id = 0, created_at = now()
       where resource = 'bookings' and row_id = any($1) and after->>'status' = 'cancelled'`,
      [[third, fourth]],
    )
    expect(await desk.readGroupStep(groupId)).toMatchObject({ bookings: [first, second], isByStaff: true })
    expect((await desk.undoGroup(groupId, 'confirmed')).status).toBe(200)
    // Nothing else is left: why it stands is said.
    const left = await desk.undoGroup(groupId, 'cancelled')
    expect([left.status, left.body.message]).toEqual([409, expect.stringContaining('No member of the staff')])
  })

  test('waits again once its confirmation is undone, and what was done with one villa alone is no step of it', async ({
    desk,
    database: { orm },
  }) => {
    const { groupId, ids } = await makeGroup(orm, 'pending')
    for (const id of ids) await desk.step(id, 'confirmed')
    expect((await desk.clerk.call('GET', `${path(groupId)}/undo`)).body).toEqual({ step: null })
    expect((await desk.undoGroup(groupId, 'confirmed')).status).toBe(409)
    for (const id of ids) await desk.undo(id, 'confirmed')
    await desk.clerk.call('PATCH', path(groupId), { status: 'confirmed' })
    for (const id of ids) await desk.age(id, 11)
    expect((await desk.undoGroup(groupId, 'confirmed')).status).toBe(403)
    const own = { reason: 'The owner refused' }
    expect((await desk.undoGroup(groupId, 'confirmed', own, desk.admin)).status).toBe(200)
    expect(await statusesOf(orm, groupId)).toEqual(['pending', 'pending', 'pending'])
    expect((await desk.clerk.call('GET', `${path(999_999)}/undo`)).status).toBe(404)
  })
})

test('a walk-in who was checked in by a slip is expected again, by a token too, and can then be cancelled', async ({
  desk,
  database: { orm },
}) => {
  const admin = await signInAs(desk.app, orm, 'superadmin')
  const token = { name: 'Kiosk', permissions: ['front-desk'] }
  const { secret } = (await admin.call('POST', '/api/admin/api-tokens', token)).body
  for (const headers of [{ cookie: desk.clerk.cookie }, { authorization: `Bearer ${secret}` }]) {
    const made = await desk.app.inject({
      method: 'POST',
      url: '/api/admin/bookings',
      headers,
      payload: {
        ...{ villaId: await makeVilla(orm), guestName: 'Walk In', guestEmail: null, source: 'walk-in' },
        ...{ guestPhone: '+256700000077', specialRequests: null, numberOfGuests: 2 },
        ...{ checkInDate: TODAY, checkOutDate: '2027-03-16', status: 'checked-in' },
      },
    })
    expect(made.statusCode).toBe(201)
    const { id } = made.json()
    const { body: history } = await desk.clerk.call('GET', `${desk.path(id)}/history`)
    expect(history).toMatchObject([{ action: 'create', isByStaff: true }])
    expect((await desk.undo(id, 'checked-in')).body).toMatchObject({ status: 'confirmed' })
    // Its making is undone by no more than that.
    expect((await desk.undo(id, 'confirmed')).status).toBe(409)
    await desk.step(id, 'checked-in')
    expect((await desk.undo(id, 'checked-in')).body).toMatchObject({ status: 'confirmed' })
    await desk.step(id, 'cancelled')
  }
})

test('what no member of the staff did is not undone, and no step without its name', async ({
  desk,
  database: { orm, pool },
}) => {
  const id = await makeBooking(orm, await makeVilla(orm), STAY)
  await desk.step(id, 'cancelled')
  expect((await desk.clerk.call('POST', `${desk.path(id)}/undo`, {})).status).toBe(422)
  await pool.query("update audit_entries set staff_id = 0, staff_email = 'the guest' where row_id = $1", [id])
  const refused = await desk.undo(id, 'cancelled')
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('the guest did')])
  const { body: history } = await desk.clerk.call('GET', `${desk.path(id)}/history`)
  expect(history[0]).toMatchObject({ action: 'status', isByStaff: false })
})

/** Two dinners that the guest booked with the stay. */
async function sellExtra(orm: Parameters<typeof makeVilla>[0], bookingId: number) {
  const [item] = await orm
    .insert(chargeItems)
    .values({ name: 'Dinner by the fire', priceCents: 1200, department: 'restaurant', isSoldOnline: true })
    .returning()
  const { rows } = await orm.execute<{ id: number }>(
    `insert into folio_charges (booking_id, charged_on, department, description, quantity, amount_cents, staff_id, staff_email)
     values (${bookingId}, '2027-03-15', 'restaurant', 'Dinner by the fire', 2, 2400, 0, 'the guest') returning id`,
  )
  await orm.insert(bookedExtras).values({
    ...{
      chargeId: rows[0]?.id ?? 0,
      bookingId,
      itemId: item?.id ?? null,
      unit: 'piece',
      servedOn: 'arrival',
    },
    ...{
      priceCents: 1200,
      pieces: 2,
      perDay: 2,
      firstDay: toDay('2027-03-15'),
      lastDay: toDay('2027-03-15'),
    },
  })
}

/** Villas for one guest in charge, each with a guest of its own. */
async function makeGroup(
  orm: Parameters<typeof makeVilla>[0],
  status: 'pending' | 'confirmed' = 'confirmed',
  villas = 3,
) {
  const [group] = await orm
    .insert(reservationGroups)
    .values({ guestName: 'In Charge', guestEmail: 'in.charge@example.com' })
    .returning()
  const groupId = group?.id ?? 0
  const villaIds: number[] = []
  while (villaIds.length < villas) villaIds.push(await makeVilla(orm))
  const ids: number[] = []
  for (const [place, villaId] of villaIds.entries())
    ids.push(await makeBooking(orm, villaId, { ...STAY, status, groupId, guestName: `Guest ${place + 1}` }))
  return { groupId, ids, villaIds }
}

async function statusesOf(orm: Parameters<typeof makeVilla>[0], groupId: number) {
  const rows = await orm.select().from(bookings).where(eq(bookings.groupId, groupId)).orderBy(bookings.id)
  return rows.map(({ status }) => status)
}
