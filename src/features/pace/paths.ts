/** What is sold of the months ahead, how fast it grew, and where it stood a year before. */
export const PACE_PATH = '/api/admin/pace'

export const PACE_CSV_PATH = `${PACE_PATH}.csv`
