import { asc, eq, getTableColumns } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { GalleryImage } from '../contract'
import { galleryImages } from './table'

const { createdAt: _createdAt, updatedAt: _updatedAt, ...wireColumns } = getTableColumns(galleryImages)

/** The visible pictures, in the order staff gave them. */
export async function listGalleryImages(orm: NodePgDatabase): Promise<GalleryImage[]> {
  return await orm
    .select(wireColumns)
    .from(galleryImages)
    .where(eq(galleryImages.isVisible, true))
    .orderBy(asc(galleryImages.sortOrder), asc(galleryImages.id))
}
