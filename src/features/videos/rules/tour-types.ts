/** Where a video tour plays from (docs/decisions/product-rules.md). */
export const TOUR_TYPES = ['youtube', 'uploaded'] as const
