import { describe, expect, onTestFinished } from 'vitest'
import { createApi } from '../../../../test/app'
import { stayEvent } from '../../../../test/calendar-text'
import { FEEDS, test } from '../../../../test/channels'
import { makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'

describe('a feed that cannot be read', () => {
  test('keeps what it had, says why and since when, and is asked less and less often until it answers', async ({
    hotel,
    platform,
    reader,
  }) => {
    const { id, villaId, path, url } = await hotel.feed(stayEvent('a', '20270314', '20270317'))
    const good = await hotel.stateOf(id)
    platform.forget(path)
    const pauses: number[] = []
    for (let failure = 0; failure < 9; failure++) {
      await reader.makeDue(id)
      await reader.readDue()
      const { dueAt } = await hotel.stateOf(id)
      pauses.push(Math.round((Date.parse(dueAt) - Date.now()) / 60_000))
    }
    expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 320, 320, 320])
    const bad = await hotel.stateOf(id)
    expect(bad).toMatchObject({
      error: 'It answered with status 404.',
      failures: 9,
      readAt: good.readAt,
      stayCount: 1,
    })
    expect(await reader.readDue()).toBe(0)
    expect(await hotel.nightsOf(villaId)).toEqual(['03-14 03-16'])
    // A form that was opened before may still be saved.
    const kept = { villaId, name: 'Sample Stays', url, updatedAt: good.updatedAt }
    expect((await hotel.call('PUT', `${FEEDS}/${id}`, kept)).status).toBe(200)

    const wrong = [
      ['<html>Please sign in</html>', 'It is no whole calendar (iCalendar).'],
      ['BEGIN:VCALENDAR\r\nVERSION:2.0\r\n', 'It is no whole calendar (iCalendar).'],
      ['x'.repeat(1024 * 1024 + 1), 'It is larger than 1024 KB.'],
    ] as const
    for (const [text, error] of wrong) {
      platform.answer(path, text)
      await reader.makeDue(id)
      await reader.readDue()
      expect(await hotel.stateOf(id)).toMatchObject({ error, stayCount: 1 })
    }
    platform.show(path, stayEvent('b', '20270320', '20270321'))
    await reader.makeDue(id)
    await reader.readDue()
    expect(await hotel.stateOf(id)).toMatchObject({ error: null, failures: 0 })
    expect(await hotel.nightsOf(villaId)).toEqual(['03-20 03-20'])
  })

  test('is no burden to the others: they are read all the same', async ({ hotel, platform, reader }) => {
    const broken = await hotel.feed()
    const fine = await hotel.feed()
    platform.answer(broken.path, (_request, answer) => answer.destroy())
    platform.show(fine.path, stayEvent('a', '20270314', '20270317'))
    await reader.makeDue(broken.id)
    await reader.makeDue(fine.id)
    expect(await reader.readDue()).toBe(2)
    expect(await hotel.stateOf(broken.id)).toMatchObject({ error: 'It broke off.' })
    expect(await hotel.nightsOf(fine.villaId)).toEqual(['03-14 03-16'])
  })

  test('in our own network is not asked, whatever address it hides behind', async ({
    hotel,
    platform,
    database,
  }) => {
    const villaId = await makeVilla(database.orm)
    const asInLife = await createApi(database)
    const { call } = await signInAs(asInLife, database.orm, 'admin')
    const { port } = platform
    platform.asked.length = 0
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '0x7f000001']) {
      const { body } = await call('POST', FEEDS, { villaId, name: host, url: `http://${host}:${port}/a.ics` })
      const { body: read } = await call('POST', `${FEEDS}/${body.id}/read`)
      expect(read, host).toMatchObject({
        error: 'It leads into a private network, where nothing is called.',
        failures: 1,
      })
      await call('DELETE', `${FEEDS}/${body.id}`)
    }
    await asInLife.close()
    expect(platform.asked).toEqual([])
    platform.show('/open.ics')
    const { body } = await hotel.call('POST', FEEDS, {
      villaId,
      name: 'Open',
      url: `${platform.url}/open.ics`,
    })
    expect((await hotel.call('POST', `${FEEDS}/${body.id}/read`)).body.error).toBeNull()
  })

  test('because the app closes has not failed, and is read again when it stands', async ({
    hotel,
    platform,
    reader,
  }) => {
    const { id, villaId, path } = await hotel.feed()
    const closing = new AbortController()
    platform.answer(path, () => closing.abort(new Error('closing')))
    await reader.makeDue(id)
    await expect(reader.readDue(closing.signal)).rejects.toThrow('closing')
    expect(await hotel.stateOf(id)).toMatchObject({ error: null, failures: 0 })
    platform.show(path, stayEvent('a', '20270314', '20270317'))
    await reader.makeDue(id)
    await reader.readDue()
    expect(await hotel.nightsOf(villaId)).toEqual(['03-14 03-16'])
  })
})

describe('nights of a feed that could not be blocked', () => {
  const refuse = (villaId: number) => `
    create function refuse_blocks() returns trigger language plpgsql as
      'begin raise exception ''no room for blocks''; end';
    create trigger refuse_blocks before insert on blocks for each row when (new.villa_id = ${villaId})
      execute function refuse_blocks()`
  const ALLOW = 'drop function if exists refuse_blocks() cascade'
  const FAILED = 'Its nights could not be blocked here, so guests may still book them.'

  test('when it was read are said with the feed until they are', async ({
    hotel,
    platform,
    reader,
    database,
  }) => {
    const { id, villaId, path } = await hotel.feed()
    platform.show(path, stayEvent('a', '20270314', '20270317'))
    onTestFinished(async () => void (await database.pool.query(ALLOW)))
    await database.pool.query(refuse(villaId))
    await reader.makeDue(id)
    await expect(reader.readDue()).rejects.toThrow()
    expect(await hotel.stateOf(id)).toMatchObject({ error: FAILED, failures: 1 })
    expect(await hotel.nightsOf(villaId)).toEqual([])
    await database.pool.query(ALLOW)
    await reader.makeDue(id)
    await reader.readDue()
    expect(await hotel.stateOf(id)).toMatchObject({ error: null, failures: 0 })
    expect(await hotel.nightsOf(villaId)).toEqual(['03-14 03-16'])
  })

  test('when they came free are said too, and are no burden to the nights of other feeds', async ({
    hotel,
    platform,
    reader,
    database,
  }) => {
    const [stuck, fine] = [await hotel.feed(), await hotel.feed()]
    for (const { id, path, villaId } of [stuck, fine]) {
      expect(await hotel.book(villaId, '2027-03-14', '2027-03-17')).toBe(201)
      platform.show(path, stayEvent('a', '20270314', '20270317'))
      await reader.makeDue(id)
    }
    await reader.readDue()
    onTestFinished(async () => void (await database.pool.query(ALLOW)))
    await database.pool.query(refuse(stuck.villaId))
    await database.pool.query("update bookings set status = 'cancelled'")
    await expect(reader.readDue()).rejects.toThrow()
    expect(await hotel.stateOf(stuck.id)).toMatchObject({ error: FAILED, failures: 0 })
    expect(await hotel.nightsOf(fine.villaId)).toEqual(['03-14 03-16'])
    await database.pool.query(ALLOW)
    await reader.readDue()
    expect(await hotel.stateOf(stuck.id)).toMatchObject({ error: null })
    expect(await hotel.nightsOf(stuck.villaId)).toEqual(['03-14 03-16'])
  })
})
