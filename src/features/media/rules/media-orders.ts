/** Orders of the media library; the first is the usual one. */
export const MEDIA_ORDERS = ['newest', 'oldest', 'name', 'largest'] as const

export type MediaOrder = (typeof MEDIA_ORDERS)[number]
