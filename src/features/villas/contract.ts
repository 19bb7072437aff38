import { z } from 'zod'
import { bedList, kitchenList, viewText } from '@/features/categories/contract'
import { PLAN_SIZE } from '@/features/grounds/rules/grounds-plan'
import { guestPriceList, offeredPlan } from '@/features/rates/contract'
import { taxRateItem } from '@/features/taxes/contract'
import { defineEndpoint } from '@/kernel/endpoint'
import { NAME_WANTED, TITLE_WANTED } from '@/kernel/input-text'
import { defineResource } from '@/kernel/resource'
import { addressText, amountText, dayText, idNumber, shownDays, typedText } from '@/kernel/wire'
import { BOOKABLE_VILLAS_PATH, VILLAS_PATH } from './paths'
import { FLOORS } from './rules/floors'
import { villaInputText as words } from './rules/input-words'
import { VILLA_VIDEO_TYPES } from './rules/video-types'

/** A condition for stays that begin or end on some days; `says` is the whole of it for guests. */
const stayRule = z.object({
  kind: z.enum(['nights', 'ahead', 'no-arrival', 'no-departure']),
  min: z.number().int().optional(),
  max: z.number().int().optional(),
  says: z.string().meta({ example: 'From 20 to 27 December stays begin at 3 nights.' }),
})

/**
 * Nights from `startDate` to `endDate`, both included, at prices of their own (null: as at other times). No two share a
 * night: what all seasons of staff come to on these days (docs/decisions/seasons.md).
 */
export const villaSeason = z.object({
  startDate: dayText,
  endDate: dayText,
  /** 0 for Sunday to 6 for Saturday; left out where it is every day. */
  weekdays: z.array(z.number().int().min(0).max(6)).optional(),
  price: amountText.nullable(),
  weekendPrice: amountText.nullable(),
  /** The fewest nights of a stay that begins in it. */
  minNights: z.number().int(),
  /** Left out where there are none. */
  rules: z.array(stayRule).optional(),
})

/** Prices from a night on, where taxes on top of them change. */
const datedPrices = z.object({
  from: dayText,
  price: z.string(),
  weekendPrice: amountText.nullable(),
  halfBoardPrice: amountText.nullable(),
  fullBoardPrice: amountText.nullable(),
  guestPrices: guestPriceList.optional(),
  seasons: z.array(villaSeason).optional(),
})

/** Pictures and videos of a villa's own gallery as visitors see them, main ones first. */
export const villaGallery = z.object({
  images: z.array(
    z.object({
      id: idNumber,
      imageUrl: z.string(),
      altText: z.string().nullable(),
      caption: z.string().nullable(),
    }),
  ),
  videos: z.array(
    z.object({ id: idNumber, title: z.string(), videoUrl: z.string(), thumbnailUrl: z.string().nullable() }),
  ),
})

/** A place on the plan of the grounds, in units from its upper left corner. */
export const planPlace = z.object({
  x: z.number().int().min(0).max(PLAN_SIZE.width),
  y: z.number().int().min(0).max(PLAN_SIZE.height),
})

/** A villa as visitors see it: its own value, else its category's, else the default (docs/decisions/product-rules.md). */
export const villa = z.object({
  id: idNumber,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  shortDescription: z.string().nullable(),
  categoryId: idNumber.nullable(),
  categoryName: z.string().nullable(),
  building: z.string().nullable(),
  roomNumber: z.string().nullable(),
  floor: z.string().nullable(),
  /** Bed and breakfast, a night from Monday to Thursday, with its currency sign: `$65.00`. */
  price: z.string().meta({ example: '$65.00' }),
  /** A Friday, Saturday or Sunday night where staff set one: `78.00`. */
  weekendPrice: amountText.nullable(),
  halfBoardPrice: amountText.nullable(),
  fullBoardPrice: amountText.nullable(),
  /** Left out where prices are for as many guests as the villa takes. */
  guestPrices: guestPriceList.optional(),
  /** Left out where there are none. */
  seasons: z.array(villaSeason).optional(),
  /** Left out unless the taxes on top of prices change: then all prices by their first night. */
  datedPrices: z.array(datedPrices).optional(),
  /** The taxes that are in all these prices on top of those staff set; left out where nothing is put on top. */
  taxesOnTop: z.array(taxRateItem).optional(),
  /** The rate plans guests may choose beside the flexible one; left out where there are none. */
  ratePlans: z.array(offeredPlan).optional(),
  isAvailable: z.boolean(),
  isFeatured: z.boolean(),
  maxGuests: z.number().int(),
  bedrooms: z.number(),
  bathrooms: z.number(),
  roomSize: z.number().nullable(),
  /** Beds, view and kitchen are left out where nothing is said of them, the place where it is not on the plan. */
  beds: bedList.optional(),
  view: z.string().optional(),
  kitchen: z.array(z.string()).optional(),
  place: planPlace.optional(),
  amenities: z.array(z.string()),
  mainImageUrl: z.string().nullable(),
  /** Left out where there is nothing in it. */
  gallery: villaGallery.optional(),
})

