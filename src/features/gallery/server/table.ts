import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, isNotBlank, isOneOf, timestamps } from '@/server/db/columns'
import { GALLERY_CATEGORIES } from '../rules/gallery-categories'

export const galleryImages = pgTable(
  'gallery_images',
  {
    id: id(),
    title: text('title').notNull(),
    description: text('description'),
    imageUrl: text('image_url').notNull(),
    category: text('category', { enum: GALLERY_CATEGORIES }).notNull(),
    isVisible: boolean('is_visible').notNull().default(true),
    sortOrder: integer('sort_order').notNull().default(0),
    ...timestamps(),
  },
  (table) => [
    check('gallery_images_title_given', isNotBlank(table.title)),
    check('gallery_images_image_given', isNotBlank(table.imageUrl)),
    check('gallery_images_category_known', isOneOf(table.category, GALLERY_CATEGORIES)),
  ],
)
