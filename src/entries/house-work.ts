import type { FastifyInstance } from 'fastify'
import { lapseHolds } from '@/features/bookings/server/lapse-holds'
import { bookingLetters } from '@/features/bookings/server/write-letters'
import { blockFreedNights, readDueFeeds } from '@/features/channels/server/read-due-feeds'
import { readPropertyFacts } from '@/features/property/server/store'
import type { Context } from '@/server/context'
import { openPost } from '@/server/mail/open-post'
import { sendMails } from '@/server/mail/send-mails'
import { repeatWork } from '@/server/repeat-work'

const MINUTE_MS = 60_000
const MAIL_PAUSE_MS = 5000
const FEED_PAUSE_MS = 20_000

/** What the house does by itself, in every process: none of it is done twice. */
export function startHouseWork(app: FastifyInstance, context: Context) {
  const { orm } = context.database
  const post = openPost(context.settings)
  app.log.info(`Mails go to ${post.destination}`)
  const office = { orm, post, from: () => readSender(context), writers: bookingLetters(context) }
  repeatWork(app, { name: 'lapsing of holds', everyMs: MINUTE_MS, run: () => lapseHolds(context) })
  repeatWork(app, { name: 'sending of mails', everyMs: MAIL_PAUSE_MS, run: () => sendMails(office) })
  repeatWork(app, {
    name: 'blocking of freed nights',
    everyMs: FEED_PAUSE_MS,
    run: () => blockFreedNights(context),
  })
  repeatWork(app, {
    name: 'reading of calendar feeds',
    everyMs: FEED_PAUSE_MS,
    run: (closing) => readDueFeeds(context, closing),
  })
}

async function readSender({ database, settings }: Context): Promise<string> {
  if (settings.MAIL_FROM) return settings.MAIL_FROM
  const { name, generalEmail } = await readPropertyFacts(database.orm)
  return `${name.replace(/[<>"\r\n]/g, '')} <${generalEmail}>`
}
