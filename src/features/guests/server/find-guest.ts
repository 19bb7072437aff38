import { and, asc, eq, or } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { normalizePhone } from '@/server/normalize-phone'
import type { CONTACT_KINDS } from '../rules/contact-kinds'
import { guestContacts, guests } from './table'

export type GuestContact = { kind: (typeof CONTACT_KINDS)[number]; value: string }

/** What was typed of a guest, in the form by which persons are known; the e-mail first, because a phone may be shared. */
export function contactsOf(email: string | null, phone: string | null): GuestContact[] {
  const mailbox = email?.trim().toLowerCase()
  const number = phone && normalizePhone(phone)
  return [
    ...(mailbox ? [{ kind: 'email' as const, value: mailbox }] : []),
    ...(number ? [{ kind: 'phone' as const, value: number }] : []),
  ]
}

/** The person known by one of these, by the first of them where they are several persons'. */
export async function findGuest(orm: NodePgDatabase, contacts: readonly GuestContact[]) {
  if (contacts.length === 0) return undefined
  const [found] = await orm
    .select({ guest: guests })
    .from(guestContacts)
    .innerJoin(guests, eq(guests.id, guestContacts.guestId))
    .where(or(...contacts.map(isContact)))
    .orderBy(asc(guestContacts.kind))
    .limit(1)
  return found?.guest
}

/** Whether any person known by one of these must not be hosted. */
export async function isDoNotHost(orm: NodePgDatabase, contacts: readonly GuestContact[]): Promise<boolean> {
  if (contacts.length === 0) return false
  const [found] = await orm
    .select({ id: guests.id })
    .from(guestContacts)
    .innerJoin(guests, eq(guests.id, guestContacts.guestId))
    .where(and(or(...contacts.map(isContact)), eq(guests.isDoNotHost, true)))
    .limit(1)
  return found !== undefined
}

function isContact({ kind, value }: GuestContact) {
  return and(eq(guestContacts.kind, kind), eq(guestContacts.value, value))
}
