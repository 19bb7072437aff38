/** What a guest rates beside the stay as a whole; each may be left out by who made no use of it. */
export const RATED_ASPECTS = ['cleanliness', 'quiet', 'breakfast', 'welcome'] as const

export type RatedAspect = (typeof RATED_ASPECTS)[number]

export const LOWEST_RATING = 1
export const HIGHEST_RATING = 5

/** Characters of a review and of the answer to it at most. */
export const MOST_WORDS = 2000
