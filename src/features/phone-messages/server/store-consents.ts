import { desc, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { PHONE_CONSENT, PHONE_CONSENT_VERSION } from '../rules/consent-text'
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

/** Whether messages may go to a number. */
export async function mayMessage(orm: NodePgDatabase, phone: string): Promise<boolean> {
  return isAgreed(await listPhoneAnswers(orm, phone))
}

/** Whether the last answer, the newest first, was yes, and no STOP of the phone itself stands. */
export function isAgreed(answers: readonly Pick<Answer, 'isOn' | 'source'>[]): boolean {
  return (answers[0]?.isOn ?? false) && !isStopped(answers)
}

/**
 * Whether the phone itself said no, and neither it nor a clerk who was told has said yes since: whoever booked with a
 * number of somebody else cannot undo that. `answers` are the newest first.
 */
export function isStopped(answers: readonly Pick<Answer, 'isOn' | 'source'>[]): boolean {
  const last = answers.find(({ source }) => source !== 'guest-page')
  return last?.source === 'reply' && !last.isOn
}

/** Writes an answer down with the sentence it answers. */
export async function savePhoneAnswer(orm: NodePgDatabase, answer: Answer): Promise<void> {
  const wording = PHONE_CONSENT.text
  const wordingVersion = PHONE_CONSENT_VERSION
  await orm.insert(phoneConsents).values({ wording, wordingVersion, ...answer })
}
