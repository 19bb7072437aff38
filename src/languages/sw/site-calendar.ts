import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/calendar'

export const calendarContent: Translation<typeof english.calendarContent> = {
  title: 'Nafasi Zilizo Wazi na Kuweka Nafasi',
  description:
    'Ona villa zilizo wazi, chagua tarehe zako usiku kwa usiku na uweke nafasi ya villa mjini Mbarara, Magharibi mwa Uganda.',
}
