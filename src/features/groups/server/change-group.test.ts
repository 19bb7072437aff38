import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { bookings, reservationGroups } from '@/features/bookings/server/table'
import { toDay } from '@/kernel/days'
import { auditEntries } from '@/server/audit/table'
import { mails } from '@/server/mail/table'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { groupRequest, makeBooking, makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'

const test = base
  .extend('desk', { scope: 'file' }, async ({ database }, { onCleanup }) => {
    const app = await createApi(database)
    onCleanup(() => app.close())
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
})
