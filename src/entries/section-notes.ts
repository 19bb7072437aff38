import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { noteText } from '@/features/answers/text'
import type { PageSectionName } from '@/features/page-sections/rules/section-names'
import {
  type Places,
  partsOf,
  readDistance,
  type SectionParts,
} from '@/features/page-sections/rules/section-parts'
import { listPageSections } from '@/features/page-sections/server/store'
import type { Note } from '@/features/passages/knowledge/note'
import { wordsOfBlocks } from '@/features/rich-text/rules/plain-text'
import { labelled } from '@/kernel/labels'
import { restaurantContent } from '@/site/content/restaurant'

type Section = { title: string; text: string } & SectionParts
type Take = (name: PageSectionName, places?: Places) => Section

/** What the concierge knows from the sections that staff write; it is the same text, so that both say the same. */
export async function readSectionNotes(orm: NodePgDatabase): Promise<Note[]> {
  const sections = new Map((await listPageSections(orm)).map((section) => [section.section, section]))
  const take: Take = (name, places = {}) => {
    const { title, body } = sections.get(name) ?? {}
    if (title === undefined || !body) throw new Error(`There is no section ${name}`)
    const parts = partsOf(body, places)
    return { title, text: wordsOfBlocks(parts.lead), ...parts }
  }
  return [...kitchenNotes(take), ...serviceNotes(take), ...placeNotes(take), ...hotelNotes(take)].filter(
    ({ text }) => text !== '',
  )
}

function kitchenNotes(take: Take): Note[] {
  const path = '/restaurant'
  const boards = take('restaurant-boards')
  const roomService = take('restaurant-room-service', { buttons: true })
  const catering = take('restaurant-catering', { buttons: true })
  const reserve = take('restaurant-reserve')
  const menu = take('restaurant-menu', { quote: true, entries: true })
  return [
    {
      kind: 'board',
      title: boards.title,
      text: [boards.text, ...restaurantContent.boards.map(({ key, text }) => noteText.board[key](text))].join(
        ' ',
      ),
      path,
    },
    { kind: 'kitchen', title: roomService.title, text: roomService.text, path },
    { kind: 'service', title: catering.title, text: catering.text, path, terms: 'buffet food event wedding' },
    { kind: 'kitchen', title: reserve.title, text: reserve.text, path, terms: 'table reserve reservation' },
    {
      kind: 'kitchen',
      title: 'Diets',
      text: wordsOfBlocks(menu.quote),
      path,
      terms: 'vegan allergy gluten kosher diet',
    },
    ...menu.entries.map(
      ({ heading, blocks }): Note => ({
        kind: 'dish',
        title: heading,
        text: labelled(heading, `${wordsOfBlocks(blocks, ', ')}.`),
        path,
        terms: heading === 'Beverages' ? 'drinks wine beer spirits tea coffee juice' : 'menu food dishes',
      }),
    ),
  ]
}

function serviceNotes(take: Take): Note[] {
  const path = '/services'
  const extras = take('services-extras', { entries: true })
  const events = take('services-events', { buttons: true })
  return [
    ...(['services-villas', 'services-restaurant', 'services-terrace'] as const).map((name): Note => {
      const { title, text, buttons } = take(name, { buttons: true })
      return { kind: 'service', title, text: labelled(title, text), path: ownPage(buttons) ?? path }
    }),
    ...extras.entries.map(
      ({ heading, blocks }): Note => ({
        kind: 'service',
        title: heading,
        text: noteText.ifAsked(heading, wordsOfBlocks(blocks)),
        path,
      }),
    ),
    { kind: 'service', title: events.title, text: events.text, path: ownPage(events.buttons) ?? path },
  ]
}

function placeNotes(take: Take): Note[] {
  const { entries } = take('about-distances', { entries: true })
  return entries.flatMap(({ heading, blocks }): Note[] => {
    const place = readDistance(heading)
    if (!place) return []
    return [
      {
        kind: 'place',
        title: place.name,
        text: noteText.away(place.name, place.km, wordsOfBlocks(blocks)),
        path: '/about',
        terms: 'distance far km attraction',
      },
    ]
  })
}

function hotelNotes(take: Take): Note[] {
  const story = take('about-story', { quote: true })
  const told = [take('about-mission'), take('about-vision')]
  const values = take('about-values', { entries: true }).entries.map(({ heading, blocks }) => ({
    title: heading,
    text: wordsOfBlocks(blocks),
  }))
  return [
    ...story.lead
      .map((block) => wordsOfBlocks([block]))
      .filter(Boolean)
      .map((text): Note => ({ kind: 'about', title: story.title, text, path: '/about' })),
    ...[...told, ...values].map(
      ({ title, text }): Note => ({ kind: 'about', title, text: labelled(title, text), path: '/about' }),
    ),
  ]
}

/** Where the first button leads, if that is a page of ours. */
function ownPage([button]: SectionParts['buttons']): string | undefined {
  return button?.href.startsWith('/') ? button.href : undefined
}
