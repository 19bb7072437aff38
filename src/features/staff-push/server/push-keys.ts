import type { Context } from '@/server/context'
import type { SealedColumn } from '@/server/secrets/reseal'
import { openText, sealText } from '@/server/secrets/seal-text'
import { loadKeys } from '@/server/secrets/secret-key'
import { makeSigningPair, type SigningPair } from './sign-push'
import { pushKeys } from './table'

const ROW = 1

export const SEALED_PUSH_KEYS: SealedColumn = {
  table: pushKeys,
  id: pushKeys.id,
  sealed: pushKeys.sealedPrivateKey,
  purposeOf: (id) => `push-keys:${id}`,
}

type Keeper = Pick<Context, 'database' | 'settings'>

/** What browsers know the hotel by. The pair is made at the first call: of several processes one makes it, the others read that one's. */
export async function readPublicKey(keeper: Keeper): Promise<string> {
  const { database, settings } = keeper
  const [kept] = await database.orm.select({ publicKey: pushKeys.publicKey }).from(pushKeys)
  if (kept) return kept.publicKey
  const { publicKey, privateKey } = makeSigningPair()
  const sealedPrivateKey = sealText(await loadKeys(settings), SEALED_PUSH_KEYS.purposeOf(ROW), privateKey)
  await database.orm.insert(pushKeys).values({ id: ROW, publicKey, sealedPrivateKey }).onConflictDoNothing()
  return await readPublicKey(keeper)
}

/** The whole pair; undefined before there is one, or where SECRET_KEY is not the one it was kept with. */
export async function openSigningPair({
  database: { orm },
  settings,
}: Keeper): Promise<SigningPair | undefined> {
  const [kept] = await orm.select().from(pushKeys)
  if (!kept) return undefined
  const { id, publicKey, sealedPrivateKey } = kept
  const privateKey = openText(await loadKeys(settings), SEALED_PUSH_KEYS.purposeOf(id), sealedPrivateKey)
  return privateKey === undefined ? undefined : { publicKey, privateKey }
}
