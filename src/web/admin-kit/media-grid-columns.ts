import { mediaGridText as words } from './media-grid-text'

export const TITLE = { key: 'title', title: words.title }
export const CATEGORY = { key: 'category', title: words.category }

/** What pictures and videos on show are ordered by. */
export const MEDIA_COLUMNS = [TITLE, CATEGORY]
