/** A paragraph, or what stands between paragraphs. */
export type ArticlePart = string | { heading: string } | { list: readonly string[] } | { note: string }

export type ArticleBody = readonly ArticlePart[]
