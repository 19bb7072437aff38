import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { cents, halves, id, isAtLeast, isNotBlank, squareMetres, timestamps } from '@/server/db/columns'
import type { Beds } from '../rules/beds'

const NO_TEXTS = sql`'{}'::text[]`

export const villaCategories = pgTable(
  'villa_categories',
  {
    id: id(),
    name: text('name').notNull(),
    description: text('description'),
    imageUrl: text('image_url'),
    pricePerNightCents: cents('price_per_night_cents'),
    halfBoardPriceCents: cents('half_board_price_cents'),
    fullBoardPriceCents: cents('full_board_price_cents'),
    maxGuests: integer('max_guests').notNull().default(2),
    /** How many guests its price includes, and what an adult more costs a night; null leaves it to the facts of the hotel. */
    includedGuests: integer('included_guests'),
    extraAdultCents: cents('extra_adult_cents'),
    bedrooms: halves('bedrooms').notNull().default(1),
    bathrooms: halves('bathrooms').notNull().default(1),
    roomSize: squareMetres('room_size'),
    balconies: integer('balconies').notNull().default(0),
    beds: jsonb('beds').$type<Beds>().notNull().default([]),
    view: text('view'),
    kitchen: text('kitchen').array().notNull().default(NO_TEXTS),
    includedServices: text('included_services').array().notNull().default(NO_TEXTS),
    amenities: text('amenities').array().notNull().default(NO_TEXTS),
    features: text('features').array().notNull().default(NO_TEXTS),
    specifications: jsonb('specifications').$type<Record<string, unknown>>().notNull().default({}),
    badge: text('badge'),
    badgeColor: text('badge_color').notNull().default('blue'),
    sortOrder: integer('sort_order').notNull().default(0),
    isActive: boolean('is_active').notNull().default(true),
    ...timestamps(),
  },
  (table) => [
    check('villa_categories_name_given', isNotBlank(table.name)),
    check(
      'villa_categories_prices_not_negative',
      isAtLeast(0, table.pricePerNightCents, table.halfBoardPriceCents, table.fullBoardPriceCents),
    ),
    check('villa_categories_included_guests_positive', isAtLeast(1, table.includedGuests)),
    check('villa_categories_extra_adult_not_negative', isAtLeast(0, table.extraAdultCents)),
    check('villa_categories_guests_positive', isAtLeast(1, table.maxGuests)),
    check(
      'villa_categories_rooms_not_negative',
      isAtLeast(0, table.bedrooms, table.bathrooms, table.roomSize, table.balconies),
    ),
    check('villa_categories_beds_list', sql`jsonb_typeof(${table.beds}) = 'array'`),
  ],
)
