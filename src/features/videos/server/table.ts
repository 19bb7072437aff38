import { boolean, check, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, isAtLeast, isNotBlank, isOneOf, timestamps } from '@/server/db/columns'
import { TOUR_TYPES } from '../rules/tour-types'

export const videoTours = pgTable(
  'video_tours',
  {
    id: id(),
    title: text('title').notNull(),
    description: text('description'),
    videoType: text('video_type', { enum: TOUR_TYPES }).notNull().default('youtube'),
    videoUrl: text('video_url').notNull(),
    thumbnailUrl: text('thumbnail_url'),
    /** A gallery category, or 'videos' for one that came in by upload. */
    category: text('category'),
    /** Null or 0 while nobody has measured it. */
    durationSeconds: integer('duration_seconds'),
    isVisible: boolean('is_visible').notNull().default(true),
    sortOrder: integer('sort_order').notNull().default(0),
    ...timestamps(),
  },
  (table) => [
    check('video_tours_title_given', isNotBlank(table.title)),
    check('video_tours_video_given', isNotBlank(table.videoUrl)),
    check('video_tours_type_known', isOneOf(table.videoType, TOUR_TYPES)),
    check('video_tours_duration_not_negative', isAtLeast(0, table.durationSeconds)),
  ],
)

/** Flat rows; those of one section together describe one video of the landing page. */
export const videoSettings = pgTable(
  'video_settings',
  {
    id: id(),
    section: text('section').notNull(),
    settingKey: text('setting_key').notNull(),
    settingValue: text('setting_value'),
    ...timestamps(),
  },
  (table) => [
    unique('video_settings_section_key').on(table.section, table.settingKey),
    check('video_settings_section_given', isNotBlank(table.section)),
    check('video_settings_key_given', isNotBlank(table.settingKey)),
  ],
)
