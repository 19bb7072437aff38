import { z } from 'zod'
import { defineEndpoint } from '@/kernel/endpoint'
import { instant } from '@/kernel/wire'
import { STAFF_NEWS_PATH } from './paths'
import { NEWS_KINDS } from './rules/news-kinds'

/** One thing that happened. */
const newsItem = z.object({
  /** Never the same for two things. */
  key: z.string(),
  kind: z.enum(NEWS_KINDS),
  /** The guest, the sender or the calendar it is about. */
  name: z.string(),
  /** The row it stands in: of the booking, for money too. */
  subjectId: z.number().int(),
  at: instant,
})

/** What guests, providers and failures brought in the last two days, newest first, and how much waits for staff. */
export const staffNews = z.object({ items: z.array(newsItem), waiting: z.number().int() })

/** To whoever accepts `text/event-stream`, the same again whenever it changes, as events without a name. */
export const staffNewsEndpoint = defineEndpoint(STAFF_NEWS_PATH, { response: staffNews })

export type StaffNews = z.infer<typeof staffNews>
export type NewsItem = z.infer<typeof newsItem>
