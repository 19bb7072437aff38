import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { CATEGORY_TEXTS, guestPriceTermsOf, toOptionalAmount } from '@/features/categories/server/store'
import { villaCategories } from '@/features/categories/server/table'
import { GUEST_PRICES } from '@/features/property/server/guest-prices'
import { FACTS_REVISION } from '@/features/property/server/store'
import { TAX_RATES_REVISION, TAXES_ON_TOP } from '@/features/property/server/taxes-on-top'
import { listGuestPrices } from '@/features/rates/rules/guest-price-terms'
import { planToWire } from '@/features/rates/rules/nightly-rates'
import { PLANS_REVISION, plansOfVilla } from '@/features/rates/server/rate-plans'
import { ratePlans } from '@/features/rates/server/table'
import type { Day } from '@/kernel/days'
import { toPrice } from '@/kernel/money'
import { type ShownDays, whenShown } from '@/kernel/shown-days'
import { readTranslations, type TranslatedTable } from '@/server/crud/content-translations'
import { isShownOn } from '@/server/db/shown-days'
import {
  type DeskVilla,
  staffVillas,
  type Villa,
  type VillaGallery,
  villaImages as villaImagesContract,
  villaVideos as villaVideosContract,
} from '../contract'
import { inheritValues } from '../rules/effective-values'
import { pricesWithTaxes } from '../rules/prices-with-taxes'
import { tellFloor } from '../rules/told-floors'
import { villaImages, villas, villaVideos } from './table'
import { layOutForVilla, SEASONS_OF_VILLA, type SeasonRow, seasonsIn, seasonsOfVilla } from './villa-seasons'

/**
 * The villas visitors choose from on `today` (the property's day), at its prices, in the order staff gave them. One without
 * any price is not for sale yet.
 */
export async function listShownVillas(orm: NodePgDatabase, today: Day): Promise<Villa[]> {
  const selected = await selectVillas(orm, isShown(today)).orderBy(asc(villas.sortOrder), asc(villas.id))
  const rows = await translateVillas(orm, selected)
  return rows.flatMap((row) => toVilla(row, today) ?? [])
}

/** All villas with a price as staff may book them, at the prices of `today`, and whether visitors see them. */
export async function listBookableVillas(orm: NodePgDatabase, today: Day): Promise<DeskVilla[]> {
  const rows = await selectVillas(orm).orderBy(asc(villas.sortOrder), asc(villas.id))
  return rows.flatMap((row) => {
    const villa = toVilla(row, today)
    const isHidden = !row.own.isPublished || whenShown(row.own, today) !== 'now'
    return villa ? { ...villa, isHidden } : []
  })
}

/** True for a villa that visitors see on `today`. */
export async function isVillaShown(orm: NodePgDatabase, id: number, today: Day): Promise<boolean> {
  return (await orm.$count(villas, and(eq(villas.id, id), isShown(today)))) > 0
}

/** Condition: visitors see a villa on `today`. */
export function isShown(today: Day) {
  return and(eq(villas.isPublished, true), isShownOn(villas, today))
}

/** All villas with a price, drafts too. The price a villa shows is that of `today`; who only prices stays needs none. */
export async function listVillas(orm: NodePgDatabase, today: Day | null = null): Promise<Villa[]> {
  const rows = await selectVillas(orm).orderBy(asc(villas.sortOrder), asc(villas.id))
  return rows.flatMap((row) => toVilla(row, today) ?? [])
}

/** The same as if these were all the seasons there are: what a season would do before it is saved. */
export async function listVillasUnder(
  orm: NodePgDatabase,
  today: Day,
  all: readonly SeasonRow[],
): Promise<Villa[]> {
  const rows = await selectVillas(orm).orderBy(asc(villas.sortOrder), asc(villas.id))
  return rows.flatMap((row) => toVilla({ ...row, seasons: seasonsIn(all, row.own) }, today) ?? [])
}

/** A villa as visitors see it, with the revision of the rows it was made from, and when visitors see it. */
export type BookableVilla = { villa: Villa; revision: string; shown: ShownDays | null }

/** One villa; null when there is none or it has no price yet. */
export async function findVilla(orm: NodePgDatabase, id: number): Promise<BookableVilla | null> {
  const [row] = await selectVillas(orm, eq(villas.id, id))
  const villa = row && toVilla(row)
  return villa ? { villa, revision: row.revision, shown: row.own.isPublished ? row.own : null } : null
}

/**
 * SQL over villas joined with villa_categories: a text that changes whenever one of the rows behind a villa does, by
 * whatever hand, since a new version of a row is written by a transaction of a new number. The facts and the rates of
 * taxes are among them, because taxes on top are in its prices.
 */
export const VILLA_REVISION = `concat_ws('/', villas.xmin, villa_categories.xmin,
  (select string_agg(seasons.xmin::text, ',' order by seasons.id) ${SEASONS_OF_VILLA}),
  ${PLANS_REVISION}, ${FACTS_REVISION}, ${TAX_RATES_REVISION})`

/** A villa that somebody has booked: for sale or not, closed or without a price by now. */
export type BookedVilla = Omit<Villa, 'price'> & { price: string | null }

/** The villa of a booking, whatever became of its price since: what is booked does not depend on what is for sale. */
export async function findBookedVilla(orm: NodePgDatabase, id: number): Promise<BookedVilla | null> {
  const [row] = await translateVillas(orm, await selectVillas(orm, eq(villas.id, id)))
  return row ? describeVilla(row, null) : null
}

