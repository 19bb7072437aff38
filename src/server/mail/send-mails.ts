import { randomBytes } from 'node:crypto'
import { and, eq, inArray, isNotNull, lte, ne, notInArray, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { MailOutage } from '@/kernel/mails'
import { readTraceParent, type SpanRecorder, startSpan, withinSpan } from '../traces/span'
import type { Email } from './email'
import { mails } from './table'
import { DeliveryError, type DeliveryOutcome, type MailTransport, toOutage } from './transport'

/**
 * Writes the e-mail of one kind about the row of this id; null when there is nobody to tell any more. Trying ends before
 * `retryUntil`, so that staff can still act on what it says. `queuedAt` is when what it tells of began to happen.
 */
export type EmailComposer = (
  subjectId: number,
  queuedAt?: Date,
) => Promise<(Email & { retryUntil?: Date | undefined }) | null>

type PostOffice = {
  orm: NodePgDatabase
  post: MailTransport
  from: () => Promise<string>
  /** A mail of any other kind waits a while for a newer process that knows it. */
  writers: Readonly<Record<string, EmailComposer>>
  /** Takes a span for each mail, where traces are kept. */
  record?: SpanRecorder | undefined
  /** Hears of each try that an outage ended, and of null after a mail that went through. */
  onOutage?: (outage: MailOutage | null, reason?: string) => void
}

/** So that a rush of bookings is not slowed by the writing of its mails; the rest waits for the next time. */
const MOST_AT_ONCE = 20

/** Minutes until the next try after the first, the second … failure; after the last of them staff are asked. */
const PAUSES_MINUTES = [1, 2, 5, 15, 30, 60, 120, 240, 480, 720]
/** The same after a refusal that only somebody at the settings can end. */
const SETTING_PAUSE_MINUTES = 5
/** How long an update may take until every process knows the kinds of mails that the newest queues. */
const UNKNOWN_KIND_WAIT = sql`interval '15 minutes'`
/** Of a Message-ID, which who answers a mail or reports its return has to know. */
const SECRET_BYTES = 10
const INTERRUPTED = 'Interrupted while it was being sent: it may have arrived or not.'

type Mail = Pick<
  typeof mails.$inferSelect,
  'id' | 'kind' | 'subjectId' | 'attempts' | 'identifier' | 'traceParent'
> & {
  queuedAt: string
}

/**
 * Sends what is due, one mail after the other up to twenty, and answers how many went out. Any number of processes may do it at
 * once: each mail is taken by one, under a mark that stays when that one dies. What is then not certain is not sent
 * again but shown to staff. When `closing` aborts it takes no further mail.
 */
export async function sendMails(office: PostOffice, closing?: AbortSignal): Promise<number> {
  await showInterrupted(office.orm)
  await showUnknownKinds(office)
  let sent = 0
  for (let count = 0; count < MOST_AT_ONCE && !closing?.aborted; count++) {
    const mail = await takeNext(office)
    if (!mail) return sent
    const outcome = await sendTraced(office, mail, closing)
    if (outcome === 'sent') sent++
    if (outcome === 'sent' && sent === 1) await endOutage(office)
    // The others would fare no better, and guests would wait for the timeouts of all of them.
    if (toOutage(outcome)) return sent
  }
  return sent
}

async function showInterrupted(orm: NodePgDatabase): Promise<void> {
  await orm
    .update(mails)
    .set({ status: 'undelivered', error: INTERRUPTED })
    .where(and(eq(mails.status, 'sending'), lte(mails.dueAt, sql`now()`)))
}

/** A mail that no process can write would wait for ever without anybody hearing of it (docs/decisions/mail.md). */
async function showUnknownKinds({ orm, writers }: PostOffice): Promise<void> {
  await orm
    .update(mails)
    .set({
      status: 'undelivered',
      error: sql`'No e-mail of the kind "' || ${mails.kind} || '" is known here.'`,
    })
    .where(
      and(
        eq(mails.status, 'queued'),
        notInArray(mails.kind, Object.keys(writers)),
        lte(mails.dueAt, sql`now() - ${UNKNOWN_KIND_WAIT}`),
      ),
    )
}

/** No transaction stays open while a mail is on its way: the embedded engine has one connection for everybody. */
async function takeNext({ orm, writers }: PostOffice): Promise<Mail | undefined> {
  const isKnown = inArray(mails.kind, Object.keys(writers))
  const { rows } = await orm.execute<Mail>(sql`
    update mails set status = 'sending', attempts = attempts + 1, due_at = now() + interval '10 minutes',
      updated_at = now()
    where id = (
      select id from mails where status = 'queued' and due_at <= now() and ${isKnown}
      order by due_at, id limit 1 for update skip locked)
    returning id, kind, subject_id as "subjectId", attempts, identifier, created_at as "queuedAt",
      trace_parent as "traceParent"`)
  return rows[0]
}

/** As a part of what queued it. */
async function sendTraced(office: PostOffice, mail: Mail, closing: AbortSignal | undefined) {
  if (!office.record) return await send(office, mail, closing)
  const span = startSpan(office.record, readTraceParent(mail.traceParent), {
    name: `send ${mail.kind}`,
    kind: 'consumer',
    attributes: { 'messaging.operation.name': 'send', 'mail.kind': mail.kind, 'mail.attempt': mail.attempts },
  })
  try {
    const outcome = await withinSpan(span, () => send(office, mail, closing))
    span.end({ 'mail.outcome': outcome }, outcome !== 'sent' && outcome !== 'needless')
    return outcome
  } finally {
    span.end({}, true)
  }
}

async function send(
  { orm, post, from, writers, onOutage }: PostOffice,
  mail: Mail,
  closing: AbortSignal | undefined,
): Promise<DeliveryOutcome | 'sent' | 'needless'> {
  const settle = (values: Partial<typeof mails.$inferInsert>) =>
    orm.update(mails).set(values).where(eq(mails.id, mail.id))
  let retryUntil: Date | undefined
  try {
    const write = writers[mail.kind]
    if (!write)
      throw new DeliveryError('refused', new Error(`No e-mail of the kind "${mail.kind}" is known here.`))
    const written = await write(mail.subjectId, new Date(mail.queuedAt))
    if (!written) {
      await settle({ status: 'needless', outage: null })
      return 'needless'
    }
    const { retryUntil: end, ...email } = written
    retryUntil = end
    const name = `${mail.kind}-${mail.id}`
    // The same at every try: of one that failed its reader may have it all the same.
    const identifier = mail.identifier ?? `${name}-${randomBytes(SECRET_BYTES).toString('hex')}`
    await settle({ recipient: email.to, identifier })
    const { composeMessage } = await import('./compose-message')
    await post.deliver(await composeMessage(email, await from(), name, identifier), closing)
  } catch (error) {
    const outcome = error instanceof DeliveryError ? error.outcome : 'put-off'
    const reason = error instanceof Error ? error.message : String(error)
    await settle(afterFailure(mail, outcome, reason, retryUntil))
    const outage = toOutage(outcome)
    if (outage) {
      await nameOutage(orm, outage)
      onOutage?.(outage, reason)
    }
    return outcome
  }
  await settle({ status: 'sent', sentAt: new Date(), error: null, outage: null })
  return 'sent'
}

function afterFailure({ attempts }: Mail, outcome: DeliveryOutcome, error: string, retryUntil?: Date) {
  if (outcome === 'interrupted')
    return { status: 'queued', attempts: attempts - 1, dueAt: new Date() } as const
  const outage = toOutage(outcome)
  // A setting to mend, whenever somebody comes to it: no mail is given up for it, and none waits long once it is mended.
  const isSetting = outage === 'sign-in' || outage === 'sender'
  const pause = isSetting ? SETTING_PAUSE_MINUTES : PAUSES_MINUTES[attempts - 1]
  const isFinal = outcome === 'refused' || outcome === 'unknown' || pause === undefined
  if (isFinal) return { status: 'undelivered', error, outage } as const
  const dueAt = new Date(Date.now() + pause * 60_000)
  if (retryUntil && dueAt >= retryUntil) return { status: 'undelivered', error, outage } as const
  return { status: 'queued', error, outage, dueAt } as const
}

/** All that wait for the server wait for what it said last. */
async function nameOutage(orm: NodePgDatabase, outage: MailOutage): Promise<void> {
  await orm
    .update(mails)
    .set({ outage })
    .where(and(isNotNull(mails.outage), ne(mails.outage, outage)))
}

/** What waited for the server goes now instead of at the end of its pause. */
async function endOutage({ orm, onOutage }: PostOffice): Promise<void> {
  await orm
    .update(mails)
    .set({
      outage: null,
      dueAt: sql`case when ${mails.status} = 'queued' then now() else ${mails.dueAt} end`,
    })
    .where(isNotNull(mails.outage))
  onOutage?.(null)
}
