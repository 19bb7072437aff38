import fs from 'node:fs'
import { sql } from 'drizzle-orm'
import { ALARM_KINDS } from '@/features/alarms/rules/alarm-kinds'
import { openBackupPlace } from '@/server/backups/backup-place'
import { findNewestGood } from '@/server/backups/due-backup'
import type { Context } from '@/server/context'
import type { Registry } from '@/server/metrics/registry'

type Row = Record<
  'queued' | 'mail_age' | 'undelivered' | 'asked' | 'payment_age' | 'holds' | 'feeds',
  number
> & { alarms: string[] }

/** What waits in the database, on the disk and in the backups' place, at the moment somebody looks. */
export function metricsGatherer({
  database: { orm },
  settings,
  now,
}: Pick<Context, 'database' | 'settings' | 'now'>) {
  const place = openBackupPlace(settings)
  return async (registry: Registry): Promise<void> => {
    const { rows } = await orm.execute<Row>(sql`
      select
        (select count(*)::int from mails where status = 'queued') as queued,
        (select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 from mails where status = 'queued') as mail_age,
        (select count(*)::int from mails where status = 'undelivered') as undelivered,
        (select count(*)::int from online_payments where state in ('created', 'sent', 'pending')) as asked,
        (select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 from online_payments
          where state in ('created', 'sent', 'pending')) as payment_age,
        (select count(*)::int from bookings where status = 'pending' and hold_expires_at > now()) as holds,
        (select count(*)::int from calendar_feeds where is_active and error is not null) as feeds,
        (select coalesce(array_agg(kind), '{}') from alarms where ended_at is null) as alarms`)
    const [row] = rows
    if (row) {
      registry.set('mails_queued', 'E-mails that wait', row.queued)
      registry.set('mails_oldest_seconds', 'How long the oldest of them has waited', row.mail_age)
      registry.set('mails_undelivered', 'E-mails that staff have to look at', row.undelivered)
      registry.set('payments_open', 'Online payments whose end is not known yet', row.asked)
      registry.set('payments_oldest_seconds', 'How long the oldest of them has been open', row.payment_age)
      registry.set('holds_open', 'Requests that hold nights', row.holds)
      registry.set('feeds_failing', 'Calendars of other platforms that could not be read', row.feeds)
      for (const kind of ALARM_KINDS)
        registry.set('alarms_open', 'What the panel says is wrong', Number(row.alarms.includes(kind)), {
          kind,
        })
    }
    if (fs.existsSync(settings.DATA_DIR)) measureDisk(registry, settings.DATA_DIR)
    if (!place) return
    const newest = await findNewestGood(place).catch(() => null)
    // Without any it is as old as the hills.
    registry.set(
      'backup_age_seconds',
      'Since the newest good backup',
      (now().getTime() - (newest?.getTime() ?? 0)) / 1000,
    )
  }
}

function measureDisk(registry: Registry, folder: string): void {
  const { bavail, bsize, blocks } = fs.statfsSync(folder)
  registry.set('disk_free_bytes', 'Free on the disk of DATA_DIR', bavail * bsize)
  registry.set('disk_size_bytes', 'The size of that disk', blocks * bsize)
}
