/** What happened that staff should hear of; also what tables without a public side announce (docs/decisions/live-panel.md). */
export const STAFF_NEWS_PATH = '/api/admin/news'
