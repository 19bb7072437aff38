import { defineWords } from '@/kernel/words'
import type { ArticleSlug } from './articles-slugs'

/** What the picture of each article shows, in words: only the article itself shows it large enough to need them. */
export const PICTURES_IN_WORDS: Readonly<Record<ArticleSlug, string>> = defineWords(
  'site-articles-pictures.PICTURES_IN_WORDS',
  {
    'a-year-in-ankole': 'Illustration: drums and a ring of chairs around a fire after sunset',
    'coffee-from-the-hill-to-the-cup':
      'Illustration: coffee trees with red cherries under bananas, an earth path between them',
    'a-market-morning-in-mbarara':
      'Illustration: a market stall under a striped awning, fruit in heaps, baskets hung above',
    'a-morning-at-lake-mburo':
      'Illustration: zebra on the shore of a still lake at first light, hippo in the water',
    'what-to-eat-first-in-ankole':
      'Illustration: a table laid with matooke on its leaf, eshabwe, beans, greens and grilled tilapia',
    'the-roads-west':
      'Illustration: villas among trees on a hilltop, the roads and hills of Ankole around them',
  },
)
