import { desc, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { PHONE_CONSENT } from '../rules/consent-text'
import type { PhoneConsentSource } from '../rules/ways'
import { phoneConsents } from './table'

type Answer = { phone: string; isOn: boolean; source: PhoneConsentSource; staffEmail?: string }

/** Every answer for a number (as +256772123456), the newest first. */
export async function listPhoneAnswers(orm: NodePgDatabase, phone: string) {
  return await orm
    .select()
    .from(phoneConsents)
    .where(eq(phoneConsents.phone, phone))
    .orderBy(desc(phoneConsents.id))
}

/** Whether messages may go to a number: only where its last answer was yes. */
export async function mayMessage(orm: NodePgDatabase, phone: string): Promise<boolean> {
  const [last] = await listPhoneAnswers(orm, phone)
  return last?.isOn ?? false
}

/** Writes an answer down with the sentence it answers. */
export async function savePhoneAnswer(orm: NodePgDatabase, answer: Answer): Promise<void> {
  const { text: wording, version: wordingVersion } = PHONE_CONSENT
  await orm.insert(phoneConsents).values({ wording, wordingVersion, ...answer })
}
