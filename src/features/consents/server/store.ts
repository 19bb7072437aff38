import { desc, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import {
  CONSENT_PURPOSES,
  CONSENT_SENTENCES,
  type ConsentPurpose,
  type ConsentSource,
  WORDINGS,
} from '../rules/purposes'
import { messageConsents } from './table'

type Answer = {
  email: string
  purpose: ConsentPurpose
  isOn: boolean
  source: ConsentSource
  staffEmail?: string
}

/** Every answer for a mailbox, the newest first. */
export async function listAnswers(orm: NodePgDatabase, email: string) {
  return await orm
    .select()
    .from(messageConsents)
    .where(eq(messageConsents.email, normalize(email)))
    .orderBy(desc(messageConsents.id))
}

/** What counts for a mailbox: the last answer of each purpose, else what is usual. */
export async function readConsents(orm: NodePgDatabase, email: string) {
  const answers = await listAnswers(orm, email)
  return CONSENT_PURPOSES.map((purpose) => ({
    purpose,
    wording: CONSENT_SENTENCES[purpose],
    isOn: answers.find((one) => one.purpose === purpose)?.isOn ?? WORDINGS[purpose].usual,
  }))
}

/** Whether a mail of this kind may go to a mailbox. */
export async function mayMail(orm: NodePgDatabase, email: string, purpose: ConsentPurpose): Promise<boolean> {
  return (await readConsents(orm, email)).some((one) => one.purpose === purpose && one.isOn)
}

/** Writes an answer down with the sentence it answers; one that changes nothing is written as well: it was given. */
export async function saveAnswer(orm: NodePgDatabase, { email, purpose, ...answer }: Answer): Promise<void> {
  const wording = CONSENT_SENTENCES[purpose]
  const { version: wordingVersion } = WORDINGS[purpose]
  await orm
    .insert(messageConsents)
    .values({ email: normalize(email), purpose, wording, wordingVersion, ...answer })
}

function normalize(email: string): string {
  return email.trim().toLowerCase()
}
