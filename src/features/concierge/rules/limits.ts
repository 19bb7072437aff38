/** Longest message a guest may send, in characters. */
export const LONGEST_MESSAGE = 2000

/** Earlier turns the browser may send along, the latest last. */
export const MOST_TURNS = 12

/** Longest answer among these, in characters; answers are longer than questions. */
export const LONGEST_TURN = 6000
