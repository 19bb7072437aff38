import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { ContactRequest } from '../contract'
import { contactMessages } from './table'

/** Keeps a visitor's message, unread; a phone number that was left empty is none. */
export async function addMessage(
  orm: NodePgDatabase,
  { name, email, phone, subject, message }: ContactRequest,
): Promise<void> {
  await orm.insert(contactMessages).values({ name, email, phone: phone || null, subject, message })
}
