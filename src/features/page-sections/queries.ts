import { defineQuery } from '@/web/kit/query'
import type { pageSectionsEndpoint } from './contract'
import { PAGE_SECTIONS_PATH } from './paths'
import type { SectionPage } from './rules/section-names'

/** The sections of a page, as staff have them. */
export function pageSectionsQuery(page: SectionPage) {
  return defineQuery<typeof pageSectionsEndpoint>(`${PAGE_SECTIONS_PATH}/${page}`)
}
