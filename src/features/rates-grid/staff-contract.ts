import { z } from 'zod'
import { SEASON_KINDS } from '@/features/rates/rules/season-kinds'
import { seasonPreview, weekdaysText } from '@/features/seasons/staff-contract'
import { defineCall, defineEndpoint } from '@/kernel/endpoint'
import { amountText, dayText, idNumber } from '@/kernel/wire'
import { RATES_GRID_PATH } from './paths'
import { gridInputText as words } from './rules/input-words'

const nights = z.number().int().min(1).max(60).nullable()
/** `1,5`: none is the empty text. */
const listText = z.string().regex(/^(\d{1,9}(,\d{1,9})*)?$/, words.list)

const gridCell = z.object({
  price: amountText,
  minNights: z.number().int().optional(),
  maxNights: z.number().int().optional(),
  noArrival: z.literal(true).optional(),
  noDeparture: z.literal(true).optional(),
  /** The season that counts last of those that hold the day. */
  season: z.string().optional(),
})

const ratesGrid = z.object({
  first: dayText,
  villas: z.array(
    z.object({
      id: idNumber,
      name: z.string(),
      categoryId: idNumber.nullable(),
      categoryName: z.string().nullable(),
      /** A cell a night, from the first on. */
      cells: z.array(gridCell),
    }),
  ),
})

export const ratesGridEndpoint = defineEndpoint(RATES_GRID_PATH, {
  querystring: z.object({ first: dayText, last: dayText }),
  response: ratesGrid,
})

/** What staff do to the cells that they chose. */
export const editFields = z.object({
  /** 0 for Sunday to 6 for Saturday; null is every day. */
  weekdays: z.array(z.number().int().min(0).max(6)).max(7).nullable(),
  kind: z.enum(SEASON_KINDS),
  price: amountText.nullable(),
  /** Dollars or percent that are added, or taken off where it is negative. */
  change: amountText.nullable(),
  minNights: nights,
  maxNights: nights,
  closedToArrival: z.boolean().nullable(),
  closedToDeparture: z.boolean().nullable(),
})

/** The same with the rectangle of cells. */
const gridEdit = editFields.extend({
  categoryIds: z.array(idNumber).max(200),
  /** Of villas whose whole category is not among them. */
  villaIds: z.array(idNumber).max(1000),
  startDate: dayText,
  endDate: dayText,
})

/** The same where it only bears on prices, as it stands in an address. */
export const editPreviewEndpoint = defineEndpoint(`${RATES_GRID_PATH}/preview`, {
  querystring: z.object({
    categories: listText,
    villas: listText,
    startDate: dayText,
    endDate: dayText,
    weekdays: weekdaysText.optional(),
    kind: z.enum(SEASON_KINDS),
    price: amountText.optional(),
    change: amountText.optional(),
  }),
  response: seasonPreview.extend({
    /** Of all that the prices in it come from; saving names it. */
    revision: z.string(),
  }),
})

/** Saves an edit whose preview was shown; refused where the prices in it come from something else by now. */
export const saveEditCall = defineCall('POST', RATES_GRID_PATH, {
  body: gridEdit.extend({ revision: z.string().max(100) }),
  response: z.object({ ids: z.array(idNumber) }),
})

/** Takes an edit back, by the seasons it made. */
export const undoEditCall = defineCall('POST', `${RATES_GRID_PATH}/undo`, {
  body: z.object({ ids: z.array(idNumber).min(1).max(1200) }),
  response: z.null(),
})

export type RatesGrid = z.infer<typeof ratesGrid>
export type GridCell = z.infer<typeof gridCell>
export type EditFields = z.infer<typeof editFields>
export type GridEdit = z.infer<typeof gridEdit>
