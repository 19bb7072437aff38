import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Knowledge } from '@/features/answers/knowledge/knowledge'
import type { Note } from '@/features/answers/knowledge/note'
import { BLOG_POSTS_PATH } from '@/features/blog/paths'
import { listPublishedPosts } from '@/features/blog/server/store'
import { CATEGORIES_PATH } from '@/features/categories/paths'
import { listPricedCategories } from '@/features/categories/server/store'
import { EVENTS_PATH } from '@/features/events/paths'
import { listUpcomingEvents } from '@/features/events/server/store'
import { HOUSE_FACTS_PATH } from '@/features/house-facts/paths'
import { listSettledFacts } from '@/features/house-facts/server/store'
import { PAGE_SECTIONS_PATH } from '@/features/page-sections/paths'
import type { PropertyFacts } from '@/features/property/contract'
import { PROPERTY_PATH } from '@/features/property/paths'
import { readPropertyFacts } from '@/features/property/server/store'
import { VILLAS_PATH } from '@/features/villas/paths'
import { listShownVillas } from '@/features/villas/server/store'
import type { Day } from '@/kernel/days'
import { DEFAULT_LANGUAGE } from '@/kernel/language'
import type { Context } from '@/server/context'
import { speak } from '@/server/http/speak-language'

/** The words of the pages, as the entry that knows them hands them in. */
export type ReadSiteNotes = (facts: PropertyFacts, orm: NodePgDatabase) => Promise<Note[]>

const SOURCES = [
  PROPERTY_PATH,
  HOUSE_FACTS_PATH,
  CATEGORIES_PATH,
  VILLAS_PATH,
  EVENTS_PATH,
  BLOG_POSTS_PATH,
  PAGE_SECTIONS_PATH,
]

/** Keeps the knowledge until something it is made of changes, or the property's day does. */
export function cacheKnowledge(
  context: Pick<Context, 'database' | 'today' | 'onInvalidate'>,
  readSiteNotes: ReadSiteNotes,
): () => Promise<Knowledge> {
  let kept: { today: Day; knowledge: Promise<Knowledge> } | null = null
  context.onInvalidate((changes) => {
    if (changes === 'everything' || changes.some((path) => SOURCES.includes(path))) kept = null
  })
  return () => {
    const today = context.today()
    if (kept?.today === today) return kept.knowledge
    // English, whoever asks first: it is kept for all.
    const knowledge = speak(DEFAULT_LANGUAGE, () =>
      gatherKnowledge(context.database.orm, today, readSiteNotes),
    )
    const now = { today, knowledge }
    kept = now
    // A failure is not kept: the next question tries again.
    knowledge.catch(() => {
      if (kept === now) kept = null
    })
    return knowledge
  }
}

async function gatherKnowledge(
  orm: NodePgDatabase,
  today: Day,
  readSiteNotes: ReadSiteNotes,
): Promise<Knowledge> {
  const content = {
    facts: await readPropertyFacts(orm),
    categories: await listPricedCategories(orm, today),
    villas: await listShownVillas(orm, today),
    events: await listUpcomingEvents(orm, today),
  }
  const posts = await listPublishedPosts(orm, today)
  const settled = await listSettledFacts(orm)
  const { indexNotes } = await import('@/features/answers/knowledge/index-notes')
  const { knowFacts } = await import('@/features/answers/knowledge/known-facts')
  const { collectNames, collectVocabulary, writeNotes } = await import(
    '@/features/answers/knowledge/write-notes'
  )
  const notes = [...writeNotes({ ...content, posts }), ...(await readSiteNotes(content.facts, orm))]
  return {
    ...content,
    houseFacts: knowFacts(settled),
    notes,
    index: indexNotes(notes),
    vocabulary: collectVocabulary(content, notes),
    names: collectNames(content),
  }
}
