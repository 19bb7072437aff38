import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { alarmEmails } from '@/features/alarms/server/compose-emails'
import { watchFailures } from '@/features/alarms/server/failure-window'
import { alarmWork } from '@/features/alarms/server/watch-alarms'
import { bookingEmails } from '@/features/booking-emails/server/compose-emails'
import { groupEmails } from '@/features/booking-emails/server/compose-group-emails'
import { expireHolds } from '@/features/bookings/server/expire-holds'
import { blockFreedNights, readDueFeeds } from '@/features/channels/server/read-due-feeds'
import { sealFeeds } from '@/features/channels/server/seal-feeds'
import { sealTokens } from '@/features/channels/server/seal-tokens'
import { contactEmails } from '@/features/contact/server/compose-emails'
import { documentEmails } from '@/features/documents/server/mail-document'
import { enquiryEmails } from '@/features/enquiries/server/compose-emails'
import { holdEmails } from '@/features/group-holds/server/compose-emails'
import { releaseHolds } from '@/features/group-holds/server/end-hold'
import { guestDataEmails } from '@/features/guest-data/server/compose-emails'
import { guestMessageEmails } from '@/features/guest-messages/server/compose-emails'
import { guestMessageTexts } from '@/features/guest-messages/server/compose-phone-messages'
import { queueMessages } from '@/features/guest-messages/server/queue-messages'
import { linkStays } from '@/features/guest-stays/server/link-stays'
import { mailboxReader } from '@/features/incoming-mail/server/poll-mailbox'
import { replyEmails } from '@/features/message-threads/server/compose-emails'
import { answeredInThread } from '@/features/message-threads/server/reply-to-thread'
import { takeDueSnapshots } from '@/features/night-snapshots/server/take-snapshots'
import { askDuePayments } from '@/features/online-payments/server/ask-payments'
import { unsettledEmails } from '@/features/online-payments/server/mail-unsettled'
import { pageSections } from '@/features/page-sections/server/table'
import { passwordLinkEmails } from '@/features/password-links/server/compose-emails'
import { paymentLinkEmails } from '@/features/payment-links/server/compose-emails'
import { WAY_NAMES } from '@/features/phone-messages/rules/ways'
import { openSenders } from '@/features/phone-messages/server/open-senders'
import { readQuiet } from '@/features/phone-messages/server/read-quiet'
import { sendPhoneMessages } from '@/features/phone-messages/server/send-phone-messages'
import { readPropertyFacts } from '@/features/property/server/store'
import { propertyFacts } from '@/features/property/server/table'
import { enforcePeriods } from '@/features/retention/server/enforce-periods'
import { reviewEmails } from '@/features/reviews/server/compose-emails'
import { inviteReviews } from '@/features/reviews/server/invite-reviews'
import { pushEmails } from '@/features/staff-push/server/compose-emails'
import { clearPushes, sendPushes } from '@/features/staff-push/server/send-pushes'
import { clearWebhookLog, sendWebhooks } from '@/features/webhooks/server/send-webhooks'
import type { Context } from '@/server/context'
import { clearTranslations } from '@/server/crud/clear-translations'
import { clearDeleted } from '@/server/crud/deleted-rows'
import { openMailTransport } from '@/server/mail/open-transport'
import { reportOutages } from '@/server/mail/report-outages'
import { type EmailComposer, sendMails } from '@/server/mail/send-mails'
import type { MailTransport } from '@/server/mail/transport'
import { repeatWork, type Work } from '@/server/repeat-work'
import type { SpanRecorder } from '@/server/traces/span'
import { inGuestLanguage } from './guest-language'
import { nightlyBackup } from './nightly-backup'
import { resealingWork } from './reseal-secrets'

const MINUTE_MS = 60_000
const MAIL_PAUSE_MS = 5000
const GUEST_PAUSE_MS = 5000
const FEED_PAUSE_MS = 20_000
/** Guests wait at their page for what becomes of a payment. */
const PAYMENT_PAUSE_MS = 2000
/** Doors and tills wait for what they are told. */
const WEBHOOK_PAUSE_MS = 2000
const PUSH_PAUSE_MS = 2000
/** How often it is asked whether the mailbox is due. */
const MAILBOX_PAUSE_MS = 10_000

type Pace = {
  record?: SpanRecorder | undefined
  /** The pause of jobs that somebody waits for, when it is not as long as usual. */
  soonMs?: number | undefined
}

/** What the app does by itself, in every process: none of it is done twice. */
export function startBackgroundJobs(app: FastifyInstance, context: Context, { record, soonMs }: Pace = {}) {
  const post = openMailTransport(context.settings)
  app.log.info(`Mails go to ${post.destination}`)
  for (const { way, destination } of Object.values(openSenders(context.settings)))
    app.log.info(`Messages by ${WAY_NAMES[way]} go to ${destination}`)
  for (const work of [
    ...listBackgroundJobs(context, post, app.log, record),
    ...nightlyBackup(context, app.log),
    alarmWork(context, app.log, watchFailures(app)),
  ])
    repeatWork(app, soonMs && work.everyMs <= MAILBOX_PAUSE_MS ? { ...work, everyMs: soonMs } : work)
}

