import { eq, inArray, isNotNull } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { maintenanceTickets } from '@/features/maintenance/server/table'
import { mediaFiles } from '@/features/media/server/table'
import { eraseMarks } from '../rules/person-marks'
import type { Person } from './find-person'

/**
 * Takes the photos of tickets that name the person, or whose file does, out of the tickets and the library: what they
 * show may be the person's. Answers the storage keys of the files.
 */
export async function takeNamingPhotos(transaction: NodePgDatabase, person: Person): Promise<string[]> {
  const isNaming = (text: string | null) => text !== null && eraseMarks(text, person, false) !== text
  const tickets = await transaction
    .select({ ticket: maintenanceTickets, file: mediaFiles })
    .from(maintenanceTickets)
    .leftJoin(mediaFiles, eq(mediaFiles.url, maintenanceTickets.photoUrl))
    .where(isNotNull(maintenanceTickets.photoUrl))
  const naming = tickets.filter(
    ({ ticket, file }) =>
      isNaming(ticket.description) ||
      isNaming(ticket.resolution) ||
      isNaming(file?.originalName ?? null) ||
      isNaming(file?.altText ?? null),
  )
  if (naming.length === 0) return []
  await transaction
    .update(maintenanceTickets)
    .set({ photoUrl: null })
    .where(
      inArray(
        maintenanceTickets.id,
        naming.map(({ ticket }) => ticket.id),
      ),
    )
  const files = naming.flatMap(({ file }) => file ?? [])
  if (files.length > 0)
    await transaction.delete(mediaFiles).where(
      inArray(
        mediaFiles.id,
        files.map(({ id }) => id),
      ),
    )
  return files.flatMap(({ storageKeys }) => storageKeys)
}
