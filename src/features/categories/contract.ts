import { z } from 'zod'
import { guestPriceList } from '@/features/rates/contract'
import { defineResource } from '@/kernel/resource'
import { addressText, amountText, idNumber } from '@/kernel/wire'
import { BED_KINDS } from './rules/beds'
import { categoryInputText as words } from './rules/input-words'

export const BADGE_COLORS = ['green', 'orange', 'blue', 'purple'] as const

/** Each kind of bed at most once, with how many there are of it. */
export const bedList = z
  .array(z.object({ kind: z.enum(BED_KINDS), count: z.number().int().min(1).max(20) }))
  .max(BED_KINDS.length)
  .refine((beds) => new Set(beds.map(({ kind }) => kind)).size === beds.length, words.beds)

/** What the kitchen has, a thing a line. */
export const kitchenList = z.array(z.string().trim().min(1).max(80)).max(30)

/** What is seen from the villa, in a few words. */
export const viewText = z.string().trim().max(120)

const categoryInput = z.object({
  name: z.string().trim().min(1, words.name).max(120),
  description: z.string().max(5000).nullable(),
  imageUrl: addressText.nullable(),
  pricePerNight: amountText.nullable(),
  halfBoardPrice: amountText.nullable(),
  fullBoardPrice: amountText.nullable(),
  maxGuests: z.number().int().min(1).max(50),
  /** How many guests the price includes, and what an adult more costs a night; null leaves it to the facts of the hotel. */
  includedGuests: z.number().int().min(1).max(50).nullable(),
  extraAdultPrice: amountText.nullable(),
  bedrooms: z.number().min(0).max(50),
  bathrooms: z.number().min(0).max(50),
  roomSize: z.number().min(0).max(9999).nullable(),
  balconies: z.number().int().min(0).max(50),
  beds: bedList,
  view: viewText.nullable(),
  kitchen: kitchenList,
  includedServices: z.array(z.string().max(200)).max(50),
  amenities: z.array(z.string().max(200)).max(50),
  features: z.array(z.string().max(200)).max(50),
  badge: z.string().max(60).nullable(),
  badgeColor: z.string().max(20),
  sortOrder: z.number().int(),
  isActive: z.boolean(),
})

export const categories = defineResource(
  'villa-categories',
  {
    isRestorable: true,
    // Addresses from before our own uploads ('@assets/…') may be stored; the browser's side rewrites them.
    item: categoryInput.extend({
      id: idNumber,
      imageUrl: z.string().nullable(),
      /** By which its address is made, where the name is in another language; left out elsewhere. */
      englishName: z.string().optional(),
      /** A night from Friday to Sunday, where taxes on top are in these prices; elsewhere it follows from the other. */
      weekendPrice: amountText.optional(),
      /** Where the amenities are in the reader's language, which is not English; left out elsewhere. */
      areAmenitiesTranslated: z.literal(true).optional(),
      /** Left out where prices are for as many guests as a villa takes. */
      guestPrices: guestPriceList.optional(),
    }),
    input: categoryInput,
    translated: [
      'name',
      'description',
      'view',
      'kitchen',
      'includedServices',
      'amenities',
      'features',
      'badge',
    ],
    defaults: {
      maxGuests: 2,
      bedrooms: 1,
      bathrooms: 1,
      balconies: 0,
      beds: [],
      kitchen: [],
      includedServices: [],
      amenities: [],
      features: [],
      badgeColor: 'blue',
      sortOrder: 0,
      isActive: true,
    },
  },
  { shownAt: ['/api/villa-categories', '/api/villas'] },
)

export type Category = z.infer<typeof categories.item>
