/** Why a booking cannot have another rate plan. */
export const PLAN_PROBLEMS = {
  nothingLeft: 'No night is left whose plan could change.',
  board: 'This villa is not offered with these meals any more.',
} as const
