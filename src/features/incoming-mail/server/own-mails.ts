import { and, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import { mails } from '@/server/mail/table'

/** Mails of before Message-IDs had a secret in them: answers and reports came within that time. */
const STILL_ANSWERED = sql`interval '10 days'`

/**
 * Condition of the mails of ours that one of these Message-IDs names (`<message-reply-12-6f…@hotel.example>`), which only
 * who was written to and the servers on the way know. Null where none is of that form.
 */
export function isNamedBy(identifiers: readonly string[]): SQL | null {
  const named = identifiers.map(readName).filter((one) => one !== null)
  return or(...named) ?? null
}

function readName(identifier: string): SQL | null {
  const [, name = '', kind = '', digits = '', secret] =
    /^<(([a-z-]{1,60})-(\d{1,9})(?:-([\da-f]{20}))?)@/.exec(identifier) ?? []
  if (name === '') return null
  if (secret !== undefined) return eq(mails.identifier, name)
  const isOlder = and(isNull(mails.identifier), gt(mails.sentAt, sql`now() - ${STILL_ANSWERED}`))
  return and(eq(mails.id, Number(digits)), eq(mails.kind, kind), isOlder) ?? null
}
