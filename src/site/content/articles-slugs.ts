/** Addresses of the articles under /blog; apart from them, because the router of every page has to know which there are. */
export const ARTICLE_SLUGS = [
  'a-morning-at-lake-mburo',
  'the-roads-west',
  'what-to-eat-first-in-ankole',
  'a-market-morning-in-mbarara',
  'coffee-from-the-hill-to-the-cup',
  'a-year-in-ankole',
] as const

export type ArticleSlug = (typeof ARTICLE_SLUGS)[number]

export function isArticleSlug(text: string): text is ArticleSlug {
  return ARTICLE_SLUGS.some((slug) => slug === text)
}

/** What an article may be about. */
export const ARTICLE_CATEGORIES = ['travel', 'food', 'events'] as const

export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number]
