/** Which meals come with the nights: breakfast, breakfast and lunch, or all three (docs/decisions/product-rules.md). */
export const BOARDS = ['bed-and-breakfast', 'half-board', 'full-board'] as const

export type Board = (typeof BOARDS)[number]

/** What the price of a villa means where nobody says a board. */
export const DEFAULT_BOARD = 'bed-and-breakfast' satisfies Board
