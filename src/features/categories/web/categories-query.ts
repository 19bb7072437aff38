import { useQuery } from '@tanstack/react-query'
import type { Category } from '../contract'
import { CATEGORIES_PATH } from '../paths'

/** Asked for three times in all, one second apart, before the error shows (docs/decisions/product-rules.md). */
export const categoriesQuery = {
  queryKey: [CATEGORIES_PATH],
  // The server asks itself: once is enough, and the page does not wait.
  retry: import.meta.env.SSR ? 0 : 2,
  retryDelay: 1000,
} as const

export function useCategories() {
  return useQuery<Category[]>(categoriesQuery)
}
