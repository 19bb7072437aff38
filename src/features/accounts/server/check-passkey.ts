import { randomBytes } from 'node:crypto'
import type { WebAuthnCredential } from '@simplewebauthn/server'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '@/kernel/errors'
import type { Settings } from '@/server/env'
import type { PasskeyAnswer, passkeyChallenge } from '../contract'
import { passkeyChallenges, passkeys } from './table'

/** How long a device has to answer. */
const CHALLENGE_MS = 5 * 60_000
const CHALLENGE_BYTES = 32

const clientData = z.object({ challenge: z.string() })

/** The site for which passkeys are made: the hotel's own name, or where none is set, whatever the browser calls us. */
export type RelyingParty = { id: string; origin: string }

export type Passkey = typeof passkeys.$inferSelect

/** For whom passkeys answer to a call. */
export function relyingParty(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  { SITE_URL }: Pick<Settings, 'SITE_URL'>,
): RelyingParty {
  const { hostname: id, origin } = new URL(SITE_URL ?? `${protocol}://${host}`)
  return { id, origin }
}

/** What a device has to sign, which counts once and for five minutes; `userId` where it is to make a passkey for somebody. */
export async function issueChallenge(orm: NodePgDatabase, userId: number | null = null): Promise<string> {
  const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url')
  const expiresAt = new Date(Date.now() + CHALLENGE_MS)
  await orm.insert(passkeyChallenges).values({ challenge, userId, expiresAt })
  await orm.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, sql`now()`))
  return challenge
}

/** Uses up the challenge that an answer names. Throws wrong-passkey where there is none for it. */
export async function spendChallenge(
  orm: NodePgDatabase,
  encoded: string,
  userId: number | null = null,
): Promise<string> {
  const challenge = readChallenge(encoded)
  const spent = await orm
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
        gt(passkeyChallenges.expiresAt, sql`now()`),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge })
  if (spent.length === 0) throw new AppError('wrong-passkey')
  return challenge
}

/** What a browser asks a device for at the sign-in; any passkey of this site will do. */
export async function askForPasskey(
  orm: NodePgDatabase,
  { id }: RelyingParty,
): Promise<z.infer<typeof passkeyChallenge>> {
  return {
    challenge: await issueChallenge(orm),
    rpId: id,
    timeout: CHALLENGE_MS,
    userVerification: 'required',
  }
}

/**
 * The passkey that signed what was asked for, whose device has made sure of its owner (a finger, a face, a PIN). Throws
 * wrong-passkey.
 */
export async function checkPasskey(
  orm: NodePgDatabase,
  party: RelyingParty,
  answer: PasskeyAnswer,
): Promise<Passkey> {
  const expectedChallenge = await spendChallenge(orm, answer.response.clientDataJSON)
  const [passkey] = await orm.select().from(passkeys).where(eq(passkeys.credentialId, answer.id))
  if (!passkey) throw new AppError('wrong-passkey')
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...answer, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: toCredential(passkey),
    requireUserVerification: true,
  }).catch((cause: unknown) => {
    throw new AppError('wrong-passkey', { cause })
  })
  if (!verified) throw new AppError('wrong-passkey')
  await orm
    .update(passkeys)
    .set({ uses: authenticationInfo.newCounter, usedAt: sql`now()` })
    .where(eq(passkeys.id, passkey.id))
  return passkey
}

/** True where an account has at least one. */
export async function hasPasskey(orm: NodePgDatabase, userId: number): Promise<boolean> {
  return (await orm.$count(passkeys, eq(passkeys.userId, userId))) > 0
}

function toCredential({ credentialId, publicKey, uses }: Passkey): WebAuthnCredential {
  return { id: credentialId, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter: uses }
}

function readChallenge(encoded: string): string {
  try {
    return clientData.parse(JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8'))).challenge
  } catch (cause) {
    throw new AppError('wrong-passkey', { cause })
  }
}
