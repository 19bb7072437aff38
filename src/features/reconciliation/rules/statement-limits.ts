/** A statement of 20,000 rows has about so many characters. */
export const MOST_STATEMENT_CHARACTERS = 4_000_000

/** Both days counted. */
export const LONGEST_PERIOD_DAYS = 366
