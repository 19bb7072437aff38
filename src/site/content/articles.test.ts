import { expect, test } from 'vitest'
import { ARTICLES, articleOf, countWords, loadArticleBody, relatedTo } from './articles'
import { findArticles } from './articles-search'
import { ARTICLE_CATEGORIES, ARTICLE_SLUGS } from './articles-slugs'
import { readBlogSearch } from './blog-link'

test('every address has its article, newest first, and exactly one is featured', () => {
  expect(ARTICLES.map(({ slug }) => slug).toSorted()).toEqual([...ARTICLE_SLUGS].toSorted())
  const dates = ARTICLES.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(ARTICLES.filter(({ isFeatured }) => isFeatured)).toHaveLength(1)
  expect(new Set(ARTICLES.map(({ category }) => category))).toEqual(new Set(ARTICLE_CATEGORIES))
})

test('every article is of substance and takes as long to read as it says', async () => {
  for (const { slug, minutes } of ARTICLES) {
    const words = countWords(await loadArticleBody(slug))
    expect(words, slug).toBeGreaterThanOrEqual(500)
    expect(words, slug).toBeLessThanOrEqual(800)
    expect(Math.ceil(words / 200), slug).toBe(minutes)
  }
})

test('the fee of the park says whom it is for', async () => {
  const text = JSON.stringify(await loadArticleBody('a-morning-at-lake-mburo'))
  expect(text).toMatch(/\$40 a day for foreign visitors who do not live in the region/)
})

test('what to read next is of the same kind first, and never the same article', () => {
  const related = relatedTo(articleOf('a-morning-at-lake-mburo'))
  expect(related.map(({ category }) => category)).toEqual(['travel', 'travel', 'events'])
  for (const article of ARTICLES) {
    expect(relatedTo(article)).toHaveLength(3)
    expect(relatedTo(article)).not.toContain(article)
  }
})

test('words are looked for in any order, any case and without accents', () => {
  const slugs = (q: string) => findArticles({ q }).map(({ slug }) => slug)
  expect(slugs('MBURO zebras')).toEqual(['a-morning-at-lake-mburo'])
  expect(slugs('cofféé')).toEqual(['coffee-from-the-hill-to-the-cup'])
  expect(slugs('  ')).toHaveLength(6)
  expect(slugs('penguins')).toEqual([])
})

test('a category and words narrow the list together', () => {
  expect(findArticles({ category: 'food' })).toHaveLength(2)
  expect(findArticles({ category: 'food', q: 'zebras' })).toEqual([])
})

test('the address keeps what was asked, and nothing that means nothing', () => {
  expect(readBlogSearch({ q: 'coffee', category: 'food' })).toEqual({ q: 'coffee', category: 'food' })
  expect(readBlogSearch({ q: 2026 })).toEqual({ q: '2026' })
  expect(readBlogSearch({ q: ' ', category: 'all', page: 2 })).toEqual({})
  expect(readBlogSearch({ q: 'x'.repeat(500) }).q).toHaveLength(100)
})
