import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { AppError } from '@/kernel/errors'
import { recordChange } from '@/server/audit/record-change'
import type { Staff } from '@/server/http/access'
import { mediaText } from '../text'
import { findUses, type UsePlace } from './find-uses'
import { mediaFiles } from './table'

/**
 * Takes a file out of the library unless something shows it; answers the storage keys to clear after the commit.
 * Throws not-found, still-in-use.
 */
export async function deleteMediaFile(
  transaction: NodePgDatabase,
  staff: Staff,
  places: readonly UsePlace[],
  id: number,
): Promise<string[]> {
  const [file] = await transaction.select().from(mediaFiles).where(eq(mediaFiles.id, id)).for('update')
  if (!file) throw new AppError('not-found')
  const uses = (await findUses(transaction, places, [file.url])).get(file.url) ?? []
  if (uses.length > 0)
    throw new AppError('still-in-use', {
      message: mediaText.stillUsed(uses.map(({ place, title }) => (title ? `${place} '${title}'` : place))),
    })
  await transaction.delete(mediaFiles).where(eq(mediaFiles.id, id))
  const { preview: _preview, storageKeys, ...before } = file
  await recordChange(transaction, staff, { resource: 'media', rowId: id, action: 'delete', before })
  return storageKeys
}
