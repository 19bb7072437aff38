import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/free-nights'

export const freeNightsContent: Translation<typeof english.freeNightsContent> = {
  title: 'Siku zilizo wazi katika villa zote',
  titleOf: (category) => `Siku zilizo wazi: ${category}`,
  line: 'Kila usiku ulio wazi kwa bei yake ya chini kabisa, pamoja na kifungua kinywa. Chagua siku ya kufika na siku ya kuondoka, au villa hapa chini.',
  action: 'Onyesha villa na bei',
}
