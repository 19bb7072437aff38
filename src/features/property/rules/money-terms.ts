/** What is charged for a stay that ends before it began: for cancelling late, and for not coming. */
export const ENDING_FEES = ['none', 'first-night', 'percentage', 'all'] as const

export type EndingFee = (typeof ENDING_FEES)[number]

/** What guests are told of what it costs not to stay. */
export type EndingTerms = {
  lateCancellationFee: EndingFee
  lateCancellationPercent: number
  noShowFee: EndingFee
  noShowPercent: number
}

/** Whether the prices staff set have taxes in them, or taxes are put on top. */
export const PRICE_TAXES = ['included', 'on-top'] as const
