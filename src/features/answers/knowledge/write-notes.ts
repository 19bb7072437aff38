import type { PublishedPost } from '@/features/blog/contract'
import type { Category } from '@/features/categories/contract'
import { describeBeds } from '@/features/categories/rules/beds'
import type { HotelEvent } from '@/features/events/contract'
import { asTold, type Knowledge, type KnownVilla, tellAmenity } from '@/features/passages/knowledge/knowledge'
import type { Note } from '@/features/passages/knowledge/note'
import type { PropertyFacts } from '@/features/property/contract'
import { plainText, wordsOf } from '@/features/questions/understand/plain-words'
import { toVocabulary, type Vocabulary } from '@/features/questions/understand/spelling'
import { KNOWN_TOPIC_WORDS } from '@/features/questions/understand/topics'
import { wordsIn } from '@/features/questions/understand/word-lists'
import type { Villa } from '@/features/villas/contract'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { labelled } from '@/kernel/labels'
import { noteText, topicText } from '../text'
import { describeEvent } from './describe-event'

/** What the database holds of the hotel. */
export type Content = {
  facts: PropertyFacts
  categories: Knowledge['categories']
  villas: Knowledge['villas']
  events: Knowledge['events']
  posts: PublishedPost[]
}

const MOST_NAMED = 4

/** The notes that what staff keep in the panel makes. */
export function writeNotes({ facts, categories, villas, events, posts }: Content): Note[] {
  return [
    ...factNotes(facts),
    ...categories.map((category) => categoryNote(asTold(category))),
    ...villas.map((villa) => villaNote(asTold(villa))),
    ...amenityNotes(villas),
    ...events.map((event) => eventNote(asTold(event))),
    ...posts.flatMap(postNotes),
  ]
}

function factNotes({ policies, inclusions }: PropertyFacts): Note[] {
  return [
    ...policies.map(
      ({ title, text }): Note => ({ kind: 'fact', title, text: labelled(title, text), path: '/booking' }),
    ),
    ...inclusions.map(
      (inclusion): Note => ({
        kind: 'fact',
        title: inclusion,
        text: noteText.inclusion(inclusion),
        whenPaid: topicText.nothingToPay(inclusion),
        path: '/services',
      }),
    ),
  ]
}

function categoryNote({ name, description, beds, view, kitchen, amenities, features }: Category): Note {
  const parts = [
    description,
    beds.length > 0 && noteText.beds(describeBeds(beds)),
    view && noteText.view(view),
    kitchen.length > 0 && noteText.kitchen(kitchen),
    amenities.length > 0 && noteText.equipped([...amenities, ...features]),
  ]
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
  return { kind: 'villa', title, text: labelled(title, description), path: '/villas', terms }
}

/** What of the villas has a thing that is asked for, be it in all of them or in some. */
function amenityNotes(villas: readonly KnownVilla[]): Note[] {
  const amenities = [...new Set(villas.flatMap((villa) => villa.amenities))]
  return amenities.map((amenity): Note => {
    const having = villas.filter((villa) => villa.amenities.includes(amenity))
    const some = having.slice(0, MOST_NAMED).map((villa) => unitNameOf(villa))
    const title = having[0] ? tellAmenity(having[0], amenity) : amenity
    const text =
      having.length === villas.length
        ? noteText.inEvery(title)
        : noteText.inSome(title, having.length, villas.length, some)
    return { kind: 'fact', title, text, path: '/villas' }
  })
}

function eventNote(event: HotelEvent): Note {
  return { kind: 'event', title: event.title, text: describeEvent(event), path: '/events', terms: 'event' }
}

function postNotes({ title, slug, excerpt, content }: PublishedPost): Note[] {
  const path = `/blog/${slug}`
  const paragraphs = content
    .replace(/<[^>]*>/g, ' ')
    .split(/\n\s*\n/)
    .map((text) => text.replace(/\s+/g, ' ').trim())
  return [excerpt, ...paragraphs]
    .filter((text) => text !== null && text !== '')
    .map((text): Note => ({ kind: 'article', title, text: text ?? '', path, terms: 'article blog' }))
}

const SHORTEST_TARGET = 5

/** The words that a guest's misspelt ones are mended to. */
export function collectVocabulary(
  { facts, categories, villas }: Pick<Content, 'facts' | 'categories' | 'villas'>,
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
    [
      ...wordsIn('asking'),
      ...KNOWN_TOPIC_WORDS.filter((word) => word.length >= SHORTEST_TARGET),
      ...named,
      ...targets.filter((word) => word.length >= SHORTEST_TARGET),
    ],
    [...wordsIn('common'), ...KNOWN_TOPIC_WORDS, ...known],
  )
}

/** What guests may call villas by, in plain text: whole names, kinds in English too, and rooms, the longest first. */
export function collectNames({ categories, villas }: Pick<Content, 'categories' | 'villas'>): string[] {
  const kinds = categories.flatMap(({ name, englishName = name }) => [name, englishName])
  const names = [...kinds, ...villas.map(({ name }) => name)].map(plainText)
  const rooms = villas.flatMap((villa) => [plainText(unitNameOf(villa)), plainText(villa.roomNumber ?? '')])
  return [...new Set([...names, ...rooms])]
    .filter((name) => name.length > 2)
    .sort((one, other) => other.length - one.length)
}
