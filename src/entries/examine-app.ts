import path from 'node:path'
import { sql } from 'drizzle-orm'
import { checkAlarms } from '@/features/alarms/server/check-alarms'
import { checkPhones } from '@/features/phone-messages/server/check-phones'
import { propertyFacts } from '@/features/property/server/table'
import type { Database } from '@/server/db/connect'
import { checkAddress } from '@/server/doctor/check-address'
import { checkClock, checkZone } from '@/server/doctor/check-clock'
import { checkDatabase } from '@/server/doctor/check-database'
import { checkFolder, type DISK_LIMITS } from '@/server/doctor/check-folder'
import { checkMail } from '@/server/doctor/check-mail'
import { checkMailbox } from '@/server/doctor/check-mailbox'
import { checkSecrets } from '@/server/doctor/check-secrets'
import { type Finding, fail, ok } from '@/server/doctor/finding'
import { readSettings, SettingsError } from '@/server/env'
import { SEALED_COLUMNS } from './sealed-columns'

type Options = {
  env: Record<string, string | undefined>
  /** Where migrations/ stands. */
  root: string
  /** Sends a mail there for a trial. */
  mailTo?: string | undefined
  diskLimits?: typeof DISK_LIMITS
  now?: Date
}

/** Looks at everything the app needs of its surroundings, changes nothing, and says of each what to do. */
export async function examineApp({
  env,
  root,
  mailTo,
  diskLimits,
  now = new Date(),
}: Options): Promise<Finding[]> {
  const migrations = path.join(root, 'migrations')
  try {
    const settings = readSettings(env)
    const folder = checkFolder(settings, diskLimits)
    const isWritable = folder.every(({ about, state }) => about !== 'folder' || state !== 'failed')
    const [mail, mailbox, address, phones] = await Promise.all([
      checkMail(settings, mailTo),
      checkMailbox(settings),
      checkAddress(settings),
      checkPhones(settings),
    ])
    const further = async ({ orm }: Database) => {
      const [row] = await orm
        .select({ zone: sql<string | null>`${propertyFacts.facts} ->> 'timeZone'` })
        .from(propertyFacts)
      return [
        checkZone(row?.zone ?? null, now),
        await checkSecrets(orm, settings, SEALED_COLUMNS),
        ...(await checkAlarms(orm)),
      ]
    }
    const database =
      isWritable || settings.DATABASE_URL ? await checkDatabase({ settings, migrations, further }) : []
    return [
      ok('settings', 'All can be used.'),
      ...folder,
      ...database,
      mail,
      mailbox,
      ...phones,
      checkClock(migrations, now),
      ...address,
    ]
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    return error.message
      .split('\n')
      .filter((line) => line.startsWith('  '))
      .map((line) => fail('settings', line.trim(), 'See .env.example for what it takes.'))
  }
}
