import { samplePicture } from '@/features/media/sample'
import { defineWords } from '@/kernel/words'
import type { ArticleCategory } from './articles-slugs'

export const categories: Record<ArticleCategory, string> = defineWords('site-blog.categories', {
  travel: 'Travel',
  food: 'Food',
  events: 'Events',
})

/** Words of the blog and of the frame around its articles (agreed wording, docs/decisions/wording.md: the empty state is literal). */
export const blogContent = defineWords('site-blog.blogContent', {
  title: 'Blog',
  description:
    'Notes from Mbarara and the hills of Ankole: safaris before lunch, roads, markets, coffee, food and the seasons, by the people who live here.',
  headline: 'Notes from the veranda',
  intro:
    'What we tell guests when they ask what to do tomorrow. Written here, walked, eaten and driven by us.',
  search: 'Search articles',
  searchHint: 'Zebras, coffee, rain …',
  filter: 'Show articles on',
  all: 'All',
  categories,
  found: (count: number) => `${count} ${count === 1 ? 'article' : 'articles'} found`,
  featured: 'Featured',
  articles: 'Articles',
  read: 'Read the article',
  minutes: (minutes: number) => `${minutes} min read`,
  by: (author: string) => `By ${author}`,
  empty: 'No articles found matching your criteria.',
  emptyHelp: 'Try another word, or look through all of them.',
  showAll: 'Show all articles',
  newsletter: {
    title: 'A letter now and then',
    line: 'We would like to write one each season, and have not begun. Until we do, nothing you type here is sent or kept.',
    email: 'Email address',
    submit: 'Subscribe',
    done: 'Thank you for the thought. The field is empty again; nothing was sent and nothing was kept.',
    missing: 'Please enter a valid email address',
  },
  closing: {
    title: 'Read it here, then come and see',
    line: 'Every one of these mornings begins at a door of ours. Choose your nights, and we will leave the lamp on.',
    picture: samplePicture('veranda'),
    action: { path: '/calendar', label: 'See free nights' },
    other: { path: '/villas', label: 'View Villas' },
  },
  trail: 'You are here',
  home: 'Home',
  related: 'Read next',
  goodToKnow: 'Good to know',
} as const)