/** Each piece of it with the pause after it. */
export function listBackgroundJobs(
  context: Context,
  post: MailTransport,
  log: FastifyBaseLogger,
  record?: SpanRecorder,
): Work[] {
  const { orm } = context.database
  const office = {
    orm,
    post,
    record,
    from: () => readSender(context),
    writers: emailComposers(context),
    onOutage: reportOutages(log),
  }
  const phones = {
    ...{ orm, record },
    senders: openSenders(context.settings),
    writers: inGuestLanguage(orm, context.settings.SITE_LANGUAGES, guestMessageTexts(context)),
    readQuiet: () => readQuiet(orm, context.now()),
  }
  return [
    { name: 'lapsing of holds', everyMs: MINUTE_MS, run: () => expireHolds(context) },
    { name: 'releasing of group holds', everyMs: MINUTE_MS, run: () => releaseHolds(context) },
    {
      name: 'taking of nightly snapshots',
      everyMs: MINUTE_MS,
      run: (closing) => takeDueSnapshots(context, closing),
    },
    { name: 'asking for reviews', everyMs: 10 * MINUTE_MS, run: () => inviteReviews(context) },
    { name: 'queueing of automatic messages', everyMs: 5 * MINUTE_MS, run: () => queueMessages(context) },
    { name: 'finding of guests', everyMs: GUEST_PAUSE_MS, run: () => linkStays(context) },
    {
      name: 'sending of messages to phones',
      everyMs: MAIL_PAUSE_MS,
      run: (closing) => sendPhoneMessages(phones, closing),
    },
    { name: 'sending of mails', everyMs: MAIL_PAUSE_MS, run: (closing) => sendMails(office, closing) },
    {
      name: 'telling of webhooks',
      everyMs: WEBHOOK_PAUSE_MS,
      run: (closing) => sendWebhooks(context, closing),
    },
    { name: 'reading of mails', everyMs: MAILBOX_PAUSE_MS, run: mailboxReader(context, log) },
    { name: 'telling of phones', everyMs: PUSH_PAUSE_MS, run: (closing) => sendPushes(context, closing) },
    { name: 'clearing of told phones', everyMs: 60 * MINUTE_MS, run: () => clearPushes(context) },
    {
      name: 'clearing of deleted rows',
      everyMs: 60 * MINUTE_MS,
      run: async () => {
        await clearDeleted(context)
        await clearTranslations(context, [pageSections, propertyFacts])
      },
    },
    { name: 'clearing of the webhook log', everyMs: 60 * MINUTE_MS, run: () => clearWebhookLog(context) },
    {
      name: 'asking for online payments',
      everyMs: PAYMENT_PAUSE_MS,
      run: () => askDuePayments(context, log),
    },
    {
      name: 'blocking of freed nights',
      everyMs: FEED_PAUSE_MS,
      run: (closing) => blockFreedNights(context, closing),
    },
    {
      name: 'reading of calendar feeds',
      everyMs: FEED_PAUSE_MS,
      run: (closing) => readDueFeeds(context, closing),
    },
    {
      name: 'deleting of what was kept long enough',
      everyMs: 10 * MINUTE_MS,
      run: (closing) => enforcePeriods(context, log, closing),
    },
    {
      name: 'sealing of calendar addresses',
      // A day after an update, within which the release before may still be started again.
      everyMs: 24 * 60 * MINUTE_MS,
      run: async (closing) => {
        await sealTokens(context, closing)
        await sealFeeds(context, closing)
      },
    },
    resealingWork(context, log),
  ]
}

/** Every kind of e-mail that this app sends. */
export function emailComposers(context: Context): Record<string, EmailComposer> {
  return inGuestLanguage(context.database.orm, context.settings.SITE_LANGUAGES, {
    ...bookingEmails(context),
    ...groupEmails(context),
    ...passwordLinkEmails(context),
    ...reviewEmails(context),
    ...answeredInThread(context, {
      ...contactEmails(context),
      ...enquiryEmails(context),
      ...replyEmails(context),
    }),
    ...guestMessageEmails(context),
    ...guestDataEmails(context),
    ...documentEmails(context),
    ...unsettledEmails(context),
    ...paymentLinkEmails(context),
    ...alarmEmails(context),
    ...holdEmails(context),
    ...pushEmails(context),
  })
}

async function readSender({ database, settings }: Context): Promise<string> {
  if (settings.MAIL_FROM) return settings.MAIL_FROM
  const { name, generalEmail } = await readPropertyFacts(database.orm)
  return `${name.replace(/[<>"\r\n]/g, '')} <${generalEmail}>`
}
