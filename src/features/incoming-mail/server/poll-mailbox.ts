import { and, eq, lt, lte, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { FastifyBaseLogger } from 'fastify'
import type { Context } from '@/server/context'
import { MailboxError, nameMailbox, type OpenMailbox, withMailbox } from '@/server/mail/open-mailbox'
import { loadKeys } from '@/server/secrets/secret-key'
import { MOST_BYTES } from '../rules/limits'
import { storeMail } from './store-mail'
import { mailboxes } from './table'

/** The rest waits for the next time. */
const MOST_AT_ONCE = 50
const PAUSE = sql`interval '30 seconds'`
const PAUSE_AFTER_FAILURE = sql`interval '2 minutes'`
/** After so long without a sign of the process that reads, another one does. */
const LEASE = sql`interval '5 minutes'`
/** A mail that cannot be stored is left where it is after so many tries, so that the others come in. */
const MOST_TRIES = 3
const DAY_MS = 86_400_000

type Reader = Pick<Context, 'database' | 'settings'>
type Log = Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>
type Mailbox = Pick<typeof mailboxes.$inferSelect, 'id' | 'uidValidity' | 'lastUid' | 'readAt' | 'error'>

/**
 * Reads new mails of the mailbox of IMAP_URL into the panel and answers how many it looked at; any number of processes
 * may do it at once, one of them reads. A mail is stored and counted as read in one transaction, so that a process that
 * dies loses none and doubles none; that it was seen is marked in the mailbox afterwards.
 */
export function mailboxReader(context: Reader, log: Log): (closing?: AbortSignal) => Promise<number> {
  const tries = new Map<number, number>()
  const url = context.settings.IMAP_URL
  return async (closing) => {
    if (url === undefined || closing?.aborted) return 0
    const { orm } = context.database
    const box = await takeMailbox(orm, nameMailbox(url))
    if (!box) return 0
    try {
      const read = await withMailbox(url, (open) => readNew({ ...context, log, tries }, box, open, closing), {
        closing,
      })
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
        error instanceof MailboxError ? error.message : 'A mail could not be stored: see the log.'
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

type Reading = Reader & { log: Log; tries: Map<number, number> }

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

/** Stores one mail and counts it as read, both or neither; false where another process has. */
async function takeMail(context: Reading, box: Mailbox, open: OpenMailbox, uid: number): Promise<boolean> {
  const { database, settings, log, tries } = context
  const mail = await open.read(uid, MOST_BYTES)
  const keys = await loadKeys(settings)
  const { parseMail } = await import('./parse-mail')
  const parsed = mail && (await parseMail(mail.bytes, mail.isWhole))
  try {
    const outcome = await database.orm.transaction(async (transaction) => {
      const outcome = parsed ? await storeMail(transaction, keys, parsed) : 'left-out'
      return (await moveOn(transaction, box, uid, outcome === 'too-many')) ? outcome : null
    })
    if (outcome === null) return false
    if (outcome === 'too-many') log.warn({ uid }, 'Too many mails at once: one was left in the mailbox')
    // What is not in the panel stays unread for whoever looks into the mailbox.
    else if (outcome !== 'left-out') await open.markSeen(uid)
    return true
  } catch (error) {
    const tried = (tries.get(uid) ?? 0) + 1
    tries.set(uid, tried)
    if (error instanceof MailboxError || tried < MOST_TRIES) throw error
    tries.delete(uid)
    log.error({ err: error, uid }, 'A mail could not be stored and was left in the mailbox')
    return await moveOn(database.orm, box, uid, true)
  }
}

/** False where this mail was counted already: then it is known as well, by its hash. */
async function moveOn(
  orm: NodePgDatabase,
  { id, uidValidity }: Mailbox,
  uid: number,
  isLeft: boolean,
): Promise<boolean> {
  const moved = await orm
    .update(mailboxes)
    .set({ lastUid: uid, dueAt: sql`now() + ${LEASE}`, ...(isLeft && { leftAt: sql`now()` }) })
    .where(and(eq(mailboxes.id, id), eq(mailboxes.uidValidity, uidValidity ?? 0), lt(mailboxes.lastUid, uid)))
    .returning({ id: mailboxes.id })
  return moved.length > 0
}

async function settle(
  orm: NodePgDatabase,
  { id }: Mailbox,
  values: Parameters<ReturnType<typeof orm.update<typeof mailboxes>>['set']>[0],
): Promise<void> {
  await orm.update(mailboxes).set(values).where(eq(mailboxes.id, id))
}
