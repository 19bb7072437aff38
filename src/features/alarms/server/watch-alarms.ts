import { openBackupPlace } from '@/server/backups/backup-place'
import type { Context } from '@/server/context'
import type { Work } from '@/server/repeat-work'
import type { AlarmKind } from '../rules/alarm-kinds'
import type { FailureWindow } from './failure-window'
import * as find from './find-troubles'
import { type AlarmLog, settleAlarm } from './settle-alarm'

const MINUTE_MS = 60_000

type Watched = Pick<Context, 'database' | 'settings' | 'now'>
type Look = { everyMinutes: number; find: () => Promise<find.Trouble> | find.Trouble }

/** Looks every minute at what can go wrong (docs/decisions/alarms.md); what costs a call to others, not as often. */
export function alarmWork(context: Watched, log: AlarmLog, window: FailureWindow): Work {
  const looks = listLooks(context, window)
  let minute = 0
  return {
    name: 'looking for what is wrong',
    everyMs: MINUTE_MS,
    run: async (closing) => {
      const failures: unknown[] = []
      for (const [kind, { everyMinutes, find }] of looks) {
        if (closing.aborted) return
        if (minute % everyMinutes !== 0) continue
        try {
          const found = await find()
          if (found !== undefined) await settleAlarm(context.database.orm, log, kind, found)
        } catch (error) {
          failures.push(error)
        }
      }
      minute += 1
      if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be looked at')
    },
  }
}

function listLooks({ database: { orm }, settings, now }: Watched, window: FailureWindow) {
  const backups = { place: openBackupPlace(settings), failedLooks: 0 }
  const looks: Record<AlarmKind, Look> = {
    mails: { everyMinutes: 1, find: () => find.findMailTrouble(orm) },
    feeds: { everyMinutes: 1, find: () => find.findFeedTrouble(orm) },
    mailbox: {
      everyMinutes: 1,
      find: () => find.findMailboxTrouble(orm, settings.IMAP_URL, process.uptime()),
    },
    disk: { everyMinutes: 1, find: () => find.findDiskTrouble(settings.DATA_DIR) },
    backup: { everyMinutes: 5, find: () => find.findBackupTrouble(backups, now(), process.uptime()) },
    certificate: { everyMinutes: 5, find: () => find.findCertificateTrouble(settings.SITE_URL, new Date()) },
    errors: { everyMinutes: 1, find: () => find.findErrorTrouble(window, Date.now()) },
    webhooks: { everyMinutes: 1, find: () => find.findWebhookTrouble(orm) },
    phones: { everyMinutes: 1, find: () => find.findPhoneTrouble(orm) },
  }
  return Object.entries(looks) as [AlarmKind, Look][]
}