export const villasEndpoint = defineEndpoint(VILLAS_PATH, { response: z.array(villa) })

/** A villa as staff may book it. */
export const deskVilla = villa.extend({
  /** Visitors do not see it today: a draft, or outside its days. */
  isHidden: z.boolean(),
})

/** All villas with a price, whether visitors see them or not, at the prices that guests pay. */
export const bookableVillasEndpoint = defineEndpoint(BOOKABLE_VILLAS_PATH, {
  response: z.array(deskVilla),
})

export type VillaGallery = z.infer<typeof villaGallery>
export type Villa = z.infer<typeof villa>
export type DeskVilla = z.infer<typeof deskVilla>

const price = amountText.nullable()
const count = (least: number) => z.number().min(least).max(50).nullable()
const line = (longest: number) => typedText(longest).nullable()
const sortOrder = z.number().int().min(-100_000).max(100_000)

const villaInput = z.object({
  name: typedText(120).min(1, NAME_WANTED),
  /** Made from the name where it is null, and never the same twice. */
  slug: line(140),
  shortDescription: line(300),
  description: typedText(5000).min(1, words.description),
  categoryId: idNumber.nullable(),
  building: line(60),
  roomNumber: line(20),
  floor: z.enum(FLOORS).nullable(),
  /** Null in a price or a count means 'as the category says'. */
  basePrice: price,
  halfBoardPrice: price,
  fullBoardPrice: price,
  weekendPrice: price,
  seasonalPrice: price,
  maxGuests: z.number().int().min(1).max(50).nullable(),
  bedrooms: count(0),
  bathrooms: count(0),
  roomSize: z.number().min(0).max(9999).nullable(),
  balconies: z.number().int().min(0).max(50).nullable(),
  beds: bedList.nullable(),
  view: viewText.nullable(),
  kitchen: kitchenList.nullable(),
  amenities: z.array(z.string().max(200)).max(50).nullable(),
  place: planPlace.nullable(),
  mainImageUrl: addressText.nullable(),
  seoTitle: line(120),
  seoDescription: line(300),
  /** A draft is seen by staff alone, who may book it. */
  isPublished: z.boolean(),
  ...shownDays,
  isAvailable: z.boolean(),
  isFeatured: z.boolean(),
  sortOrder,
})

/** A villa as staff keep it: its own values alone, nothing taken from its category. */
export const staffVillas = defineResource('villas', {
  isRestorable: true,
  item: villaInput.extend({ id: idNumber, slug: z.string(), mainImageUrl: z.string().nullable() }),
  input: villaInput,
  defaults: { isPublished: true, isAvailable: true, isFeatured: false, sortOrder: 0 },
  preserved: ['isPublished', 'showFrom', 'showUntil'],
  translated: ['shortDescription', 'description', 'view', 'kitchen', 'amenities'],
})

const villaImageInput = z.object({
  villaId: idNumber,
  imageUrl: addressText,
  altText: line(300),
  caption: line(300),
  sortOrder: sortOrder.min(0),
  /** At most one of a villa's pictures is; marking one takes the mark from the other. */
  isMain: z.boolean(),
})

export const villaImages = defineResource(
  'villa-images',
  {
    isRestorable: true,
    item: villaImageInput.extend({ id: idNumber, imageUrl: z.string() }),
    input: villaImageInput,
    translated: ['altText', 'caption'],
    defaults: { sortOrder: 0, isMain: false },
  },
  { shownAt: [VILLAS_PATH] },
)

const villaVideoInput = z.object({
  villaId: idNumber,
  title: typedText(200).min(1, TITLE_WANTED),
  description: line(2000),
  videoUrl: addressText,
  thumbnailUrl: addressText.nullable(),
  videoType: z.enum(VILLA_VIDEO_TYPES),
  /** Seconds; null while nobody has measured it. */
  duration: z.number().int().min(1).max(86_400).nullable(),
  isMain: z.boolean(),
  sortOrder: sortOrder.min(0),
})

export const villaVideos = defineResource(
  'villa-videos',
  {
    isRestorable: true,
    item: villaVideoInput.extend({ id: idNumber, videoUrl: z.string(), thumbnailUrl: z.string().nullable() }),
    input: villaVideoInput,
    translated: ['title'],
    defaults: { videoType: 'youtube', isMain: false, sortOrder: 0 },
  },
  { shownAt: [VILLAS_PATH] },
)

export type StaffVilla = z.infer<typeof staffVillas.item>
export type VillaImage = z.infer<typeof villaImages.item>
export type VillaVideo = z.infer<typeof villaVideos.item>
