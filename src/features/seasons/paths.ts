/** What each night becomes before a season is saved. */
export const SEASON_PREVIEW_PATH = '/api/admin/seasons/preview'
