/** Where a villa's video plays from (docs/decisions/product-rules.md). */
export const VILLA_VIDEO_TYPES = ['youtube', 'vimeo', 'direct'] as const
