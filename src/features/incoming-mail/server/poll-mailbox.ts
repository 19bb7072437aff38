import { and, eq, lt, lte, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { FastifyBaseLogger } from 'fastify'
import type { Context } from '@/server/context'
import { MailboxError, nameMailbox, type OpenMailbox, withMailbox } from '@/server/mail/open-mailbox'
import { loadKeys } from '@/server/secrets/secret-key'
import type { LeftReason } from '../rules/left-reasons'
import { MOST_BYTES } from '../rules/limits'
import type { MailOutcome } from '../rules/mail-outcomes'
import { readMail, UnreadableMail } from './read-mail'
import { storeMail } from './store-mail'
import { mailboxes } from './table'

/** The rest waits for the next time. */
const MOST_AT_ONCE = 50
const PAUSE = sql`interval '30 seconds'`
const PAUSE_AFTER_FAILURE = sql`interval '2 minutes'`
/** After so long without a sign of the process that reads, another one does. */
const LEASE = sql`interval '5 minutes'`
/** A mail that cannot be taken is left where it is after so many tries, so that the others come in. */
const MOST_TRIES = 3
/** What the database says of values it does not take (SQLSTATE), and would say again. */
const REFUSED_VALUES = /^2[23]/
const DAY_MS = 86_400_000

type Reader = Pick<Context, 'database' | 'settings'>
type Log = Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>
type Mailbox = Pick<typeof mailboxes.$inferSelect, 'id' | 'uidValidity' | 'lastUid' | 'readAt' | 'error'>

/**
 * Reads new mails of the mailbox of IMAP_URL into the panel and answers how many it looked at; any number of processes
 * may do it at once, one of them reads. A mail is stored and counted as read in one transaction, so that a process that
 * dies loses none and doubles none; that it was seen is marked in the mailbox afterwards.
 */
export function mailboxReader(
  context: Reader,
  log: Log,
  timeLimitMs?: number,
): (closing?: AbortSignal) => Promise<number> {
  const url = context.settings.IMAP_URL
  return async (closing) => {
    if (url === undefined || closing?.aborted) return 0
    const { orm } = context.database
    const box = await takeMailbox(orm, nameMailbox(url))
    if (!box) return 0
    try {
      const read = await withMailbox(
        url,
        (open) => readNew({ ...context, log, timeLimitMs }, box, open, closing),
        {
          closing,
        },
      )
      await settle(orm, box, { readAt: sql`now()`, error: null, dueAt: sql`now() + ${PAUSE}` })
      if (box.error !== null) log.info('The mailbox is read again')
      return read
    } catch (error) {
      // Closing hangs up in the middle of whatever is said.
      if (closing?.aborted) {
        await settle(orm, box, { dueAt: sql`now()` })
        return 0
      }
      const reason =
        error instanceof MailboxError
          ? error.message
          : 'A mail could not be taken into the panel: see the log.'
      await settle(orm, box, { error: reason, dueAt: sql`now() + ${PAUSE_AFTER_FAILURE}` })
      if (!(error instanceof MailboxError)) throw error
      if (box.error !== reason) log.error({ reason }, 'The mailbox cannot be read')
      return 0
    }
  }
}

/** No transaction stays open while the mailbox is read: the embedded engine has one connection for everybody. */
async function takeMailbox(orm: NodePgDatabase, name: string): Promise<Mailbox | undefined> {
  await orm.insert(mailboxes).values({ name }).onConflictDoNothing()
  const [box] = await orm
    .update(mailboxes)
    .set({ dueAt: sql`now() + ${LEASE}` })
    .where(and(eq(mailboxes.name, name), lte(mailboxes.dueAt, sql`now()`)))
    .returning()
  return box
}

type Reading = Reader & { log: Log; timeLimitMs: number | undefined }

async function readNew(
  context: Reading,
  box: Mailbox,
  open: OpenMailbox,
  closing: AbortSignal | undefined,
): Promise<number> {
  const { uidValidity } = open
  const found = await listNew(box, open)
  if (box.uidValidity !== uidValidity) {
    const lastUid = (found[0] ?? open.uidNext) - 1
    await settle(context.database.orm, box, { uidValidity, lastUid })
  }
  let read = 0
  for (const uid of found.slice(0, MOST_AT_ONCE)) {
    if (closing?.aborted) break
    // Another process is ahead of this one, which had gone silent for longer than its lease.
    if (!(await takeMail(context, { ...box, uidValidity }, open, uid))) break
    read++
  }
  return read
}

/** At the first look nothing: what came before is not for the panel. Where numbers have begun anew, all since a day before the last look. */
async function listNew({ uidValidity, lastUid, readAt }: Mailbox, open: OpenMailbox): Promise<number[]> {
  if (uidValidity === open.uidValidity) return await open.listAfter(lastUid)
  if (uidValidity === null || readAt === null) return []
  return await open.listSince(new Date(readAt.getTime() - DAY_MS))
}

/** Takes one mail, or leaves it where it cannot be taken; false where another process is ahead. */
async function takeMail(context: Reading, box: Mailbox, open: OpenMailbox, uid: number): Promise<boolean> {
  const { database, log } = context
  const tries = await countTry(database.orm, box, uid)
  if (tries === null) return false
  // Each time the process died of it.
  if (tries > MOST_TRIES) return await leave(context, box, uid, 'unreadable')
  let outcome: MailOutcome | null
  try {
    outcome = await storeNext(context, box, open, uid)
  } catch (error) {
    if (error instanceof MailboxError && !error.isAnswer) await takeTryBack(database.orm, box)
    else if (isFinal(error) || tries >= MOST_TRIES)
      return await leave(context, box, uid, reasonOf(error), error)
    throw error
  }
  if (outcome === null) return false
  if (outcome === 'too-many') log.warn({ uid }, 'Too many mails at once: one was left in the mailbox')
  // What is not in the panel stays unread for whoever looks into the mailbox.
  else if (outcome !== 'left-out') await markSeen(open, uid, log)
  return true
}

/** Stores one mail and counts it as read, both or neither; null where another process has. */
async function storeNext(
  { database, settings, timeLimitMs }: Reading,
  box: Mailbox,
  open: OpenMailbox,
  uid: number,
): Promise<MailOutcome | null> {
  const mail = await open.read(uid, MOST_BYTES)
  const keys = await loadKeys(settings)
  const parsed = mail && (await readMail(mail.bytes, mail.isWhole, timeLimitMs))
  return await database.orm.transaction(async (transaction) => {
    const outcome = parsed ? await storeMail(transaction, keys, parsed) : 'left-out'
    const isMoved = await moveOn(transaction, box, uid, outcome === 'too-many' ? outcome : undefined)
    return isMoved ? outcome : null
  })
}

/** It is a courtesy: a mailbox that may only be looked at is read all the same. */
async function markSeen(open: OpenMailbox, uid: number, log: Log): Promise<void> {
  try {
    await open.markSeen(uid)
  } catch (error) {
    if (!(error instanceof MailboxError && error.isAnswer)) throw error
    log.warn({ uid, reason: error.message }, 'A mail was stored and could not be marked as read')
  }
}

/** Whether it would be the same at every other try. */
function isFinal(error: unknown): boolean {
  if (error instanceof UnreadableMail) return true
  const cause = error instanceof Error && error.cause ? error.cause : error
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : ''
  return REFUSED_VALUES.test(String(code))
}

function reasonOf(error: unknown): LeftReason {
  return error instanceof UnreadableMail || error instanceof MailboxError ? 'unreadable' : 'unstorable'
}

async function leave(
  { database, log }: Reading,
  box: Mailbox,
  uid: number,
  reason: LeftReason,
  error?: unknown,
): Promise<boolean> {
  log.error({ err: error, uid, reason }, 'A mail could not be taken and was left in the mailbox')
  return await moveOn(database.orm, box, uid, reason)
}

/** How often this mail has been tried, this time included; null where it was counted as read already. */
async function countTry(orm: NodePgDatabase, box: Mailbox, uid: number): Promise<number | null> {
  const [counted] = await orm
    .update(mailboxes)
    .set({
      triedUid: uid,
      tries: sql`case when ${mailboxes.triedUid} = ${uid} then ${mailboxes.tries} + 1 else 1 end`,
      dueAt: sql`now() + ${LEASE}`,
    })
    .where(isBefore(box, uid))
    .returning({ tries: mailboxes.tries })
  return counted?.tries ?? null
}

/** A line that breaks is not the mail's fault. */
async function takeTryBack(orm: NodePgDatabase, { id }: Mailbox): Promise<void> {
  await orm
    .update(mailboxes)
    .set({ tries: sql`greatest(${mailboxes.tries} - 1, 0)` })
    .where(eq(mailboxes.id, id))
}

/** False where this mail was counted already: then it is known as well, by its hash. */
async function moveOn(
  orm: NodePgDatabase,
  box: Mailbox,
  uid: number,
  leftReason?: LeftReason,
): Promise<boolean> {
  const moved = await orm
    .update(mailboxes)
    .set({
      lastUid: uid,
      triedUid: null,
      tries: 0,
      dueAt: sql`now() + ${LEASE}`,
      ...(leftReason && { leftAt: sql`now()`, leftReason }),
    })
    .where(isBefore(box, uid))
    .returning({ id: mailboxes.id })
  return moved.length > 0
}

function isBefore({ id, uidValidity }: Mailbox, uid: number) {
  return and(eq(mailboxes.id, id), eq(mailboxes.uidValidity, uidValidity ?? 0), lt(mailboxes.lastUid, uid))
}

async function settle(
  orm: NodePgDatabase,
  { id }: Mailbox,
  values: Parameters<ReturnType<typeof orm.update<typeof mailboxes>>['set']>[0],
): Promise<void> {
  await orm.update(mailboxes).set(values).where(eq(mailboxes.id, id))
}
