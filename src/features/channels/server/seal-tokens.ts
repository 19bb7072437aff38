import { createHash } from 'node:crypto'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Context } from '@/server/context'
import type { SealedColumn } from '@/server/secrets/reseal'
import { openText, sealText } from '@/server/secrets/seal-text'
import { loadKeys } from '@/server/secrets/secret-key'
import { villaCalendars } from './table'

const purposeOf = (villaId: number) => `villa-calendar:${villaId}`

export const SEALED_CALENDAR_TOKENS: SealedColumn = {
  table: villaCalendars,
  id: villaCalendars.villaId,
  sealed: villaCalendars.sealedToken,
  purposeOf,
}

/** The columns in which a token is kept: by its hash whoever calls is known, and no text of it stands in clear. */
export function keepToken(keys: readonly Buffer[], villaId: number, token: string) {
  return { token: null, tokenHash: hashToken(token), sealedToken: sealText(keys, purposeOf(villaId), token) }
}

type Kept = Pick<typeof villaCalendars.$inferSelect, 'villaId' | 'token' | 'sealedToken'>

/** The token again, to be shown to staff; null where no key opens it. */
export function openToken(keys: readonly Buffer[], { villaId, token, sealedToken }: Kept): string | null {
  return token ?? openText(keys, purposeOf(villaId), sealedToken ?? '') ?? null
}

/** SQL: the calendar of this token, in whichever way it is kept. A text in clear is newer than what is sealed beside it. */
export function isOfToken(token: string) {
  return sql`coalesce(${villaCalendars.token} = ${token}, ${villaCalendars.tokenHash} = ${hashToken(token)})`
}

/** Seals what a build before wrote in clear text, and answers how much that was. The addresses stay the same. */
export async function sealTokens(
  { database: { orm }, settings }: Pick<Context, 'database' | 'settings'>,
  closing?: AbortSignal,
): Promise<number> {
  const open = await orm
    .select({ villaId: villaCalendars.villaId, token: villaCalendars.token })
    .from(villaCalendars)
    .where(isNotNull(villaCalendars.token))
  const keys = open.length > 0 ? await loadKeys(settings) : []
  let sealed = 0
  for (const { villaId, token } of open) {
    if (closing?.aborted || token === null) return sealed
    const changed = await orm
      .update(villaCalendars)
      // When the address was made stays as it is.
      .set({ ...keepToken(keys, villaId, token), updatedAt: sql`${villaCalendars.updatedAt}` })
      .where(and(eq(villaCalendars.villaId, villaId), eq(villaCalendars.token, token)))
      .returning({ villaId: villaCalendars.villaId })
    sealed += changed.length
  }
  return sealed
}

/** 128 random bits need no slow hash. */
function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
