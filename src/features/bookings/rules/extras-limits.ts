/** More kinds of extras nobody books with one stay. */
export const MOST_EXTRAS = 20

/** More pieces of one extra nobody books by themselves. */
export const MOST_PIECES = 20
