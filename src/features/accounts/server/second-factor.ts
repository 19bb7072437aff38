import { createHash, randomBytes } from 'node:crypto'
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { AppError, type FieldProblem } from '@/kernel/errors'
import type { Context } from '@/server/context'
import type { SealedColumn } from '@/server/secrets/reseal'
import { openText, sealText } from '@/server/secrets/seal-text'
import { loadKeys } from '@/server/secrets/secret-key'
import type { PasskeyAnswer } from '../contract'
import { checkPasskey, hasPasskey, type RelyingParty } from './check-passkey'
import { passkeys, secondFactors } from './table'

/** Seconds a code of an authenticator app counts, as all of these apps have it (RFC 6238). */
const PERIOD = 30
/** Half minutes by which a phone's clock may be off, either way. */
const SLACK = 1
const SECRET_BYTES = 20
const RECOVERY_CODES = 10

type Shelf = Pick<Context, 'database' | 'settings'>

export const SEALED_SECOND_FACTORS: SealedColumn = {
  table: secondFactors,
  id: secondFactors.userId,
  sealed: secondFactors.sealedSecret,
  purposeOf,
}

/** What an account has beside its password. */
export type Factors = { hasApp: boolean; passkeys: number; codesLeft: number }

/** What is given beside a password: a code of the app or one on paper, or what a passkey signed. */
export type SecondProof = { code?: string | undefined; passkey?: PasskeyAnswer | undefined }

/** What an account has beside its password. */
export async function readFactors(orm: NodePgDatabase, userId: number): Promise<Factors> {
  const [factor] = await orm.select().from(secondFactors).where(eq(secondFactors.userId, userId))
  return {
    hasApp: Boolean(factor?.confirmedAt),
    passkeys: await orm.$count(passkeys, eq(passkeys.userId, userId)),
    codesLeft: factor?.recoveryHashes.length ?? 0,
  }
}

/**
 * Lets through who used a passkey of the account, or gave a code of its authenticator app, or one of its codes on paper,
 * none of them twice; and whoever has no second factor. `now` is in milliseconds.
 * Throws code-wanted, wrong-code, wrong-passkey.
 */
export async function assertSecondFactor(
  { database: { orm }, settings }: Shelf,
  userId: number,
  { code, passkey }: SecondProof,
  party: RelyingParty,
  now: number,
): Promise<void> {
  const [factor] = await orm.select().from(secondFactors).where(eq(secondFactors.userId, userId))
  const hasApp = Boolean(factor?.confirmedAt)
  const hasKey = await hasPasskey(orm, userId)
  if (!hasApp && !hasKey) return
  if (passkey) {
    const used = await checkPasskey(orm, party, passkey)
    if (used.userId !== userId) throw new AppError('wrong-passkey')
    return
  }
  if (!code) throw secondProofWanted(hasApp, hasKey)
  const plain = code.replace(/[\s-]/g, '').toUpperCase()
  const isLetIn =
    factor && hasApp && /^\d{6}$/.test(plain)
      ? await spendAppCode(orm, userId, await findStep(await openSecret(settings, factor), plain, now))
      : await spendRecoveryCode(orm, userId, plain)
  if (!isLetIn) throw wrongCode('wrong-code')
}

/** Makes a secret that is asked for once `confirmSecondFactor` has seen a code of it; one that was confirmed stays. */
export async function beginSecondFactor(
  { database: { orm }, settings }: Shelf,
  userId: number,
): Promise<{ secret: string } | null> {
  const { secret, sealedSecret } = await makeSecret(settings, userId)
  const made = await orm
    .insert(secondFactors)
    .values({ userId, sealedSecret })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { sealedSecret, lastStep: 0 },
      setWhere: sql`${secondFactors.confirmedAt} is null`,
    })
    .returning({ userId: secondFactors.userId })
  return made.length > 0 ? { secret } : null
}

/** Begins to ask for codes, after one of them; answers the codes on paper, which are shown this once. Throws invalid-input. */
export async function confirmSecondFactor(
  { settings }: Pick<Shelf, 'settings'>,
  transaction: NodePgDatabase,
  userId: number,
  code: string,
  now: number,
): Promise<string[]> {
  const [factor] = await transaction
    .select()
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .for('update')
  const step =
    factor && !factor.confirmedAt ? await findStep(await openSecret(settings, factor), code, now) : null
  if (step === null) throw wrongCode('invalid-input')
  const { codes, recoveryHashes } = makeCodes()
  await transaction
    .update(secondFactors)
    .set({ confirmedAt: new Date(now), lastStep: step, recoveryHashes })
    .where(eq(secondFactors.userId, userId))
  return codes
}

/**
 * Makes ten codes on paper for whoever has no app but passkeys; any from before count no more, and neither does the secret
 * of an app that was begun and not confirmed.
 */
export async function makePaperCodes(
  { settings }: Pick<Shelf, 'settings'>,
  transaction: NodePgDatabase,
  userId: number,
): Promise<string[]> {
  const { codes, recoveryHashes } = makeCodes()
  const { sealedSecret } = await makeSecret(settings, userId)
  await transaction
    .insert(secondFactors)
    .values({ userId, sealedSecret, recoveryHashes })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: {
        recoveryHashes,
        sealedSecret: sql`case when ${secondFactors.confirmedAt} is null
          then excluded.sealed_secret else ${secondFactors.sealedSecret} end`,
      },
    })
  return codes
}

