import { asc } from 'drizzle-orm'
import { bookingEmails } from '@/features/booking-emails/server/compose-emails'
import { groupEmails } from '@/features/booking-emails/server/compose-group-emails'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { readSettings } from '@/server/env'
import type { Email } from '@/server/mail/email'
import type { EmailComposer } from '@/server/mail/send-mails'
import { mails } from '@/server/mail/table'
import { createApi } from './app'
import { test as base } from './database'
import { bookingRequest } from './factories'

/** Where the hotel of these e-mails stands. */
export const SITE_URL = 'https://hotel.example.com'

/** `test` with a hotel that takes bookings, and the e-mails it writes about them. */
export const test = base.extend('hotel', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  await database.orm.insert(propertyFacts).values({ facts: sampleFacts })
  const app = await createApi(database)
  onCleanup(() => app.close())
  const context = {
    database,
    settings: readSettings({ SITE_URL }),
    now: () => new Date('2027-03-10T12:00:00+03:00'),
  }
  const writers: Readonly<Record<string, EmailComposer>> = {
    ...bookingEmails(context),
    ...groupEmails(context),
  }
  return {
    app,
    book: async (villaId: number, own: object = {}) => {
      const payload = bookingRequest(villaId, { totalAmount: undefined, ...own })
      return (await app.inject({ method: 'POST', url: '/api/bookings', payload })).json()
    },
    /** The e-mails queued since, as they would go out now. */
    readEmails: async () => {
      const queued = await database.orm.select().from(mails).orderBy(asc(mails.id))
      await database.orm.delete(mails)
      const emails: Record<string, Email | null | undefined> = {}
      for (const { kind, subjectId, createdAt } of queued)
        emails[kind] = await writers[kind]?.(subjectId, createdAt)
      return emails
    },
    writers,
  }
})
