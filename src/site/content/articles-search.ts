import { ARTICLES, type Article } from './articles'
import type { BlogSearch } from './blog-link'

/** The articles of the category in which every word of the query occurs: title, excerpt, category or tags. */
export function findArticles({ q = '', category }: BlogSearch): readonly Article[] {
  const words = toPlain(q).split(/\s+/).filter(Boolean)
  return ARTICLES.filter((article) => {
    if (category && article.category !== category) return false
    const text = toPlain([article.title, article.excerpt, article.category, ...article.tags].join(' '))
    return words.every((word) => text.includes(word))
  })
}

/** Small letters without accents, straight apostrophes: what somebody types on a phone. */
function toPlain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()
}
