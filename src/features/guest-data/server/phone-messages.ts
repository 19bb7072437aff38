import { asc, inArray, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { phoneConsents, phoneMessages } from '@/features/phone-messages/server/table'
import { normalizePhone } from '@/server/normalize-phone'
import type { Person } from './find-person'

/** What went to a person's phone. */
export async function collectPhoneMessages(orm: NodePgDatabase, { bookingIds }: Person) {
  const { kind, way, recipient, status, createdAt, sentAt, deliveredAt } = phoneMessages
  return await orm
    .select({ kind, way, to: recipient, status, queuedAt: createdAt, sentAt, deliveredAt })
    .from(phoneMessages)
    .where(inArray(phoneMessages.bookingId, bookingIds))
    .orderBy(asc(phoneMessages.id))
}

/** What was answered about messages to the person's numbers. */
export async function collectPhoneConsents(orm: NodePgDatabase, person: Person) {
  const { createdAt, phone, wording, wordingVersion, isOn, source } = phoneConsents
  return await orm
    .select({
      ...{ saidAt: createdAt, number: phone, sentence: wording },
      ...{ version: wordingVersion, agreed: isOn, where: source },
    })
    .from(phoneConsents)
    .where(inArray(phoneConsents.phone, numbersOf(person)))
    .orderBy(asc(phoneConsents.id))
}

/** Forgets which numbers messages went to and what was answered about them; what waits goes no more. */
export async function erasePhoneMessages(transaction: NodePgDatabase, person: Person): Promise<void> {
  await transaction
    .update(phoneMessages)
    .set({
      ...{ recipient: null, providerId: null, providerNumber: null, error: null },
      status: sql`case when ${phoneMessages.status} = 'queued' then 'needless' else ${phoneMessages.status} end`,
    })
    .where(inArray(phoneMessages.bookingId, person.bookingIds))
  await transaction.delete(phoneConsents).where(inArray(phoneConsents.phone, numbersOf(person)))
}

function numbersOf({ phones }: Person): string[] {
  return phones.map(normalizePhone).filter((phone) => phone !== null)
}
