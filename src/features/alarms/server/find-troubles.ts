import fs from 'node:fs'
import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { NOT_BLOCKED } from '@/features/channels/server/read-feed'
import type { LeftReason } from '@/features/incoming-mail/rules/left-reasons'
import { type PhoneWay, WAY_NAMES } from '@/features/phone-messages/rules/ways'
import { MAIL_OUTAGES } from '@/kernel/mails'
import { OUTAGE_ADVICE } from '@/kernel/outage-advice'
import type { BackupPlace } from '@/server/backups/backup-place'
import { findNewestGood } from '@/server/backups/due-backup'
import { readCertificate } from '@/server/doctor/read-certificate'
import { nameMailbox } from '@/server/mail/open-mailbox'
import { LIMITS } from '../rules/alarm-kinds'
import type { FailureWindow } from './failure-window'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
const MEGABYTE = 1024 ** 2

/** What is wrong, for people; null where nothing is, undefined where that cannot be told at the moment. */
export type Trouble = string | null | undefined

/** E-mails that wait for the mail server, or for nobody who takes them up, while none goes out. */
export async function findMailTrouble(orm: NodePgDatabase): Promise<Trouble> {
  const since = sql`now() - make_interval(mins => ${LIMITS.mailMinutes})`
  const { rows } = await orm.execute<{ waiting: number; outage: string | null }>(sql`
    select count(*)::int as waiting, max(outage) as outage from mails
    where status in ('queued', 'undelivered') and created_at < ${since}
      and (outage is not null or (status = 'queued' and due_at < ${since}))
      and not exists (select from mails gone where gone.status = 'sent' and gone.sent_at > ${since})`)
  const [{ waiting, outage } = { waiting: 0, outage: null }] = rows
  if (waiting === 0) return null
  const said = `${waiting} waited for ${LIMITS.mailMinutes} minutes or longer, and none went out.`
  const known = MAIL_OUTAGES.find((one) => one === outage)
  return known ? `${said} ${OUTAGE_ADVICE[known]}` : said
}

/** Calendars of other platforms that fail for long, or whose nights are not blocked here. */
export async function findFeedTrouble(orm: NodePgDatabase): Promise<Trouble> {
  const { rows } = await orm.execute<{ name: string; villa: string; error: string }>(sql`
    select feed.name, villas.name as villa, feed.error from calendar_feeds feed
    join villas on villas.id = feed.villa_id
    where feed.is_active and feed.error is not null and (feed.error = ${NOT_BLOCKED}
      or coalesce(feed.read_at, feed.created_at) < now() - make_interval(mins => ${LIMITS.feedMinutes}))
    order by feed.id`)
  const [first, ...others] = rows
  if (!first) return null
  const more = others.length === 0 ? '' : ` And ${count(others.length, 'more')}.`
  return `${first.name} of ${first.villa}: ${first.error}${more}`
}

const LEFT_WORDS: Record<LeftReason, string> = {
  'too-many': 'Too many came at once: some were left in the mailbox.',
  unreadable: 'A mail could not be read: it was left in the mailbox.',
  unstorable: 'A mail could not be stored: it was left in the mailbox.',
}

/**
 * A mailbox that cannot be read for long, or that nobody reads to its end though this process has been up for as long,
 * or in which mails were left.
 */
export async function findMailboxTrouble(
  orm: NodePgDatabase,
  url: string | undefined,
  upSeconds: number,
): Promise<Trouble> {
  if (url === undefined) return null
  const { rows } = await orm.execute<{ error: string | null; isLate: boolean; left: LeftReason | null }>(sql`
    select error, coalesce(read_at, created_at) < now() - make_interval(mins => ${LIMITS.mailboxMinutes}) as "isLate",
      case when left_at > now() - make_interval(hours => ${LIMITS.leftHours})
        then coalesce(left_reason, 'too-many') end as left
    from mailboxes where name = ${nameMailbox(url)}`)
  const [found] = rows
  if (!found) return null
  if (found.isLate && found.error !== null) return found.error
  if (found.isLate && upSeconds >= LIMITS.mailboxMinutes * 60)
    return `It has not been read to its end for ${LIMITS.mailboxMinutes} minutes: the mail server keeps us waiting.`
  return found.left && LEFT_WORDS[found.left]
}

