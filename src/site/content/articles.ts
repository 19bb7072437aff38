import { samplePicture } from '@/features/media/sample'
import { type Day, toDay } from '@/kernel/days'
import { defineWords } from '@/kernel/words'
import type { ArticleBody } from './article-parts'
import type { ArticleCategory, ArticleSlug } from './articles-slugs'

export type Article = {
  slug: ArticleSlug
  title: string
  excerpt: string
  date: Day
  category: ArticleCategory
  tags: readonly string[]
  picture: string
  isFeatured: boolean
  /** Minutes it takes to read, at 200 words a minute. */
  minutes: number
}

/** The articles, newest first. What they say stands in files of its own, read with `loadArticleBody`. */
export const ARTICLES: readonly Article[] = defineWords('site-articles.ARTICLES', [
  {
    slug: 'a-year-in-ankole',
    title: 'A year in Ankole, dry and green',
    excerpt:
      'Two dry seasons, two green ones, a week of fried grasshoppers and more weddings than weekends: when to come, and for what.',
    date: toDay('2026-09-14'),
    category: 'events',
    tags: ['seasons', 'weather', 'weddings', 'kuhingira', 'festivals', 'rain'],
    picture: samplePicture('fire-place'),
    isFeatured: false,
    minutes: 4,
  },
  {
    slug: 'coffee-from-the-hill-to-the-cup',
    title: 'Coffee, from the hill to the cup',
    excerpt:
      'Uganda grows some of the best beans in Africa and drinks tea. How to find the good cup, and the farm it comes from.',
    date: toDay('2026-07-20'),
    category: 'food',
    tags: ['coffee', 'robusta', 'arabica', 'farms', 'gifts'],
    picture: samplePicture('coffee-and-bananas'),
    isFeatured: false,
    minutes: 4,
  },
  {
    slug: 'a-market-morning-in-mbarara',
    title: 'A market morning in Mbarara',
    excerpt:
      'Pyramids of tomatoes, baskets with triangles, and four words of Runyankole that change the price of everything.',
    date: toDay('2026-06-02'),
    category: 'travel',
    tags: ['market', 'baskets', 'shopping', 'Runyankole', 'crafts', 'town'],
    picture: samplePicture('market-stall'),
    isFeatured: false,
    minutes: 4,
  },
  {
    slug: 'a-morning-at-lake-mburo',
    title: 'A morning at Lake Mburo',
    excerpt:
      'Zebras at sunrise, hippos by mid-morning, a late lunch on the veranda: how to see Uganda’s friendliest park between two ordinary days.',
    date: toDay('2026-05-11'),
    category: 'travel',
    tags: ['Lake Mburo', 'safari', 'zebras', 'park', 'wildlife', 'boat'],
    picture: samplePicture('lake-mburo-at-dawn'),
    isFeatured: true,
    minutes: 4,
  },
  {
    slug: 'what-to-eat-first-in-ankole',
    title: 'What to eat first in Ankole',
    excerpt:
      'A white sauce that is neither cream nor yoghurt, bananas that are not sweet, and a breakfast named after a watch.',
    date: toDay('2026-03-23'),
    category: 'food',
    tags: ['eshabwe', 'matooke', 'millet', 'rolex', 'milk', 'dishes'],
    picture: samplePicture('laid-table'),
    isFeatured: false,
    minutes: 4,
  },
  {
    slug: 'the-roads-west',
    title: 'The roads west, and how to drive them',
    excerpt:
      'From Kampala over the equator to Mbarara, and on to gorillas, lions and lakes: distances, hours, lunch and what a branch on the tarmac means.',
    date: toDay('2026-02-09'),
    category: 'travel',
    tags: ['roads', 'driving', 'Kampala', 'equator', 'Bwindi', 'Queen Elizabeth', 'bus'],
    picture: samplePicture('hotel-from-above'),
    isFeatured: false,
    minutes: 4,
  },
])

/** What an article says; each is fetched when it is read. */
export async function loadArticleBody(slug: ArticleSlug): Promise<ArticleBody> {
  return (await BODIES[slug]()).body
}

const BODIES: Record<ArticleSlug, () => Promise<{ body: ArticleBody }>> = {
  'a-morning-at-lake-mburo': () => import('./articles-lake-mburo'),
  'the-roads-west': () => import('./articles-roads-west'),
  'what-to-eat-first-in-ankole': () => import('./articles-first-meal'),
  'a-market-morning-in-mbarara': () => import('./articles-market-morning'),
  'coffee-from-the-hill-to-the-cup': () => import('./articles-coffee'),
  'a-year-in-ankole': () => import('./articles-year-in-ankole'),
}

/** The article of a slug; there is one for each. */
export function articleOf(slug: ArticleSlug): Article {
  const article = ARTICLES.find((one) => one.slug === slug)
  if (!article) throw new RangeError(`no article is written for ${slug}`)
  return article
}

/** Up to three to read next: those of the same category first, then the newest. */
export function relatedTo({ slug, category }: Article): readonly Article[] {
  const others = ARTICLES.filter((one) => one.slug !== slug)
  const isAlike = (one: Article) => one.category === category
  return [...others.filter(isAlike), ...others.filter((one) => !isAlike(one))].slice(0, 3)
}

/** Words in a body, headings and lists included. */
export function countWords(body: ArticleBody): number {
  const text = body.flatMap((part) => {
    if (typeof part === 'string') return part
    if ('list' in part) return part.list
    return 'heading' in part ? part.heading : part.note
  })
  return text.join(' ').split(/\s+/).length
}
