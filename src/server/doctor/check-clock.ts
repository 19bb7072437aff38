import { readMigrationFiles } from 'drizzle-orm/migrator'
import { type Finding, fail, ok } from './finding'

/** Whether this machine's clock can be right: it stands after this release was made. `now` is its instant. */
export function checkClock(migrations: string, now: Date): Finding {
  const released = readMigrationFiles({ migrationsFolder: migrations }).at(-1)?.folderMillis ?? 0
  const said = `This machine’s clock says ${now.toISOString()}.`
  if (now.getTime() >= released) return ok('clock', said)
  return fail('clock', `${said} This release was made later.`, 'Let it follow NTP: timedatectl set-ntp true.')
}

/** Whether this program knows the property's time zone, and what time it is there. */
export function checkZone(timeZone: string | null, now: Date): Finding {
  if (timeZone === null) return ok('time zone', 'Nobody has given the property’s yet.')
  try {
    const time = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'medium', timeStyle: 'short' })
    return ok('time zone', `At the property (${timeZone}) it is ${time.format(now)}.`)
  } catch {
    return fail(
      'time zone',
      `The property’s time zone '${timeZone}' is not known here.`,
      'Choose one such as Africa/Kampala in Property Facts.',
    )
  }
}
