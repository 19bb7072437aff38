import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PublishedPost } from '@/features/blog/contract'
import { BLOG_POSTS_PATH } from '@/features/blog/paths'
import { listPublishedPosts } from '@/features/blog/server/store'
import type { Category } from '@/features/categories/contract'
import { CATEGORIES_PATH } from '@/features/categories/paths'
import { listCategories } from '@/features/categories/server/store'
import type { HotelEvent } from '@/features/events/contract'
import { EVENTS_PATH } from '@/features/events/paths'
import { listUpcomingEvents } from '@/features/events/server/store'
import type { PropertyFacts } from '@/features/property/contract'
import { PROPERTY_PATH } from '@/features/property/paths'
import { readPropertyFacts } from '@/features/property/server/store'
import type { Villa } from '@/features/villas/contract'
import { VILLAS_PATH } from '@/features/villas/paths'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { listVillas } from '@/features/villas/server/store'
import type { Day } from '@/kernel/days'
import type { Context } from '@/server/context'
import { describeEvent } from '../knowledge/describe-event'
import type { NoteIndex } from '../knowledge/index-notes'
import type { Note } from '../knowledge/note'
import { topicText } from '../text'
import { ASKING_WORDS, COMMON_WORDS } from '../understand/known-words'
import { plainText, wordsOf } from '../understand/plain-words'
import { toVocabulary, type Vocabulary } from '../understand/spelling'
import { TOPIC_WORDS } from '../understand/topics'

/** All that answers are made of, availability apart: that is asked for anew with every question. */
export type Knowledge = {
  facts: PropertyFacts
  categories: Category[]
  villas: Villa[]
  events: HotelEvent[]
  notes: readonly Note[]
  index: NoteIndex
  vocabulary: Vocabulary
}

/** The words of the pages, as the entry that knows them hands them in. */
export type ReadSiteNotes = (facts: PropertyFacts) => Promise<Note[]>

const MOST_NAMED = 4

const SOURCES = [PROPERTY_PATH, CATEGORIES_PATH, VILLAS_PATH, EVENTS_PATH, BLOG_POSTS_PATH]

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
    const knowledge = gatherKnowledge(context.database.orm, today, readSiteNotes)
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
  const facts = await readPropertyFacts(orm)
  const categories = await listCategories(orm)
  const villas = await listVillas(orm)
  const events = await listUpcomingEvents(orm, today)
  const posts = await listPublishedPosts(orm)
  const { indexNotes } = await import('../knowledge/index-notes')
  const notes = [
    ...factNotes(facts),
    ...categories.map(categoryNote),
    ...villas.map(villaNote),
    ...amenityNotes(villas),
    ...events.map(eventNote),
    ...posts.flatMap(postNotes),
    ...(await readSiteNotes(facts)),
  ]
  return {
    facts,
    categories,
    villas,
    events,
    notes,
    index: indexNotes(notes),
    vocabulary: collectVocabulary(facts, categories, villas, notes),
  }
}

function factNotes({ policies, inclusions }: PropertyFacts): Note[] {
  return [
    ...policies.map(
      ({ title, text }): Note => ({ kind: 'fact', title, text: `${title}: ${text}`, path: '/booking' }),
    ),
    ...inclusions.map(
      (inclusion): Note => ({
        kind: 'fact',
        title: inclusion,
        text: `Yes, ${topicText.inclusion(inclusion)}`,
        whenPaid: topicText.nothingToPay(inclusion),
        path: '/services',
      }),
    ),
  ]
}

function categoryNote({ name, description, amenities, features }: Category): Note {
  const parts = [description, amenities.length > 0 && `With: ${[...amenities, ...features].join(', ')}.`]
  return {
    kind: 'villa',
    title: name,
    text: [`${name}:`, ...parts].filter(Boolean).join(' '),
    path: '/villas',
  }
}

function villaNote(villa: Villa): Note {
  const { description, amenities, floor, categoryName } = villa
  const title = unitNameOf(villa)
  const terms = [...amenities, floor, categoryName].filter(Boolean).join(' ')
  return { kind: 'villa', title, text: `${title}: ${description}`, path: '/villas', terms }
}

/** What of the villas has a thing that is asked for, be it in all of them or in some. */
function amenityNotes(villas: Villa[]): Note[] {
  const amenities = [...new Set(villas.flatMap((villa) => villa.amenities))]
  return amenities.map((amenity): Note => {
    const having = villas.filter((villa) => villa.amenities.includes(amenity))
    const some = having.slice(0, MOST_NAMED).map((villa) => unitNameOf(villa))
    const where =
      having.length === villas.length
        ? 'in every villa'
        : `in ${having.length} of our ${villas.length} villas: ${some.join(', ')}${having.length > some.length ? ' and others' : ''}`
    return { kind: 'fact', title: amenity, text: `${amenity}: ${where}.`, path: '/villas' }
  })
}

function eventNote(event: HotelEvent): Note {
  return { kind: 'event', title: event.title, text: describeEvent(event), path: '/events', terms: 'event' }
}

function postNotes({ title, slug, excerpt, content }: PublishedPost): Note[] {
  const paragraphs = content
    .replace(/<[^>]*>/g, ' ')
    .split(/\n\s*\n/)
    .map((text) => text.replace(/\s+/g, ' ').trim())
  return [excerpt, ...paragraphs]
    .filter((text) => text !== null && text !== '')
    .map(
      (text): Note => ({
        kind: 'article',
        title,
        text: text ?? '',
        path: `/blog/${slug}`,
        terms: 'article blog',
      }),
    )
}

const SHORTEST_TARGET = 5

function collectVocabulary(
  facts: PropertyFacts,
  categories: Category[],
  villas: Villa[],
  notes: readonly Note[],
): Vocabulary {
  const names = [...categories, ...villas].map(({ name }) => name)
  const things = [
    ...facts.inclusions,
    ...facts.paymentMethods,
    ...villas.flatMap(({ amenities }) => amenities),
  ]
  const titles = notes.filter(({ kind }) => kind !== 'policy' && kind !== 'about').map(({ title }) => title)
  const named = names.flatMap((text) => wordsOf(plainText(text)))
  const targets = [things, titles].flat().flatMap((text) => wordsOf(plainText(text)))
  const known = notes.flatMap(({ title, text, terms = '' }) =>
    wordsOf(plainText(`${title} ${text} ${terms}`)),
  )
  return toVocabulary(
    [...ASKING_WORDS, ...TOPIC_WORDS, ...named, ...targets.filter((word) => word.length >= SHORTEST_TARGET)],
    [...COMMON_WORDS, ...known],
  )
}
