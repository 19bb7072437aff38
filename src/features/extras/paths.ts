/** What guests can book with their stay. */
export const EXTRAS_PATH = '/api/extras'
