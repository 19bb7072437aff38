import { and, eq, lte, notInArray, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { normalizePhone } from '@/server/normalize-phone'
import { readTraceParent, type SpanRecorder, startSpan, withinSpan } from '@/server/traces/span'
import { DAILY_LIMITS, isCostly } from '../rules/send-limits'
import { decideInQuiet, PAUSES_MINUTES, type QuietTime } from '../rules/tries'
import { type PhoneWay, WAY_NAMES } from '../rules/ways'
import { isLimited } from './is-limited'
import type { PhoneSenders } from './open-senders'
import { PhoneSendError, type SendOutcome, type WhatsappTemplate } from './phone-sender'
import { fallBackToMail } from './settle-message'
import { mayMessage, savePhoneAnswer } from './store-consents'
import { phoneMessages } from './table'

/** What goes to a phone, by what it tells of as it stands now; `mail` where it is no longer meant for a phone. */
export type PhoneDraft = {
  way: PhoneWay | 'mail'
  /** As it was typed. */
  phone: string | null
  text: string
  template: WhatsappTemplate
  /** From when on it has nothing to tell any more. */
  staleFrom: Date
}

/** Writes the message of one kind about the row of this id; null when there is nobody to tell any more. */
export type PhoneComposer = (subjectId: number) => Promise<PhoneDraft | null>

type PhoneOffice = {
  orm: NodePgDatabase
  senders: PhoneSenders
  /** Of any other kind the mail goes, which waits for a newer process that knows it. */
  writers: Readonly<Record<string, PhoneComposer>>
  record?: SpanRecorder | undefined
  /** The quiet hours that go on now: no phone is written to until their end. Left out, there never are any. */
  readQuiet?: () => Promise<QuietTime | null>
}

const MOST_AT_ONCE = 20

export const INTERRUPTED = 'Interrupted while it was being sent: it may have arrived or not.'

const words = {
  noPhone: 'The booking has no phone number that messages can be sent to.',
  noConsent: 'The guest has not agreed to messages on their phone.',
  notSetUp: (way: PhoneWay) => `${WAY_NAMES[way]} is not set up.`,
  byMail: 'By now it is meant to go by e-mail.',
  costly: 'Messages to this number cost more than to others.',
  oftenToNumber: `More than ${DAILY_LIMITS.number} messages went to this number within a day.`,
  often: `More than ${DAILY_LIMITS.all} messages went to phones within a day: the others go by e-mail.`,
  quiet: 'It waits for the end of the quiet hours.',
  stale: 'It has nothing to tell any more after the quiet hours.',
  unknownKind: 'No message of this kind is known here.',
} as const

type Taken = Pick<
  typeof phoneMessages.$inferSelect,
  'id' | 'kind' | 'subjectId' | 'way' | 'attempts' | 'error' | 'traceParent'
>

/**
 * Sends what is due, up to twenty, one after the other, and answers how many were taken by a provider. Any number of
 * processes may do it at once: each message is taken by one, under a mark that stays when that one dies. What is then
 * not certain is not sent again: the mail goes. In the quiet hours none goes to a phone. When `closing` aborts it takes
 * no further one.
 */
export async function sendPhoneMessages(office: PhoneOffice, closing?: AbortSignal): Promise<number> {
  await settleInterrupted(office.orm)
  const away: PhoneWay[] = []
  let sent = 0
  for (let count = 0; count < MOST_AT_ONCE && !closing?.aborted; count++) {
    const message = await takeNext(office.orm, away)
    if (!message) return sent
    const outcome = await sendTraced(office, message)
    if (outcome === 'sent') sent++
    // The others of this way would fare no better.
    if (outcome === 'outage') away.push(message.way)
  }
  return sent
}

async function settleInterrupted(orm: NodePgDatabase): Promise<void> {
  const isOver = and(eq(phoneMessages.status, 'sending'), lte(phoneMessages.dueAt, sql`now()`))
  for (const { id } of await orm.select({ id: phoneMessages.id }).from(phoneMessages).where(isOver))
    await fallBackToMail(orm, id, isOver, { status: 'unknown', error: INTERRUPTED })
}

/** No transaction stays open while a message is on its way: the embedded engine has one connection for everybody. */
async function takeNext(orm: NodePgDatabase, away: PhoneWay[]): Promise<Taken | undefined> {
  const isReached = away.length === 0 ? sql`true` : notInArray(phoneMessages.way, away)
  const { rows } = await orm.execute<Taken>(sql`
    update phone_messages set status = 'sending', attempts = attempts + 1, due_at = now() + interval '2 minutes',
      updated_at = now()
    where id = (
      select id from phone_messages where status = 'queued' and due_at <= now() and ${isReached}
      order by due_at, id limit 1 for update skip locked)
    returning id, kind, subject_id as "subjectId", way, attempts, error, trace_parent as "traceParent"`)
  return rows[0]
}

type Outcome = SendOutcome | 'sent' | 'needless' | 'skipped' | 'waiting' | 'taken-over'

/** As a part of what queued it; neither number nor text is in it. */
async function sendTraced(office: PhoneOffice, message: Taken): Promise<Outcome> {
  if (!office.record) return await send(office, message)
  const span = startSpan(office.record, readTraceParent(message.traceParent), {
    name: `send ${message.kind} to a phone`,
    kind: 'consumer',
    attributes: { 'messaging.operation.name': 'send', 'message.attempt': message.attempts },
  })
  try {
    const outcome = await withinSpan(span, () => send(office, message))
    span.end(
      { 'message.way': message.way, 'message.outcome': outcome },
      !['sent', 'needless', 'skipped', 'waiting', 'taken-over'].includes(outcome),
    )
    return outcome
  } finally {
    span.end({}, true)
  }
}

async function send({ orm, senders, writers, readQuiet }: PhoneOffice, message: Taken): Promise<Outcome> {
  // A report may be quicker than the answer: what it settled stands.
  const isOurs = and(eq(phoneMessages.status, 'sending'), eq(phoneMessages.attempts, message.attempts))
  const settle = (values: Partial<typeof phoneMessages.$inferInsert>) =>
    orm
      .update(phoneMessages)
      .set(values)
      .where(and(eq(phoneMessages.id, message.id), isOurs))
      .returning({ id: phoneMessages.id })
  const skip = async (error: string) => {
    await fallBackToMail(orm, message.id, isOurs, { status: 'skipped', error })
    return 'skipped' as const
  }
  const write = writers[message.kind]
  if (!write) return await skip(words.unknownKind)
  let to: string | null = null
  let providerId: string
  try {
    const draft = await write(message.subjectId)
    if (!draft) {
      await settle({ status: 'needless', error: null, isOutage: false })
      return 'needless'
    }
    if (draft.way === 'mail') return await skip(words.byMail)
    to = draft.phone === null ? null : normalizePhone(draft.phone)
    if (to === null) return await skip(words.noPhone)
    const sender = senders[draft.way]
    if (!sender) return await skip(words.notSetUp(draft.way))
    if (isCostly(to)) return await skip(words.costly)
    if (!(await mayMessage(orm, to))) return await skip(words.noConsent)
    if (await isLimited(orm, to)) return await skip(words.oftenToNumber)
    if (await isLimited(orm)) {
      const values = { status: 'failed', error: words.often, isOutage: true } as const
      await fallBackToMail(orm, message.id, isOurs, values)
      return 'skipped'
    }
    // Asked as late as can be: none goes after they have begun.
    const quiet = await readQuiet?.()
    if (quiet) {
      const attempts = message.attempts - 1
      const error = message.error ?? words.quiet
      const decision = decideInQuiet(quiet, { attempts, staleFrom: draft.staleFrom })
      if (decision === 'stale') return await skip(words.stale)
      if (decision === 'too-long') {
        await fallBackToMail(orm, message.id, isOurs, { status: 'failed', error })
        return 'skipped'
      }
      const waiting = await settle({ status: 'queued', attempts, error, dueAt: quiet.end })
      return waiting.length === 0 ? 'taken-over' : 'waiting'
    }
    // Whoever took this process for dead has seen to it.
    if ((await settle({ recipient: to, way: draft.way })).length === 0) return 'taken-over'
    message.way = draft.way
    providerId = await sender.send({ to, text: draft.text, template: draft.template })
  } catch (error) {
    const outcome = error instanceof PhoneSendError ? error.outcome : 'put-off'
    const reason = error instanceof Error ? error.message : String(error)
    if (outcome === 'stopped' && to) await savePhoneAnswer(orm, { phone: to, isOn: false, source: 'reply' })
    const isOutage = outcome === 'outage'
    const pause = PAUSES_MINUTES[message.attempts - 1]
    if ((isOutage || outcome === 'put-off') && pause !== undefined)
      await settle({
        status: 'queued',
        error: reason,
        isOutage,
        dueAt: new Date(Date.now() + pause * 60_000),
      })
    else {
      const status = outcome === 'unknown' ? 'unknown' : 'failed'
      await fallBackToMail(orm, message.id, isOurs, { status, error: reason, isOutage })
    }
    return outcome
  }
  // It has gone: what fails from here on must not have it sent again.
  await settle({ status: 'sent', providerId, sentAt: new Date(), error: null, isOutage: false })
  await endOutage(orm, message.way)
  return 'sent'
}

/** What waited for the provider goes now instead of at the end of its pause. */
async function endOutage(orm: NodePgDatabase, way: PhoneWay): Promise<void> {
  await orm
    .update(phoneMessages)
    .set({ isOutage: false, dueAt: sql`now()` })
    .where(
      and(eq(phoneMessages.way, way), eq(phoneMessages.isOutage, true), eq(phoneMessages.status, 'queued')),
    )
}
