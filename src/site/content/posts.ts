import { defineWords } from '@/kernel/words'

/** Words around the posts staff publish; `author` signs the articles that come with the site, too. */
export const postsContent = defineWords('site-posts.postsContent', {
  title: 'News from the house',
  kicker: 'News',
  author: (hotel: string) => `The ${hotel} team`,
  loading: 'Loading the article',
  failed: 'We could not load this article',
  failedHelp: 'Please check your connection and try again.',
  tryAgain: 'Try again',
} as const)
