/** What is wrong at the moment, and what was in the last month. */
export const ALARMS_PATH = '/api/admin/alarms'
