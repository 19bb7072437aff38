import { z } from 'zod'
import { typedText } from '@/kernel/wire'
import { judgePriceText, PRICE_KINDS, type PriceText } from './rules/set-price'

/** A price staff set on a stay: dollars, or the percentage that is taken off. */
export const wantedPrice = {
  priceKind: z.enum(PRICE_KINDS),
  priceValue: typedText(20).nullish(),
}

export const priceReason = typedText(500)

/** Says beside its field what is wrong with a price that was typed. */
export function assertPrice(
  price: PriceText & { priceReason?: string | null | undefined },
  context: z.RefinementCtx,
) {
  for (const { path, message } of judgePriceText(price))
    context.addIssue({ code: 'custom', path: [path], message })
}
