import { asc, eq, getTableColumns } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { translateRows } from '@/server/crud/content-translations'
import { galleryImages as contract, type GalleryImage } from '../contract'
import { galleryImages } from './table'

const { createdAt: _createdAt, updatedAt: _updatedAt, ...wireColumns } = getTableColumns(galleryImages)

/** The visible pictures, in the order staff gave them. */
export async function listGalleryImages(orm: NodePgDatabase): Promise<GalleryImage[]> {
  const rows = await orm
    .select(wireColumns)
    .from(galleryImages)
    .where(eq(galleryImages.isVisible, true))
    .orderBy(asc(galleryImages.sortOrder), asc(galleryImages.id))
  return await translateRows(orm, { table: galleryImages, fields: contract.translated }, rows)
}
