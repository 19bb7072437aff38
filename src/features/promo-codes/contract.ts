import { z } from 'zod'
import { promoTerms } from '@/features/rates/contract'
import { PROMO_KINDS } from '@/features/rates/rules/promo-terms'
import { defineEndpoint } from '@/kernel/endpoint'
import { defineResource } from '@/kernel/resource'
import { amountText, dayText, idNumber, idText, typedText } from '@/kernel/wire'
import { CHECK_CODE_PATH } from './paths'
import { promoCodeInputText as words } from './rules/input-words'
import { CODE_WORDS } from './text'

const dayOrNone = dayText.nullable()

const promoCodeInput = z.object({
  /** What guests type: capital letters and figures, whatever way it is typed. */
  code: typedText(40).min(1, words.code),
  kind: z.enum(PROMO_KINDS),
  /** Percent or dollars off the price of the nights. */
  value: amountText,
  /** When it may be booked, both days included; null is without an end. */
  bookFrom: dayOrNone,
  bookTo: dayOrNone,
  /** The first and the last night of the stays it holds for. */
  stayFrom: dayOrNone,
  stayTo: dayOrNone,
  /** How many bookings may have it; null is any number. */
  mostUses: z.number().int().min(1).max(1_000_000).nullable(),
  /** Kinds of villas it holds for; null is all. */
  categoryIds: z.array(idNumber).max(100).nullable(),
  isActive: z.boolean(),
})

/** A code by which guests pay less for a stay (docs/decisions/promo-codes.md). */
export const promoCodes = defineResource(
  'promo-codes',
  {
    isRestorable: true,
    item: promoCodeInput.extend({ id: idNumber }),
    input: promoCodeInput,
    defaults: { isActive: true },
  },
  { shownAt: [] },
)

/** Asks whether a code holds for a stay; answers what it gives, by which the browser prices the stay as the server does. */
export const checkCodeEndpoint = defineEndpoint(CHECK_CODE_PATH, {
  querystring: z.object({
    code: typedText(40).min(1, { error: () => CODE_WORDS.missing }),
    villaId: idText,
    checkIn: dayText,
    checkOut: dayText,
  }),
  response: promoTerms,
})

export type StaffPromoCode = z.infer<typeof promoCodes.item>
export type PromoCodeInput = z.infer<typeof promoCodes.input>
