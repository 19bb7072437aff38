import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, isAtLeast, isNotBlank, isOneOf, timestamps } from '@/server/db/columns'
import { MEDIA_KINDS } from '../rules/file-types'

/** Every uploaded picture and video. It refers to nobody's account: a picture outlives whoever brought it. */
export const mediaFiles = pgTable(
  'media_files',
  {
    id: id(),
    kind: text('kind', { enum: MEDIA_KINDS }).notNull(),
    /** Where it is served; what other tables' address columns hold. */
    url: text('url').notNull().unique(),
    /** Keys of all that is stored for it, and goes when it goes. */
    storageKeys: text('storage_keys').array().notNull(),
    /** What the file was called where it came from: words to search by, never a path of ours. */
    originalName: text('original_name').notNull(),
    contentType: text('content_type').notNull(),
    /** Of what is stored under `url`. */
    bytes: integer('bytes').notNull(),
    /** Pixels; null for videos. */
    width: integer('width'),
    height: integer('height'),
    /** A few pixels as a data: address, to stand where the picture will be; null for videos. */
    preview: text('preview'),
    altText: text('alt_text'),
    uploadedBy: text('uploaded_by').notNull(),
    ...timestamps(),
  },
  (table) => [
    index('media_files_created_at').on(table.createdAt),
    check('media_files_kind_known', isOneOf(table.kind, MEDIA_KINDS)),
    check('media_files_name_given', isNotBlank(table.originalName)),
    check('media_files_something_stored', sql`cardinality(${table.storageKeys}) > 0`),
    check('media_files_sizes_positive', isAtLeast(1, table.bytes, table.width, table.height)),
  ],
)
