/** What each night of each villa costs, for the grid; edits of it are sent here. */
export const RATES_GRID_PATH = '/api/admin/rates-grid'
