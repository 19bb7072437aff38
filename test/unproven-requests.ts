import { asc, eq } from 'drizzle-orm'
import { bookingEmails } from '@/features/booking-emails/server/compose-emails'
import { bookings } from '@/features/bookings/server/table'
import type { PropertyFacts } from '@/features/property/contract'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import type { Database } from '@/server/db/connect'
import { readSettings } from '@/server/env'
import { mails } from '@/server/mail/table'
import { createApi } from './app'
import { test as base } from './database'
import { bookingRequest, makeVilla } from './factories'
import { signInAs } from './staff'

const SMTP_URL = 'smtp://mail.example.com'

/** `test` with a hotel whose mails reach mailboxes, so that requests are held for a short time until these are proved. */
export const test = base.extend('hotel', { scope: 'file' }, ({ database }, { onCleanup }) =>
  openHotel(database, onCleanup),
)

export type UnprovenHotel = Awaited<ReturnType<typeof openHotel>>

async function openHotel(database: Database, onCleanup: (close: () => Promise<void>) => void) {
  const { orm, pool } = database
  await orm.insert(propertyFacts).values({ facts: sampleFacts })
  const app = await createApi(database, { env: { SMTP_URL } })
  // Its own app, as limits that count calls are another matter.
  const limited = await createApi(database, { env: { SMTP_URL, RATE_LIMITS: 'on' } })
  onCleanup(async () => {
    await app.close()
    await limited.close()
  })
  const desk = await signInAs(app, orm, 'user')
  const writers = bookingEmails({
    database,
    settings: readSettings({ SITE_URL: 'https://hotel.example.com' }),
    now: () => new Date('2027-03-10T12:00:00+03:00'),
  })
  let place = 0
  const post = async (
    url: string,
    payload: object = {},
    address = `203.0.113.${place}`,
    headers: Record<string, string> = {},
  ) => {
    const answer = await limited.inject({ method: 'POST', url, payload, remoteAddress: address, headers })
    return { status: answer.statusCode, body: answer.json() }
  }
  return {
    app,
    limited,
    desk,
    post,
    /** Whatever is sent next comes from another address, on which no calls are counted yet. */
    moveOn: () => {
      place += 1
    },
    /** Where limits are off. */
    postFreely: async (url: string, payload: object = {}) => {
      const answer = await app.inject({ method: 'POST', url, payload })
      return { status: answer.statusCode, body: answer.json() }
    },
    /** A request for a villa of its own, unless told otherwise. */
    ask: async (own: Record<string, unknown> = {}, address?: string, key?: string) => {
      const villaId = typeof own.villaId === 'number' ? own.villaId : await makeVilla(orm)
      const headers = key === undefined ? {} : { 'idempotency-key': key }
      return await post('/api/bookings', bookingRequest(villaId, own), address, headers)
    },
    /** Writes the queued e-mails of a booking, the last of a kind, as if they were sent now. */
    readEmails: async (id: number) => {
      const queued = await orm.select().from(mails).where(eq(mails.subjectId, id)).orderBy(asc(mails.id))
      await orm.update(mails).set({ status: 'sent' }).where(eq(mails.subjectId, id))
      const texts: Record<string, string> = {}
      for (const { kind, status } of queued)
        if (status === 'queued' && kind in writers)
          texts[kind] = (await writers[kind as keyof typeof writers](id))?.text ?? ''
      return texts
    },
    setFacts: async (own: Partial<PropertyFacts>) => {
      await orm.update(propertyFacts).set({ facts: { ...sampleFacts, ...own } })
    },
    /** Lets this many minutes pass for all bookings. */
    letPass: async (minutes: number) => {
      await pool.query(
        `update bookings set created_at = created_at - make_interval(mins => $1),
           hold_expires_at = hold_expires_at - make_interval(mins => $1)`,
        [minutes],
      )
    },
    find: async (id: number) => {
      const [row] = await orm.select().from(bookings).where(eq(bookings.id, id))
      if (!row) throw new Error(`there is no booking ${id}`)
      return row
    },
  }
}
