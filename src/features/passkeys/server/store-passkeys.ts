import { and, asc, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { issueChallenge, type RelyingParty, spendChallenge } from '@/features/accounts/server/check-passkey'
import { deleteFactor, makePaperCodes, readFactors } from '@/features/accounts/server/second-factor'
import { passkeys, users } from '@/features/accounts/server/table'
import { readWrittenFacts } from '@/features/property/server/store'
import { AppError } from '@/kernel/errors'
import { recordChange } from '@/server/audit/record-change'
import type { Context } from '@/server/context'
import type { Staff } from '@/server/http/access'
import type { MadePasskey, OwnPasskey, PasskeyCreation } from '../contract'

/** Of COSE: EdDSA, ES256 and RS256, of which every device of today knows one. */
const ALGORITHMS = [-8, -7, -257]
const MOST_PASSKEYS = 20
const TIMEOUT_MS = 5 * 60_000

const NOT_MADE = 'The passkey could not be checked, or the time to make it was over. Please try again.'

/** One's own passkeys, in the order in which they were added. */
export async function listPasskeys(orm: NodePgDatabase, userId: number): Promise<OwnPasskey[]> {
  const rows = await orm.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id))
  return rows.map(toDto)
}

/** What a device needs to make a passkey for somebody. Throws already-there beyond twenty. */
export async function beginPasskey(
  orm: NodePgDatabase,
  staff: Pick<Staff, 'id' | 'email'>,
  party: RelyingParty,
): Promise<PasskeyCreation> {
  const own = await orm.select().from(passkeys).where(eq(passkeys.userId, staff.id))
  if (own.length >= MOST_PASSKEYS) throw tooMany()
  const { name } = await readWrittenFacts(orm)
  return {
    challenge: await issueChallenge(orm, staff.id),
    rp: { id: party.id, name },
    // The same each time, so that a device replaces a passkey that was removed here.
    user: {
      id: Buffer.from(`staff-${staff.id}`).toString('base64url'),
      name: staff.email,
      displayName: staff.email,
    },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
    timeout: TIMEOUT_MS,
    excludeCredentials: own.map(({ credentialId }) => ({ id: credentialId, type: 'public-key' })),
    // Found by the device without a name, and only for its owner: so it is a proof by itself.
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  }
}

/**
 * Keeps a passkey that a device has made; where it is the first thing beside the password, answers ten codes for paper.
 * Throws invalid-input, already-there.
 */
export async function addPasskey(
  context: Context,
  staff: Staff,
  party: RelyingParty,
  { name, made }: { name: string; made: MadePasskey },
): Promise<{ passkey: OwnPasskey; codes: string[] | null }> {
  const { orm } = context.database
  const { credential } = await verify(orm, staff, party, made)
  return await orm.transaction(async (transaction) => {
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, staff.id)).for('update')
    const before = await readFactors(transaction, staff.id)
    if (before.passkeys >= MOST_PASSKEYS) throw tooMany()
    const [row] = await transaction
      .insert(passkeys)
      .values({
        userId: staff.id,
        name,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        uses: credential.counter,
      })
      .onConflictDoNothing({ target: passkeys.credentialId })
      .returning()
    if (!row) throw new AppError('already-there', { message: 'This passkey is in use already.' })
    const isFirst = !before.hasApp && before.passkeys === 0
    const codes = isFirst ? await makePaperCodes(context, transaction, staff.id) : null
    await recordPasskey(transaction, staff, { after: name })
    return { passkey: toDto(row), codes }
  })
}

/** Calls one of the own passkeys something else. Throws not-found. */
export async function renamePasskey(
  orm: NodePgDatabase,
  staff: Staff,
  id: number,
  name: string,
): Promise<OwnPasskey> {
  return await orm.transaction(async (transaction) => {
    const [before] = await transaction.select().from(passkeys).where(isOwn(staff, id)).for('update')
    const [row] = await transaction
      .update(passkeys)
      .set({ name, updatedAt: new Date() })
      .where(isOwn(staff, id))
      .returning()
    if (!before || !row) throw new AppError('not-found')
    await recordPasskey(transaction, staff, { before: before.name, after: name })
    return toDto(row)
  })
}

/** Opens nothing with one of the own passkeys any more; with the last thing beside the password go the codes on paper. Throws not-found. */
export async function removePasskey(orm: NodePgDatabase, staff: Staff, id: number): Promise<void> {
  await orm.transaction(async (transaction) => {
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, staff.id)).for('update')
    const [gone] = await transaction.delete(passkeys).where(isOwn(staff, id)).returning()
    if (!gone) throw new AppError('not-found')
    const left = await readFactors(transaction, staff.id)
    if (!left.hasApp && left.passkeys === 0) await deleteFactor(transaction, staff.id)
    await recordPasskey(transaction, staff, { before: gone.name })
  })
}

async function verify(orm: NodePgDatabase, staff: Staff, party: RelyingParty, made: MadePasskey) {
  try {
    const expectedChallenge = await spendChallenge(orm, made.response.clientDataJSON, staff.id)
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...made, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch((cause: unknown) => {
      throw new AppError('wrong-passkey', { cause })
    })
    if (registrationInfo) return registrationInfo
  } catch (cause) {
    if (!(cause instanceof AppError && cause.code === 'wrong-passkey')) throw cause
    throw notMade(cause)
  }
  throw notMade()
}

function notMade(cause?: unknown): AppError {
  return new AppError('invalid-input', { message: NOT_MADE, cause })
}

function tooMany(): AppError {
  return new AppError('already-there', {
    message: `There are ${MOST_PASSKEYS} passkeys already. Please remove one that you do not use.`,
  })
}

function isOwn(staff: Staff, id: number) {
  return and(eq(passkeys.id, id), eq(passkeys.userId, staff.id))
}

async function recordPasskey(
  transaction: NodePgDatabase,
  staff: Staff,
  change: { before?: string; after?: string },
): Promise<void> {
  await recordChange(transaction, staff, {
    resource: 'users',
    rowId: staff.id,
    action: 'passkey',
    ...change,
  })
}

function toDto({ id, name, createdAt, usedAt }: typeof passkeys.$inferSelect): OwnPasskey {
  return { id, name, createdAt: createdAt.toISOString(), usedAt: usedAt?.toISOString() ?? null }
}
