/** Where a video tour plays from (visitor-site 5: video addresses). */
export const TOUR_TYPES = ['youtube', 'uploaded'] as const
