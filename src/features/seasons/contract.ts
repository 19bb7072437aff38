import { z } from 'zod'
import { SEASON_KINDS } from '@/features/rates/rules/season-kinds'
import { VILLAS_PATH } from '@/features/villas/paths'
import { NAME_WANTED } from '@/kernel/input-text'
import { defineResource } from '@/kernel/resource'
import { amountText, dayText, idNumber, typedText } from '@/kernel/wire'

const nights = z.number().int().min(1).max(60).nullable()
const daysAhead = z.number().int().min(0).max(365).nullable()
const price = amountText.nullable()

const seasonInput = z.object({
  name: typedText(120).min(1, NAME_WANTED),
  /** Of one villa, else of one category, else of the whole property; the narrower goes before the wider. */
  villaId: idNumber.nullable(),
  categoryId: idNumber.nullable(),
  startDate: dayText,
  endDate: dayText,
  /** 0 for Sunday to 6 for Saturday; null is every day. */
  weekdays: z.array(z.number().int().min(0).max(6)).max(7).nullable(),
  kind: z.enum(SEASON_KINDS),
  /** Of the kind `price`; null: the villa's own seasonal price where it has one, else its usual prices. */
  price,
  /** Friday to Sunday; null: the price × 1.2, or the price itself where the season holds on some weekdays only. */
  weekendPrice: price,
  /** Of the kinds `amount` and `percentage`: dollars or percent that are added, or taken off where it is negative. */
  change: price,
  /** Null in a condition leaves it to the wider season, else there is none. */
  minNights: nights,
  maxNights: nights,
  minDaysAhead: daysAhead,
  maxDaysAhead: daysAhead,
  closedToArrival: z.boolean().nullable(),
  closedToDeparture: z.boolean().nullable(),
})

/** A time of other prices or of conditions for stays. Of each day the narrower counts, then the shorter. */
export const seasons = defineResource(
  'seasons',
  {
    isRestorable: true,
    item: seasonInput.extend({
      id: idNumber,
      /** Made in the rates grid: put on all seasons that are not, the last one last. */
      isOnTop: z.boolean(),
    }),
    input: seasonInput,
    defaults: { kind: 'price' },
  },
  { shownAt: [VILLAS_PATH] },
)

export type StaffSeason = z.infer<typeof seasons.item>
export type SeasonInput = z.infer<typeof seasons.input>
