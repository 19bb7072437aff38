import { setImmediate as nextTurn } from 'node:timers/promises'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { BLOG_POSTS_PATH } from '@/features/blog/paths'
import { listPublishedPosts } from '@/features/blog/server/store'
import { CATEGORIES_PATH } from '@/features/categories/paths'
import { listPricedCategories } from '@/features/categories/server/store'
import { EVENTS_PATH } from '@/features/events/paths'
import { listUpcomingEvents } from '@/features/events/server/store'
import { HOUSE_FACTS_PATH } from '@/features/house-facts/paths'
import { listSettledFacts } from '@/features/house-facts/server/store'
import { PAGE_SECTIONS_PATH } from '@/features/page-sections/paths'
import type { Knowledge } from '@/features/passages/knowledge/knowledge'
import type { Note } from '@/features/passages/knowledge/note'
import type { PropertyFacts } from '@/features/property/contract'
import { PROPERTY_PATH } from '@/features/property/paths'
import { readToldFacts } from '@/features/property/server/store'
import { VILLAS_PATH } from '@/features/villas/paths'
import { listShownVillas } from '@/features/villas/server/store'
import type { Day } from '@/kernel/days'
import { currentLanguage, DEFAULT_LANGUAGE, type Language } from '@/kernel/language'
import type { Context } from '@/server/context'
import { readUntranslated } from '@/server/crud/content-translations'
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

/** Keeps the knowledge in each language until something it is made of changes, or the property's day does. */
export function cacheKnowledge(
  context: Pick<Context, 'database' | 'today' | 'onInvalidate'>,
  readSiteNotes: ReadSiteNotes,
): () => Promise<Knowledge> {
  let kept: { today: Day; in: Map<Language, Promise<Knowledge>> } | null = null
  context.onInvalidate((changes) => {
    if (changes === 'everything' || changes.some((path) => SOURCES.includes(path))) kept = null
  })
  return function know(): Promise<Knowledge> {
    const today = context.today()
    const language = currentLanguage()
    const now = kept?.today === today ? kept : { today, in: new Map<Language, Promise<Knowledge>>() }
    kept = now
    const known = now.in.get(language)
    if (known) return known
    const { orm } = context.database
    const knowledge: Promise<Knowledge> =
      language === DEFAULT_LANGUAGE
        ? gatherEnglish(orm, today, readSiteNotes)
        : speak(DEFAULT_LANGUAGE, know).then(async (english) =>
            tellInto(english, await gatherContent(orm, today, readSiteNotes)),
          )
    now.in.set(language, knowledge)
    // A failure is not kept: the next question tries again.
    knowledge.catch(() => now.in.delete(language))
    return knowledge
  }
}

type Content = Pick<Knowledge, 'facts' | 'categories' | 'villas' | 'events' | 'houseFacts' | 'notes'>

/**
 * What answers are made of: found by its English, and told in the current language where it is kept in that. Notes are told by
 * their places, so there are as many in each.
 */
async function gatherContent(
  orm: NodePgDatabase,
  today: Day,
  readSiteNotes: ReadSiteNotes,
): Promise<Content> {
  const told = await readTold(orm, today)
  const houseFacts = await readHouseFacts(orm)
  return readUntranslated(async () => {
    const english = await readTold(orm, today)
    const kinds = byId(told.categories)
    const words = byId(told.villas)
    const events = byId(told.events)
    const content = {
      facts: await readToldFacts(orm),
      categories: english.categories.map((category) => ({
        ...category,
        name: kinds.get(category.id)?.name ?? category.name,
        englishName: category.name,
        told: kinds.get(category.id),
      })),
      villas: english.villas.map((villa) => ({
        ...villa,
        categoryName: kinds.get(villa.categoryId ?? 0)?.name ?? villa.categoryName,
        told: words.get(villa.id),
      })),
      events: english.events.map((event) => ({ ...event, told: events.get(event.id) })),
    }
    const { writeNotes } = await import('@/features/answers/knowledge/write-notes')
    const notes = [
      ...writeNotes({ ...content, posts: told.posts }),
      ...(await readSiteNotes(content.facts, orm)),
    ]
    return { ...content, houseFacts, notes }
  })
}

/** What staff wrote of the property, in the current language. */
async function readTold(orm: NodePgDatabase, today: Day) {
  return {
    categories: await listPricedCategories(orm, today),
    villas: await listShownVillas(orm, today),
    events: await listUpcomingEvents(orm, today),
    posts: await listPublishedPosts(orm, today),
  }
}

function byId<Row extends { id: number }>(rows: readonly Row[]): Map<number, Row> {
  return new Map(rows.map((row) => [row.id, row]))
}

async function readHouseFacts(orm: NodePgDatabase) {
  const { knowFacts } = await import('@/features/passages/knowledge/known-facts')
  return knowFacts(await listSettledFacts(orm))
}

async function gatherEnglish(
  orm: NodePgDatabase,
  today: Day,
  readSiteNotes: ReadSiteNotes,
): Promise<Knowledge> {
  const content = await gatherContent(orm, today, readSiteNotes)
  const { indexNotes } = await import('@/features/passages/knowledge/index-notes')
  const { indexPassages } = await import('@/features/passages/knowledge/index-passages')
  const { collectNames, collectVocabulary } = await import('@/features/answers/knowledge/write-notes')
  return {
    ...content,
    index: await indexNotes(content.notes, nextTurn),
    passages: await indexPassages(content.notes, nextTurn),
    vocabulary: collectVocabulary(content, content.notes),
    names: collectNames(content),
  }
}

/** What is known, told in the language of `content`: notes are found by their English words, and say those of that language. */
async function tellInto(english: Knowledge, content: Content): Promise<Knowledge> {
  const { toldNotes } = await import('@/features/passages/knowledge/told-notes')
  const { indexPassages } = await import('@/features/passages/knowledge/index-passages')
  const { collectNames } = await import('@/features/answers/knowledge/write-notes')
  // Answers find policies by their English titles.
  const policies = content.facts.policies.map(({ title, text, name = title }) => ({ title: name, text }))
  const facts = { ...content.facts, policies }
  const told = toldNotes(english, content)
  const passages = await indexPassages(told.notes, nextTurn)
  return { ...english, ...content, facts, ...told, passages, names: collectNames(content) }
}
