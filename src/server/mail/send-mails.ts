import { and, eq, lte, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { composeMessage } from './compose-message'
import type { Letter } from './letter'
import { DeliveryError, type Post } from './post'
import { mails } from './table'

/** Writes the letter of one kind about the row of this id; null when there is nobody to tell any more. */
export type LetterWriter = (subjectId: number) => Promise<Letter | null>

type PostOffice = {
  orm: NodePgDatabase
  post: Post
  from: () => Promise<string>
  writers: Readonly<Record<string, LetterWriter>>
}

/** So that a rush of bookings is not slowed by the writing of its mails; the rest waits for the next time. */
const MOST_AT_ONCE = 20

/** Minutes until the next try after the first, the second … failure; after the last of them staff are asked. */
const PAUSES_MINUTES = [1, 2, 5, 15, 30, 60, 120, 240, 480, 720]
const INTERRUPTED = 'Interrupted while it was being sent: it may have arrived or not.'

type Mail = Pick<typeof mails.$inferSelect, 'id' | 'kind' | 'subjectId' | 'attempts'>

/**
 * Sends what is due, one mail after the other up to twenty, and answers how many went out. Any number of processes may do it at
 * once: each mail is taken by one, under a mark that stays when that one dies. What is then not certain is not sent
 * again but shown to staff.
 */
export async function sendMails(office: PostOffice): Promise<number> {
  await showInterrupted(office.orm)
  let sent = 0
  for (let count = 0; count < MOST_AT_ONCE; count++) {
    const mail = await takeNext(office.orm)
    if (!mail) return sent
    const outcome = await send(office, mail)
    if (outcome === 'sent') sent++
    // The others would fare no better, and guests would wait for the timeouts of all of them.
    if (outcome === 'unreachable') return sent
  }
  return sent
}

async function showInterrupted(orm: NodePgDatabase): Promise<void> {
  await orm
    .update(mails)
    .set({ status: 'undelivered', error: INTERRUPTED })
    .where(and(eq(mails.status, 'sending'), lte(mails.dueAt, sql`now()`)))
}

/** No transaction stays open while a mail is on its way: the embedded engine has one connection for everybody. */
async function takeNext(orm: NodePgDatabase): Promise<Mail | undefined> {
  const { rows } = await orm.execute<Mail>(sql`
    update mails set status = 'sending', attempts = attempts + 1, due_at = now() + interval '10 minutes',
      updated_at = now()
    where id = (
      select id from mails where status = 'queued' and due_at <= now()
      order by due_at, id limit 1 for update skip locked)
    returning id, kind, subject_id as "subjectId", attempts`)
  return rows[0]
}

async function send({ orm, post, from, writers }: PostOffice, mail: Mail): Promise<string> {
  const settle = (values: Partial<typeof mails.$inferInsert>) =>
    orm.update(mails).set(values).where(eq(mails.id, mail.id))
  try {
    const letter = await writers[mail.kind]?.(mail.subjectId)
    if (!letter) {
      await settle({ status: 'needless' })
      return 'needless'
    }
    await settle({ recipient: letter.to })
    await post.deliver(await composeMessage(letter, await from(), `${mail.kind}-${mail.id}`))
  } catch (error) {
    const outcome = error instanceof DeliveryError ? error.outcome : 'put-off'
    await settle(afterFailure(mail, outcome, error instanceof Error ? error.message : String(error)))
    return outcome
  }
  await settle({ status: 'sent', sentAt: new Date(), error: null })
  return 'sent'
}

function afterFailure({ attempts }: Mail, outcome: DeliveryError['outcome'], error: string) {
  const pause = PAUSES_MINUTES[attempts - 1]
  const isFinal = outcome === 'refused' || outcome === 'unknown' || pause === undefined
  if (isFinal) return { status: 'undelivered', error } as const
  return { status: 'queued', error, dueAt: new Date(Date.now() + pause * 60_000) } as const
}
