/** Where a villa's video plays from (staff-admin 3: villa video). */
export const VILLA_VIDEO_TYPES = ['youtube', 'vimeo', 'direct'] as const
