import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Settings } from '../env'
import { countOlderSeals, type SealedColumn } from '../secrets/reseal'
import { findKeys } from '../secrets/secret-key'
import { type Finding, fail, ok, warn } from './finding'

/** Whether the keys of the settings open what is sealed in the database, and which of them are needed. */
export async function checkSecrets(
  orm: NodePgDatabase,
  settings: Settings,
  columns: readonly SealedColumn[],
): Promise<Finding> {
  const keys = (await findKeys(settings)) ?? []
  const { older, unreadable } = await countOlderSeals(orm, keys, columns)
  if (unreadable > 0)
    return fail(
      'secrets',
      `${unreadable} secrets in the database open with no key.`,
      'Add the key they were sealed with to SECRET_KEY, behind the first one, or put its secret.key back into DATA_DIR.',
    )
  if (older > 0)
    return warn(
      'secrets',
      `${older} secrets still need an older key of SECRET_KEY.`,
      'Leave it there: the running site seals them anew within the hour.',
    )
  if (keys.length > 1) return ok('secrets', 'All open with the first key of SECRET_KEY: the others can go.')
  return ok('secrets', 'All open with the key.')
}
