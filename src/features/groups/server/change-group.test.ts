import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { groupEmails } from '@/features/booking-emails/server/compose-group-emails'
import { bookings, reservationGroups } from '@/features/bookings/server/table'
import { makeGroupLink, makeGuestLink } from '@/features/guest-links/server/guest-links'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { toDay } from '@/kernel/days'
import { auditEntries } from '@/server/audit/table'
import { readSettings } from '@/server/env'
import { mails } from '@/server/mail/table'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { groupRequest, makeBooking, makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'

const settings = readSettings({ SITE_URL: 'https://villas.example' })

const test = base
  .extend('desk', { scope: 'file' }, async ({ database }, { onCleanup }) => {
    const app = await createApi(database)
    onCleanup(() => app.close())
    await database.orm.insert(propertyFacts).values({ facts: sampleFacts })
    return { app, ...(await signInAs(app, database.orm, 'user')) }
  })
  .extend('group', async ({ database, desk }) => {
    const { orm } = database
    await orm.delete(bookings)
    await orm.delete(reservationGroups)
    const villaIds = [await makeVilla(orm), await makeVilla(orm)]
    const payload = groupRequest(villaIds)
    await desk.app.inject({ method: 'POST', url: '/api/group-bookings', payload })
    await orm.delete(mails)
    await orm.delete(auditEntries)
    const [group] = await orm.select().from(reservationGroups)
    const rows = await orm.select().from(bookings).orderBy(bookings.id)
    const ids = rows.map(({ id }) => id)
    if (!group) throw new Error('the group was not made')
    return {
      id: group.id,
      reference: group.reference,
      ids,
      villaIds,
      path: `/api/admin/group-bookings/${group.id}`,
    }
  })

describe('staff', () => {
  test('find all bookings of a group by its reference, and the group behind each', async ({
    desk,
    group,
  }) => {
    const found = await desk.call('GET', `/api/admin/bookings?search=${group.reference.toLowerCase()}`)
    expect(found.body).toHaveLength(2)
    expect(found.body[0]).toMatchObject({ groupId: group.id, groupReference: group.reference })
    const whole = await desk.call('GET', group.path)
    expect(whole.body).toMatchObject({ reference: group.reference, totalAmount: '260.00' })
    expect(whole.body.bookings.map(({ id }: { id: number }) => id)).toEqual(group.ids)
    expect((await desk.call('GET', '/api/admin/group-bookings/999999')).status).toBe(404)
  })

  test('confirm and cancel all at once, with one e-mail and an entry for each booking', async ({
    desk,
    group,
    database,
  }) => {
    const confirmed = await desk.call('PATCH', group.path, { status: 'confirmed' })
    expect(confirmed.status).toBe(200)
    expect(confirmed.body.bookings.map(({ status }: { status: string }) => status)).toEqual([
      'confirmed',
      'confirmed',
    ])
    const cancelled = await desk.call('PATCH', group.path, {
      status: 'cancelled',
      reason: 'The wedding is off',
    })
    expect(cancelled.body).toMatchObject({ totalAmount: '0.00' })
    const queued = await database.orm.select().from(mails).orderBy(mails.id)
    expect(queued.map(({ kind, subjectId }) => [kind, subjectId])).toEqual([
      ['group-confirmed', group.id],
      ['group-cancelled', group.id],
    ])
    const trail = await database.orm.select().from(auditEntries).orderBy(auditEntries.id)
    expect(trail.map(({ rowId }) => rowId)).toEqual([...group.ids, ...group.ids])
    expect(trail.at(-1)).toMatchObject({ after: { status: 'cancelled', reason: 'The wedding is off' } })
    expect((await desk.call('PATCH', group.path, { status: 'cancelled' })).status).toBe(409)
  })

  test('cannot cancel a group of which somebody is in house, and then nothing is cancelled', async ({
    desk,
    group,
    database,
  }) => {
    const [first = 0] = group.ids
    await database.orm.update(bookings).set({ status: 'checked-in' }).where(eq(bookings.id, first))
    const { status, body } = await desk.call('PATCH', group.path, { status: 'cancelled' })
    expect(status).toBe(409)
    expect(body.message).toContain('Nothing was changed')
    const rows = await database.orm.select().from(bookings).orderBy(bookings.id)
    expect(rows.map((row) => row.status)).toEqual(['checked-in', 'pending'])
    expect(await database.orm.$count(mails)).toBe(0)
  })

  test('move all by some days at the prices of the new nights', async ({ desk, group, database }) => {
    const seen = await desk.call('POST', `${group.path}/move`, { days: 3, totalAmount: '260.00' })
    expect(seen.status).toBe(409)
    expect(seen.body.message).toContain('$286.00')
    const { status, body } = await desk.call('POST', `${group.path}/move`, { days: 3, totalAmount: '286.00' })
    expect(status).toBe(200)
    expect(body.bookings).toMatchObject([
      { checkInDate: '2027-03-18', checkOutDate: '2027-03-20', totalAmount: '143.00' },
      { checkInDate: '2027-03-18', checkOutDate: '2027-03-20', totalAmount: '143.00' },
    ])
    const queued = await database.orm.select().from(mails)
    expect(queued.map(({ kind }) => kind)).toEqual(['group-changed'])
    expect(await database.orm.$count(auditEntries)).toBe(2)
  })

  test('leave all where they are when one villa is taken there, or the days are past', async ({
    desk,
    group,
    database,
  }) => {
    const stay = { checkInDate: toDay('2027-03-19'), checkOutDate: toDay('2027-03-21') }
    await makeBooking(database.orm, group.villaIds[1] ?? 0, { ...stay, guestName: 'Another Guest' })
    const taken = await desk.call('POST', `${group.path}/move`, { days: 3 })
    expect(taken.status).toBe(409)
    expect(taken.body.message).toContain('Another Guest')
    const past = await desk.call('POST', `${group.path}/move`, { days: -10 })
    expect(past.status).toBe(422)
    expect(past.body.message).toContain('Nothing was moved')
    for (const days of [0, 1.5, 400]) {
      const answer = await desk.call('POST', `${group.path}/move`, { days })
      expect(answer.status).toBe(422)
    }
    const rows = await database.orm.select().from(bookings).where(eq(bookings.groupId, group.id))
    expect(rows.map(({ checkInDate }) => checkInDate)).toEqual(['2027-03-15', '2027-03-15'])
    expect(await database.orm.$count(mails)).toBe(0)
  })

  test('move a villa that the group has twice, one stay behind the other, either way', async ({
    desk,
    group,
    database,
  }) => {
    const [villaId = 0] = group.villaIds
    const next = { checkInDate: toDay('2027-03-17'), checkOutDate: toDay('2027-03-19') }
    await makeBooking(database.orm, villaId, { ...next, groupId: group.id })
    for (const days of [2, -1]) {
      const { status } = await desk.call('POST', `${group.path}/move`, { days })
      expect(status).toBe(200)
    }
    const rows = await database.orm
      .select()
      .from(bookings)
      .where(eq(bookings.villaId, villaId))
      .orderBy(bookings.checkInDate)
    expect(rows.map(({ checkInDate }) => checkInDate)).toEqual(['2027-03-16', '2027-03-18'])
  })

  test('give the group another address: mails and links follow, the former links end, and what is another’s stays', async ({
    desk,
    group,
    database,
  }) => {
    const { orm } = database
    const [first = 0, second = 0] = group.ids
    await orm
      .update(bookings)
      .set({ guestName: 'Sample Aunt', guestEmail: 'aunt@guest.example' })
      .where(eq(bookings.id, second))
    const former = [await makeGroupLink(orm, group.id), await makeGuestLink(orm, first)]
    const { guestName, guestPhone } = (await desk.call('GET', group.path)).body
    const contact = { guestName, guestPhone, guestEmail: 'new@guest.example' }
    const { status, body } = await desk.call('PATCH', `${group.path}/contact`, contact)
    expect([status, body.guestEmail]).toEqual([200, 'new@guest.example'])
    expect(body.bookings).toMatchObject([
      { guestEmail: 'new@guest.example', mailboxProof: 'not-asked' },
      { guestName: 'Sample Aunt', guestEmail: 'aunt@guest.example' },
    ])
    for (const path of former) expect((await desk.app.inject(`/api${path}`)).statusCode).toBe(404)
    const queued = await orm.select().from(mails)
    expect(queued.map(({ kind, subjectId }) => [kind, subjectId])).toEqual([['group-link', group.id]])
    const email = await groupEmails({ database, settings, now: () => new Date() })['group-link'](
      group.id,
      new Date(),
    )
    expect(email?.to).toBe('new@guest.example')
    const trail = await orm.select().from(auditEntries)
    expect(trail).toMatchObject([{ rowId: first, after: { guestData: ['guestEmail'] } }])
    expect(JSON.stringify(trail)).not.toContain('guest.example')
    // The former address finds the group no more, the new one does.
    const { reference } = group
    for (const [address, count] of [
      ['sample.guest@example.com', 1],
      ['new@guest.example', 2],
    ] as const) {
      const payload = { reference, email: address }
      await desk.app.inject({ method: 'POST', url: '/api/my-booking/find', payload })
      expect(await orm.$count(mails)).toBe(count)
    }
  })

  test('keep links and mails where only the name or the number of the guest in charge changes', async ({
    desk,
    group,
    database,
  }) => {
    const link = await makeGroupLink(database.orm, group.id)
    const { guestEmail } = (await desk.call('GET', group.path)).body
    const contact = { guestName: 'Sample Groom', guestPhone: '+256 700 000 009', guestEmail }
    expect((await desk.call('PATCH', `${group.path}/contact`, contact)).body).toMatchObject({
      guestName: 'Sample Groom',
      bookings: [{ guestPhone: '+256 700 000 009' }, { guestPhone: '+256 700 000 009' }],
    })
    expect((await desk.app.inject(`/api${link}`)).statusCode).toBe(200)
    expect(await database.orm.$count(mails)).toBe(0)
  })

  test('cannot leave a group without a way to reach it, or with an address that is none', async ({
    desk,
    group,
  }) => {
    const contact = { guestName: 'Sample Bride', guestEmail: null, guestPhone: null }
    const path = `${group.path}/contact`
    expect((await desk.call('PATCH', path, contact)).status).toBe(422)
    expect((await desk.call('PATCH', path, { ...contact, guestEmail: 'no address' })).status).toBe(422)
    expect((await desk.call('PATCH', path, { ...contact, guestName: '', guestPhone: '0700' })).status).toBe(
      422,
    )
    const gone = '/api/admin/group-bookings/999999/contact'
    expect((await desk.call('PATCH', gone, { ...contact, guestPhone: '0700' })).status).toBe(404)
  })
})
