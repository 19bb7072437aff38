import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { assertOwnRights } from '@/features/accounts/server/assert-own-rights'
import { users } from '@/features/accounts/server/table'
import { staffRoles } from '@/features/roles/server/table'
import { AppError } from '@/kernel/errors'
import { permissionsOf } from '@/kernel/roles'
import { recordChange } from '@/server/audit/record-change'
import type { Staff } from '@/server/http/access'
import { TOKEN_PREFIX } from '@/server/http/bearer-token'
import type { ApiToken, NewApiToken } from '../contract'
import { apiTokens } from './table'

const SECRET_BYTES = 32
const HINT_LENGTH = 8
const resource = 'api-tokens'

/** All tokens of the hotel, the newest in front. */
export async function listTokens(orm: NodePgDatabase): Promise<ApiToken[]> {
  const rows = await orm
    .select({ token: apiTokens, email: users.email })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .orderBy(desc(apiTokens.id))
  return rows.map(({ token, email }) => toDto(token, email))
}

/** Makes a token, which is answered this once. Nobody gives it rights that they do not have. Throws not-allowed. */
export async function makeToken(
  orm: NodePgDatabase,
  staff: Staff,
  { name, permissions, days }: NewApiToken,
): Promise<ApiToken & { secret: string }> {
  assertOwnRights(staff, permissions)
  const secret = TOKEN_PREFIX + randomBytes(SECRET_BYTES).toString('base64url')
  return await orm.transaction(async (transaction) => {
    const [row] = await transaction
      .insert(apiTokens)
      .values({
        name,
        permissions,
        secretHash: hashOf(secret),
        hint: secret.slice(0, HINT_LENGTH),
        userId: staff.id,
        expiresAt: sql`now() + make_interval(days => ${days})`,
      })
      .returning()
    if (!row) throw new Error('the token was not made')
    const after = toDto(row, staff.email)
    await recordChange(transaction, staff, { resource, rowId: row.id, action: 'create', after })
    return { ...after, secret }
  })
}

/** Ends a token at once. Throws not-found. */
export async function endToken(orm: NodePgDatabase, staff: Staff, id: number): Promise<void> {
  await orm.transaction(async (transaction) => {
    const [row] = await transaction.delete(apiTokens).where(eq(apiTokens.id, id)).returning()
    if (!row) throw new AppError('not-found')
    const [maker] = await transaction.select().from(users).where(eq(users.id, row.userId))
    const before = toDto(row, maker?.email ?? '')
    await recordChange(transaction, staff, { resource, rowId: id, action: 'delete', before })
  })
}

/**
 * Who calls by a token: the account that made it, with what both of them may do at this moment, under the token's name.
 * Null for one that ended, by its time or with its account.
 */
export async function findTokenStaff(orm: NodePgDatabase, secret: string): Promise<Staff | null> {
  const [found] = await orm
    .select({ token: apiTokens, user: users, stored: staffRoles.permissions })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .leftJoin(staffRoles, eq(staffRoles.slug, users.role))
    .where(and(eq(apiTokens.secretHash, hashOf(secret)), gt(apiTokens.expiresAt, sql`now()`), users.isActive))
  if (!found) return null
  const { token, user, stored } = found
  await noteUse(orm, token.id)
  const own = permissionsOf(user.role, stored ?? [])
  return {
    id: user.id,
    email: `token ${token.name}`,
    role: user.role,
    permissions: own.filter((permission) => token.permissions.includes(permission)),
    sid: '',
    tokenId: token.id,
  }
}

/** Not every call writes: one a minute is enough to see that a token is in use. */
async function noteUse(orm: NodePgDatabase, id: number): Promise<void> {
  const isOld = lt(apiTokens.usedAt, sql`now() - interval '1 minute'`)
  await orm
    .update(apiTokens)
    .set({ usedAt: sql`now()` })
    .where(and(eq(apiTokens.id, id), or(isNull(apiTokens.usedAt), isOld)))
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

function toDto(row: typeof apiTokens.$inferSelect, madeByEmail: string): ApiToken {
  const { id, name, hint, permissions, createdAt, expiresAt, usedAt } = row
  return {
    ...{ id, name, hint, permissions, madeByEmail },
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  }
}
