import { describe, expect, vi } from 'vitest'
import { bookings } from '@/features/bookings/server/table'
import { contactMessages } from '@/features/contact/server/table'
import { mails } from '@/server/mail/table'
import { test as base, openDatabase } from '../../../../test/database'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { createSite } from '../../../../test/site'
import { signInAs } from '../../../../test/staff'
import type { StaffNews } from '../staff-contract'

const SOON = { timeout: 2000, interval: 20 }
const MESSAGE = { name: 'Ann', email: 'ann@guest.example', subject: 'Dinner', message: 'For two?' }

const OPTIONS = { clock: () => new Date(), env: { SITE_URL: 'http://hotel.example.com' } }

/** A panel that listens at one process; the server on which it is a second one writes. */
const test = base.extend('site', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const app = await createSite(database, OPTIONS)
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  onCleanup(() => app.close())
  return { app, url, ...(await signInAs(app, database.orm, 'user')) }
})

async function openLine(url: string, cookie: string) {
  const hangUp = new AbortController()
  const answer = await fetch(`${url}/api/admin/news`, {
    headers: { cookie, accept: 'text/event-stream' },
    signal: hangUp.signal,
  })
  const heard: StaffNews[] = []
  const listening = (async () => {
    let text = ''
    for await (const piece of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += piece
      const events = text.split('\n\n')
      text = events.pop() ?? ''
      for (const event of events) if (event.startsWith('data: ')) heard.push(JSON.parse(event.slice(6)))
    }
  })().catch(() => {})
  const kinds = () => heard.at(-1)?.items.map(({ kind, name }) => `${kind} ${name}`) ?? []
  return { answer, heard, kinds, hangUp: () => hangUp.abort(), listening }
}

describe('GET /api/admin/news', () => {
  test('tells once what came in the last two days, newest first, and how much waits', async ({
    site,
    database: { orm },
  }) => {
    const villaId = await makeVilla(orm)
    await makeBooking(orm, villaId, { guestName: 'Akello' })
    await makeBooking(orm, await makeVilla(orm), { guestName: 'By staff', userId: site.account.id })
    await makeBooking(orm, await makeVilla(orm), {
      guestName: 'Long ago',
      status: 'confirmed',
      createdAt: new Date(Date.now() - 3 * 86_400_000),
    })
    await orm.insert(contactMessages).values(MESSAGE)
    await orm
      .insert(mails)
      .values({ kind: 'sample', subjectId: 1, status: 'undelivered', recipient: 'a@b.example' })
    const { status, body } = await site.call('GET', '/api/admin/news')
    expect(status).toBe(200)
    const told = body.items.map(({ kind, name }: { kind: string; name: string }) => `${kind} ${name}`)
    expect(told.toSorted()).toEqual(['mail a@b.example', 'message Ann', 'request Akello'])
    expect(body.waiting).toBeGreaterThanOrEqual(4)
    for (const table of [bookings, contactMessages, mails]) await orm.delete(table)
  })

  test('tells who listens within two seconds what another process wrote', async ({
    site,
    databaseCopy,
    database,
  }) => {
    const line = await openLine(site.url, site.cookie)
    expect(line.answer.headers.get('content-type')).toContain('text/event-stream')
    expect(line.answer.headers.get('x-content-type-options')).toBe('nosniff')
    await vi.waitFor(() => expect(line.heard.length).toBe(1), SOON)
    // On the embedded engine there is one process alone.
    const writer = database.engine === 'postgres' ? await openDatabase(databaseCopy) : database
    const villaId = await makeVilla(writer.orm)
    await makeBooking(writer.orm, villaId, { guestName: 'Akello' })
    await vi.waitFor(() => expect(line.kinds()).toEqual(['request Akello']), SOON)
    await writer.orm.insert(contactMessages).values(MESSAGE)
    await vi.waitFor(() => expect(line.kinds()).toContain('message Ann'), SOON)
    const [mail] = await writer.orm.insert(mails).values({ kind: 'sample', subjectId: 1 }).returning()
    await writer.orm.update(mails).set({ status: 'undelivered', recipient: 'a@b.example' })
    expect(mail?.status).toBe('queued')
    await vi.waitFor(() => expect(line.kinds()).toContain('mail a@b.example'), SOON)
    line.hangUp()
    await line.listening
    if (writer !== database) await writer.close()
  })

  test('is for the desk alone, and a closing app keeps nobody waiting', async ({
    site,
    databaseCopy,
    database,
  }) => {
    expect(
      (await fetch(`${site.url}/api/admin/news`, { headers: { accept: 'text/event-stream' } })).status,
    ).toBe(401)
    // The embedded engine is one process's.
    if (database.engine === 'embedded') return
    const own = await openDatabase(databaseCopy)
    const app = await createSite(own, OPTIONS)
    const url = await app.listen({ host: '127.0.0.1', port: 0 })
    const line = await openLine(url, site.cookie)
    await vi.waitFor(() => expect(line.heard.length).toBeGreaterThan(0), SOON)
    await app.close()
    await line.listening
    await own.close()
  })
})
