import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Settings } from '@/server/env'
import { normalizePhone } from '@/server/normalize-phone'
import { sendsToPhones } from './open-senders'
import { listPhoneAnswers } from './store-consents'

/** Whether a guest with this number has still to be asked about messages on the phone; who said no is not asked again. */
export async function asksForConsent(
  orm: NodePgDatabase,
  settings: Settings,
  typed: string | null,
): Promise<boolean> {
  if (!sendsToPhones(settings)) return false
  const phone = typed === null ? null : normalizePhone(typed)
  return phone !== null && (await listPhoneAnswers(orm, phone)).length === 0
}