/** True for a villa that has a price, and can so be sold. */
export function hasPrice(villa: BookedVilla): villa is Villa {
  return villa.price !== null
}

function selectVillas(orm: NodePgDatabase, condition?: SQL) {
  return orm
    .select({
      own: villas,
      category: villaCategories,
      galleryImageUrl: mainGalleryImage(),
      images: imagesOfVilla(),
      videos: videosOfVilla(),
      seasons: seasonsOfVilla(),
      plans: plansOfVilla(),
      taxes: TAXES_ON_TOP,
      guestPrices: GUEST_PRICES,
      revision: sql<string>`${sql.raw(VILLA_REVISION)}`,
    })
    .from(villas)
    .leftJoin(villaCategories, eq(villaCategories.id, villas.categoryId))
    .where(condition)
    .$dynamic()
}

const TRANSLATED: readonly TranslatedTable[] = [
  CATEGORY_TEXTS,
  { table: villas, fields: staffVillas.translated },
  { table: villaImages, fields: villaImagesContract.translated },
  { table: villaVideos, fields: villaVideosContract.translated },
  { table: ratePlans, fields: [] },
]

/** The rows in the current language, with their categories, galleries and rate plans. */
async function translateVillas(orm: NodePgDatabase, rows: readonly VillaRow[]): Promise<VillaRow[]> {
  const translate = await readTranslations(orm, ...TRANSLATED)
  return rows.map((row) => ({
    ...row,
    own: translate(villas, row.own),
    category: row.category && translate(villaCategories, row.category),
    images: row.images?.map((image) => translate(villaImages, image)) ?? null,
    videos: row.videos?.map((video) => translate(villaVideos, video)) ?? null,
    plans: row.plans?.map((plan) => translate(ratePlans, plan)) ?? null,
  }))
}

/** The picture marked as main in the villa's own gallery, for villas without one in their form. */
function mainGalleryImage() {
  return sql<string | null>`(
    select ${villaImages.imageUrl} from ${villaImages}
    where ${villaImages.villaId} = ${villas.id} and ${villaImages.isMain}
    order by ${villaImages.sortOrder}, ${villaImages.id} limit 1)`
}

function imagesOfVilla() {
  return sql<VillaGallery['images'] | null>`(
    select json_agg(json_build_object('id', ${villaImages.id}, 'imageUrl', ${villaImages.imageUrl}, 'altText', ${villaImages.altText},
      'caption', ${villaImages.caption}) order by ${villaImages.isMain} desc, ${villaImages.sortOrder}, ${villaImages.id})
    from ${villaImages} where ${villaImages.villaId} = ${villas.id})`
}

function videosOfVilla() {
  return sql<VillaGallery['videos'] | null>`(
    select json_agg(json_build_object('id', ${villaVideos.id}, 'title', ${villaVideos.title}, 'videoUrl', ${villaVideos.videoUrl},
      'thumbnailUrl', ${villaVideos.thumbnailUrl}) order by ${villaVideos.isMain} desc, ${villaVideos.sortOrder}, ${villaVideos.id})
    from ${villaVideos} where ${villaVideos.villaId} = ${villas.id})`
}

type VillaRow = Awaited<ReturnType<typeof selectVillas>>[number]

function toVilla(row: VillaRow, today: Day | null = null): Villa | null {
  const villa = describeVilla(row, today)
  return hasPrice(villa) ? villa : null
}

function describeVilla(row: VillaRow, today: Day | null): BookedVilla {
  const villa = describeUntaxed(row)
  return hasPrice(villa) ? pricesWithTaxes(villa, row.taxes ?? [], today) : villa
}

function describeUntaxed(row: VillaRow): BookedVilla {
  const { own, category, galleryImageUrl, images, videos, seasons, plans } = row
  const guestPrices = listGuestPrices(category && guestPriceTermsOf(category), row.guestPrices)
  const mainImageUrl = own.mainImageUrl || galleryImageUrl
  const { priceCents, halfBoardPriceCents, fullBoardPriceCents, imageUrl, beds, view, kitchen, ...values } =
    inheritValues({ ...own, mainImageUrl }, category)
  return {
    id: own.id,
    name: own.name,
    slug: own.slug,
    description: own.description,
    shortDescription: own.shortDescription,
    categoryId: own.categoryId,
    categoryName: category?.name ?? null,
    building: own.building,
    roomNumber: own.roomNumber,
    floor: tellFloor(own.floor),
    price: priceCents === null ? null : toPrice(priceCents),
    weekendPrice: toOptionalAmount(own.weekendPriceCents),
    halfBoardPrice: toOptionalAmount(halfBoardPriceCents),
    fullBoardPrice: toOptionalAmount(fullBoardPriceCents),
    ...(guestPrices && { guestPrices }),
    ...(seasons && priceCents !== null && { seasons: layOutForVilla(seasons, { ...own, priceCents }) }),
    ...(plans && { ratePlans: plans.map(planToWire) }),
    isAvailable: own.isAvailable,
    isFeatured: own.isFeatured,
    ...values,
    ...(beds.length > 0 && { beds }),
    ...(view && { view }),
    ...(kitchen.length > 0 && { kitchen }),
    ...toPlace(own),
    mainImageUrl: imageUrl,
    ...((images || videos) && { gallery: { images: images ?? [], videos: videos ?? [] } }),
  }
}

function toPlace({ planX: x, planY: y }: VillaRow['own']): Pick<Villa, 'place'> {
  return x === null || y === null ? {} : { place: { x, y } }
}
