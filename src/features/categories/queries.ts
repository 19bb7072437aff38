import type { PublicList } from '@/kernel/resource'
import { defineQuery } from '@/web/kit/query'
import type { categories } from './contract'
import { CATEGORIES_PATH } from './paths'

/** Asked for three times in all, one second apart, before the error shows (docs/decisions/product-rules.md). */
export const categoriesQuery = {
  ...defineQuery<PublicList<typeof categories>>(CATEGORIES_PATH),
  // The server asks itself: once is enough, and the page does not wait.
  retry: import.meta.env.SSR ? 0 : 2,
  retryDelay: 1000,
}
