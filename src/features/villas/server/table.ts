import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Beds } from '@/features/categories/rules/beds'
import { villaCategories } from '@/features/categories/server/table'
import { PLAN_SIZE } from '@/features/grounds/rules/grounds-plan'
import { SEASON_KINDS } from '@/features/rates/rules/season-kinds'
import {
  cents,
  day,
  halves,
  id,
  isAtLeast,
  isNotBlank,
  isOneOf,
  squareMetres,
  timestamps,
} from '@/server/db/columns'
import { shownDaysCheck, shownDaysColumns } from '@/server/db/shown-days'
import { FLOORS } from '../rules/floors'
import { VILLA_VIDEO_TYPES } from '../rules/video-types'

/** One bookable unit. Null in a price, a count or a list, or as the view, means 'as the category says'. */
export const villas = pgTable(
  'villas',
  {
    id: id(),
    name: text('name').notNull(),
    slug: text('slug').notNull().unique(),
    shortDescription: text('short_description'),
    description: text('description').notNull(),
    categoryId: integer('category_id').references(() => villaCategories.id),
    building: text('building'),
    roomNumber: text('room_number'),
    floor: text('floor', { enum: FLOORS }),
    basePriceCents: cents('base_price_cents'),
    halfBoardPriceCents: cents('half_board_price_cents'),
    fullBoardPriceCents: cents('full_board_price_cents'),
    weekendPriceCents: cents('weekend_price_cents'),
    seasonalPriceCents: cents('seasonal_price_cents'),
    maxGuests: integer('max_guests'),
    bedrooms: halves('bedrooms'),
    bathrooms: halves('bathrooms'),
    roomSize: squareMetres('room_size'),
    balconies: integer('balconies'),
    beds: jsonb('beds').$type<Beds>(),
    view: text('view'),
    kitchen: text('kitchen').array(),
    amenities: text('amenities').array(),
    /** Where it stands on the plan of the grounds (rules/grounds-plan.ts); null while nobody has said. */
    planX: integer('plan_x'),
    planY: integer('plan_y'),
    mainImageUrl: text('main_image_url'),
    seoTitle: text('seo_title'),
    seoDescription: text('seo_description'),
    isPublished: boolean('is_published').notNull().default(true),
    ...shownDaysColumns(),
    isAvailable: boolean('is_available').notNull().default(true),
    isFeatured: boolean('is_featured').notNull().default(false),
    sortOrder: integer('sort_order').notNull().default(0),
    ...timestamps(),
  },
  (table) => [
    index('villas_category_id').on(table.categoryId),
    check('villas_name_given', isNotBlank(table.name)),
    check('villas_slug_form', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('villas_floor_known', isOneOf(table.floor, FLOORS)),
    check(
      'villas_prices_not_negative',
      isAtLeast(
        0,
        table.basePriceCents,
        table.halfBoardPriceCents,
        table.fullBoardPriceCents,
        table.weekendPriceCents,
        table.seasonalPriceCents,
      ),
    ),
    check('villas_guests_positive', isAtLeast(1, table.maxGuests)),
    check(
      'villas_rooms_not_negative',
      isAtLeast(0, table.bedrooms, table.bathrooms, table.roomSize, table.balconies),
    ),
    shownDaysCheck('villas', table),
    check('villas_beds_list', sql`jsonb_typeof(${table.beds}) = 'array'`),
    check('villas_place_whole', sql`(${table.planX} is null) = (${table.planY} is null)`),
    check(
      'villas_place_on_plan',
      sql`${table.planX} between 0 and ${sql.raw(String(PLAN_SIZE.width))} and ${table.planY} between 0 and ${sql.raw(String(PLAN_SIZE.height))}`,
    ),
  ],
)

/**
 * From which day a villa is available and on which it no longer is, so that what is reported of past nights stands
 * whatever becomes of the villa; no reference, since it outlives the villa's row. The database also holds the exclusion
 * constraint `villa_openings_no_overlap`, written by hand in migrations/.
 */
export const villaOpenings = pgTable(
  'villa_openings',
  {
    id: id(),
    villaId: integer('villa_id').notNull(),
    openedOn: day('opened_on').notNull(),
    /** Null while it is open. */
    closedOn: day('closed_on'),
    ...timestamps(),
  },
  (table) => [check('villa_openings_close_after_open', sql`${table.closedOn} > ${table.openedOn}`)],
)

export const villaImages = pgTable(
  'villa_images',
  {
    id: id(),
    villaId: integer('villa_id')
      .notNull()
      .references(() => villas.id, { onDelete: 'cascade' }),
    imageUrl: text('image_url').notNull(),
    altText: text('alt_text'),
    caption: text('caption'),
    sortOrder: integer('sort_order').notNull().default(0),
    isMain: boolean('is_main').notNull().default(false),
    ...timestamps(),
  },
  (table) => [
    index('villa_images_villa_id').on(table.villaId, table.sortOrder),
    uniqueIndex('villa_images_one_main').on(table.villaId).where(sql`${table.isMain}`),
    check('villa_images_order_not_negative', isAtLeast(0, table.sortOrder)),
  ],
)

export const villaVideos = pgTable(
  'villa_videos',
  {
    id: id(),
    villaId: integer('villa_id')
      .notNull()
      .references(() => villas.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    description: text('description'),
    videoUrl: text('video_url').notNull(),
    thumbnailUrl: text('thumbnail_url'),
    videoType: text('video_type', { enum: VILLA_VIDEO_TYPES }).notNull().default('youtube'),
    durationSeconds: integer('duration_seconds'),
    isMain: boolean('is_main').notNull().default(false),
    sortOrder: integer('sort_order').notNull().default(0),
    ...timestamps(),
  },
  (table) => [
    index('villa_videos_villa_id').on(table.villaId, table.sortOrder),
    uniqueIndex('villa_videos_one_main').on(table.villaId).where(sql`${table.isMain}`),
    check('villa_videos_title_given', isNotBlank(table.title)),
    check('villa_videos_type_known', isOneOf(table.videoType, VILLA_VIDEO_TYPES)),
    check('villa_videos_duration_positive', isAtLeast(1, table.durationSeconds)),
    check('villa_videos_order_not_negative', isAtLeast(0, table.sortOrder)),
  ],
)

/**
 * Prices and conditions of some days, both included: of one villa, of one category, or of the whole property, every day or
 * on some weekdays (docs/decisions/seasons.md). What is null is left to the wider season, else as at other times.
 */
export const seasons = pgTable(
  'seasons',
  {
    id: id(),
    name: text('name').notNull(),
    villaId: integer('villa_id').references(() => villas.id, { onDelete: 'cascade' }),
    categoryId: integer('category_id').references(() => villaCategories.id, { onDelete: 'cascade' }),
    startDate: day('start_date').notNull(),
    endDate: day('end_date').notNull(),
    /** 0 for Sunday to 6 for Saturday; null is every day. */
    weekdays: integer('weekdays').array(),
    kind: text('kind', { enum: SEASON_KINDS }).notNull().default('price'),
    priceCents: cents('price_cents'),
    weekendPriceCents: cents('weekend_price_cents'),
    /** Cents of dollars, or hundredths of a percent, as the kind says. */
    change: integer('change'),
    minNights: integer('min_nights'),
    maxNights: integer('max_nights'),
    minDaysAhead: integer('min_days_ahead'),
    maxDaysAhead: integer('max_days_ahead'),
    closedToArrival: boolean('closed_to_arrival'),
    closedToDeparture: boolean('closed_to_departure'),
    /** Put on all others, whatever their reach: what staff changed in the rates grid. */
    isOnTop: boolean('is_on_top').notNull().default(false),
    ...timestamps(),
  },
  (table) => [
    index('seasons_villa_id').on(table.villaId),
    index('seasons_category_id').on(table.categoryId),
    check('seasons_name_given', isNotBlank(table.name)),
    check('seasons_end_not_before_start', sql`${table.endDate} >= ${table.startDate}`),
    check('seasons_one_reach', sql`${table.villaId} is null or ${table.categoryId} is null`),
    check(
      'seasons_weekdays_known',
      sql`${table.weekdays} <@ array[0, 1, 2, 3, 4, 5, 6] and cardinality(${table.weekdays}) > 0`,
    ),
    check('seasons_kind_known', isOneOf(table.kind, SEASON_KINDS)),
    check('seasons_prices_not_negative', isAtLeast(0, table.priceCents, table.weekendPriceCents)),
    check(
      'seasons_weekend_price_beside_price',
      sql`${table.weekendPriceCents} is null or ${table.priceCents} is not null`,
    ),
    check('seasons_price_fits_kind', sql`${table.kind} = 'price' or ${table.priceCents} is null`),
    check(
      'seasons_change_fits_kind',
      sql`(${table.kind} in ('amount', 'percentage')) = (${table.change} is not null)`,
    ),
    check('seasons_percentage_in_bounds', sql`${table.kind} <> 'percentage' or ${table.change} >= -10000`),
    check('seasons_min_nights_positive', isAtLeast(1, table.minNights)),
    check('seasons_max_nights_not_below_min', sql`${table.maxNights} >= coalesce(${table.minNights}, 1)`),
    check('seasons_days_ahead_not_negative', isAtLeast(0, table.minDaysAhead)),
    check(
      'seasons_max_days_ahead_not_below_min',
      sql`${table.maxDaysAhead} >= coalesce(${table.minDaysAhead}, 0)`,
    ),
  ],
)
