import { ARTICLE_CATEGORIES, type ArticleCategory } from './articles-slugs'

/** What the blog's address may say; what it does not say is at its default: every category, no words. */
export type BlogSearch = { q?: string; category?: ArticleCategory }

const LONGEST_QUERY = 100

/** Reads an address's search parameters; what means nothing, or the default, is left out. */
export function readBlogSearch({ q, category }: Record<string, unknown>): BlogSearch {
  // The router reads digits in an address as a number.
  const words = typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, LONGEST_QUERY) : ''
  const known = ARTICLE_CATEGORIES.find((one) => one === category)
  return { ...(words.trim() && { q: words }), ...(known && { category: known }) }
}
