import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, isNotBlank, timestamps } from '@/server/db/columns'
import { shownDaysCheck, shownDaysColumns } from '@/server/db/shown-days'

export const heroSlides = pgTable(
  'hero_slides',
  {
    id: id(),
    title: text('title').notNull(),
    subtitle: text('subtitle'),
    description: text('description'),
    imageUrl: text('image_url').notNull(),
    featureHighlights: text('feature_highlights').array(),
    buttonText: text('button_text'),
    buttonUrl: text('button_url'),
    isActive: boolean('is_active').notNull().default(true),
    orderIndex: integer('order_index').notNull().default(0),
    ...shownDaysColumns(),
    ...timestamps(),
  },
  (table) => [
    check('hero_slides_title_given', isNotBlank(table.title)),
    check('hero_slides_image_given', isNotBlank(table.imageUrl)),
    shownDaysCheck('hero_slides', table),
  ],
)