/** Asks for no codes of the app any more; the codes on paper stay where passkeys do. True where there was an app. */
export async function removeApp(
  { settings }: Pick<Shelf, 'settings'>,
  transaction: NodePgDatabase,
  userId: number,
): Promise<boolean> {
  if (!(await hasPasskey(transaction, userId))) return await deleteFactor(transaction, userId)
  const { sealedSecret } = await makeSecret(settings, userId)
  const was = await transaction
    .update(secondFactors)
    .set({ confirmedAt: null, lastStep: 0, sealedSecret })
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)))
    .returning({ userId: secondFactors.userId })
  return was.length > 0
}

/** Asks for nothing beside the password any more; true where there was something. */
export async function removeSecondFactor(transaction: NodePgDatabase, userId: number): Promise<boolean> {
  const keys = await transaction
    .delete(passkeys)
    .where(eq(passkeys.userId, userId))
    .returning({ id: passkeys.id })
  const hadApp = await deleteFactor(transaction, userId)
  return hadApp || keys.length > 0
}

/** Forgets app and codes on paper; true where there was an app. */
export async function deleteFactor(transaction: NodePgDatabase, userId: number): Promise<boolean> {
  const gone = await transaction
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ confirmedAt: secondFactors.confirmedAt })
  return gone.some(({ confirmedAt }) => confirmedAt !== null)
}

async function makeSecret(settings: Shelf['settings'], userId: number) {
  const { Secret } = await import('otpauth')
  const secret = new Secret({ size: SECRET_BYTES }).base32
  return { secret, sealedSecret: sealText(await loadKeys(settings), purposeOf(userId), secret) }
}

/** Two who use the same code at once: one is let in. */
async function spendAppCode(orm: NodePgDatabase, userId: number, step: number | null): Promise<boolean> {
  if (step === null) return false
  const used = await orm
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId })
  return used.length > 0
}

async function spendRecoveryCode(orm: NodePgDatabase, userId: number, code: string): Promise<boolean> {
  const hash = hashOfCode(code)
  const used = await orm
    .update(secondFactors)
    .set({ recoveryHashes: sql`${secondFactors.recoveryHashes} - ${hash}::text` })
    .where(and(eq(secondFactors.userId, userId), sql`${secondFactors.recoveryHashes} ? ${hash}`))
    .returning({ userId: secondFactors.userId })
  return used.length > 0
}

async function openSecret(
  settings: Shelf['settings'],
  { userId, sealedSecret }: { userId: number; sealedSecret: string },
): Promise<string> {
  const secret = openText(await loadKeys(settings), purposeOf(userId), sealedSecret)
  if (secret === undefined)
    throw new AppError('unavailable', {
      message:
        'The second factor of this account cannot be read: SECRET_KEY is not the one it was kept with. Please ask whoever runs the server.',
    })
  return secret
}

/** The half minute a code belongs to, of those near now; null for any other code. */
async function findStep(secret: string, code: string, now: number): Promise<number | null> {
  const { TOTP } = await import('otpauth')
  const totp = new TOTP({ secret, period: PERIOD })
  const delta = totp.validate({ token: code, timestamp: now, window: SLACK })
  return delta === null ? null : Math.floor(now / 1000 / PERIOD) + delta
}

/** As they are shown, this once, and as they are kept. */
function makeCodes(): { codes: string[]; recoveryHashes: string[] } {
  const plain = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  return {
    codes: plain.map((one) => `${one.slice(0, 5)}-${one.slice(5)}`),
    recoveryHashes: plain.map(hashOfCode),
  }
}

/** Ten letters and digits without look-alikes: 50 bits. */
function newRecoveryCode(): string {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
  return [...randomBytes(10)].map((byte) => letters[byte % letters.length]).join('')
}

function hashOfCode(code: string): string {
  return createHash('sha256').update(code).digest('base64url')
}

function purposeOf(userId: number): string {
  return `second-factor:${userId}`
}

/** Where somebody is signed in already it is a field to mend: a 401 would tell the panel that the session is over. */
function wrongCode(code: 'wrong-code' | 'invalid-input'): AppError {
  return new AppError(code, {
    problems: [{ path: 'code', message: 'That code is not right, or has been used already' }],
  })
}

/** Which of the two are asked for is told by the paths of the problems. */
function secondProofWanted(hasApp: boolean, hasKey: boolean): AppError {
  const problems: FieldProblem[] = [{ path: 'code', message: 'Please enter a code' }]
  if (hasKey) problems.push({ path: 'passkey', message: 'Please use your passkey' })
  if (!hasKey) return new AppError('code-wanted', { problems })
  const message = hasApp
    ? 'Please use your passkey, or enter the code that your authenticator app shows.'
    : 'Please use your passkey, or enter one of your codes on paper.'
  return new AppError('code-wanted', { message, problems })
}