/** Too little room on the disk of DATA_DIR. */
export function findDiskTrouble(folder: string, leastBytes: number = LIMITS.diskBytes): Trouble {
  if (!fs.existsSync(folder)) return undefined
  const { bavail, bsize } = fs.statfsSync(folder)
  const free = bavail * bsize
  return free < leastBytes ? `${Math.floor(free / MEGABYTE)} MB are free on the disk of ${folder}.` : null
}

/** A look at the place of the backups: how often in a row it could not be read. */
export type BackupWatch = { place: BackupPlace | null; failedLooks: number }

/**
 * Backups that are asked for and were not made; a process that has just begun is given time for the first one. A place
 * that cannot be read counts from the second look in a row: a bucket may not answer for a moment.
 */
export async function findBackupTrouble(watch: BackupWatch, now: Date, upSeconds: number): Promise<Trouble> {
  const { place } = watch
  if (!place) return null
  let newest: Date | null
  try {
    newest = await findNewestGood(place)
    watch.failedLooks = 0
  } catch {
    watch.failedLooks += 1
    if (watch.failedLooks < 2) return undefined
    return `The place of the backups cannot be read: ${place.name}.`
  }
  if (!newest)
    return upSeconds < LIMITS.firstBackupMinutes * 60 ? undefined : 'There is no good backup at all.'
  const hours = Math.floor((now.getTime() - newest.getTime()) / HOUR_MS)
  return hours >= LIMITS.backupHours ? `The newest good backup is ${hours} hours old.` : null
}

/** A certificate of the public address that ends soon, or that browsers refuse. */
export async function findCertificateTrouble(siteUrl: string | undefined, now: Date): Promise<Trouble> {
  if (!siteUrl?.startsWith('https:')) return null
  const { hostname, port } = new URL(siteUrl)
  try {
    const { end, refusal } = await readCertificate(hostname, Number(port || 443))
    const days = Math.floor((end.getTime() - now.getTime()) / DAY_MS)
    if (days < 0) return `The certificate of ${hostname} has ended.`
    if (days < LIMITS.certificateDays) return `The certificate of ${hostname} ends in ${count(days, 'day')}.`
    return refusal ? `Browsers refuse the certificate of ${hostname}: ${refusal}.` : null
  } catch {
    // Not every server reaches itself by its public name; `npm run doctor` says so.
    return undefined
  }
}

/** Calls to this process that fail by its own fault. */
export function findErrorTrouble(window: FailureWindow, at: number): Trouble {
  const { calls, failures } = window.read(at)
  if (failures < LIMITS.fewestErrors || failures * LIMITS.oneCallIn < calls) return null
  return `${failures} of ${count(calls, 'call')} in the last ${LIMITS.errorMinutes} minutes failed.`
}

/** Messages to webhooks that were tried to their end in vain. */
export async function findWebhookTrouble(orm: NodePgDatabase): Promise<Trouble> {
  const { rows } = await orm.execute<{ name: string; failed: number }>(sql`
    select webhooks.name, count(*)::int as failed from webhook_deliveries delivery
    join webhooks on webhooks.id = delivery.webhook_id and webhooks.is_active
    where delivery.status = 'failed' and delivery.updated_at > now() - make_interval(hours => ${LIMITS.webhookHours})
    group by webhooks.id order by webhooks.id`)
  if (rows.length === 0) return null
  return `${rows.map(({ name, failed }) => `${name}: ${count(failed, 'message')} given up`).join('; ')}.`
}

/** Ways to phones that take no messages; one that took a message since then is well again. */
export async function findPhoneTrouble(orm: NodePgDatabase): Promise<Trouble> {
  const { rows } = await orm.execute<{ way: PhoneWay; error: string | null; waiting: number }>(sql`
    select way, max(error) as error, count(*)::int as waiting from phone_messages message
    where is_outage and status in ('queued', 'failed')
      and created_at < now() - make_interval(mins => ${LIMITS.phoneMinutes})
      and updated_at > now() - make_interval(hours => ${LIMITS.phoneHours})
      and not exists (select from phone_messages gone
        where gone.way = message.way and gone.sent_at > message.updated_at)
    group by way order by way`)
  if (rows.length === 0) return null
  return rows
    .map(({ way, error, waiting }) =>
      `${WAY_NAMES[way]}: ${count(waiting, 'message')} kept back. ${error ?? ''}`.trim(),
    )
    .join(' ')
}

function count(many: number, noun: string): string {
  return `${many} ${noun}${many === 1 || noun === 'more' ? '' : 's'}`
}
