import { z } from 'zod'
import { SEASON_KINDS } from '@/features/rates/rules/season-kinds'
import { defineEndpoint } from '@/kernel/endpoint'
import { amountText, dayText, idText } from '@/kernel/wire'
import { SEASON_PREVIEW_PATH } from './paths'
import { seasonInputText as words } from './rules/input-words'

/** `5,6`: 0 for Sunday to 6 for Saturday. */
export const weekdaysText = z.string().regex(/^[0-6](,[0-6]){0,6}$/, words.weekdays)

/** A season as it stands in the form: only what bears on prices. */
const previewQuery = z.object({
  /** The season that is changed; left out for a new one. */
  id: idText.optional(),
  villaId: idText.optional(),
  categoryId: idText.optional(),
  startDate: dayText,
  endDate: dayText,
  weekdays: weekdaysText.optional(),
  kind: z.enum(SEASON_KINDS),
  price: amountText.optional(),
  weekendPrice: amountText.optional(),
  change: amountText.optional(),
})

/** What villas cost on a night; `most` where they differ. */
const cost = z.object({ least: amountText, most: amountText.nullable() })

export const seasonPreview = z.object({
  /** What staff should know before they save. */
  warnings: z.array(z.string()),
  /** Other seasons over some of these nights that bear on the same villas. */
  overlaps: z.array(z.string()),
  categories: z.array(
    z.object({
      name: z.string(),
      nights: z.array(z.object({ night: dayText, before: cost, after: cost })),
    }),
  ),
  /** How many nights there are besides those listed. */
  more: z.number().int(),
})

export const seasonPreviewEndpoint = defineEndpoint(SEASON_PREVIEW_PATH, {
  querystring: previewQuery,
  response: seasonPreview,
})

export type PreviewQuery = z.infer<typeof previewQuery>
export type SeasonPreview = z.infer<typeof seasonPreview>
