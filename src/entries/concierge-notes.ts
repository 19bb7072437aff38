import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { noteText } from '@/features/answers/text'
import type { Note } from '@/features/passages/knowledge/note'
import type { PropertyFacts } from '@/features/property/contract'
import { chooseScore, type ShownScore } from '@/features/reviews/rules/score'
import { readScore } from '@/features/reviews/server/store'
import { reviewText } from '@/features/reviews/text'
import { labelled } from '@/kernel/labels'
import { aboutContent } from '@/site/content/about'
import type { ArticleBody } from '@/site/content/article-parts'
import { ARTICLES, loadArticleBody } from '@/site/content/articles'
import { bookingContent } from '@/site/content/booking'
import { allChallenges } from '@/site/content/challenges'
import { contactContent } from '@/site/content/contact'
import { eventsContent } from '@/site/content/events'
import { landingContent } from '@/site/content/landing'
import { policies } from '@/site/content/policies'
import { type TipCategory, TRAVEL_TIPS } from '@/site/content/travel-tips'
import { villasContent } from '@/site/content/villas'
import { readSectionNotes } from './section-notes'

/** What the concierge knows from the pages' own words; it is the same text, so that both say the same. */
export async function readSiteNotes(facts: PropertyFacts, orm: NodePgDatabase): Promise<Note[]> {
  return [
    ...(await readSectionNotes(orm)),
    ...villaNotes(),
    ...leadNotes(),
    ...venueNotes(),
    ...wayNotes(),
    ...tipNotes(),
    ...hotelNotes(await readShownScore(facts, orm)),
    ...policyNotes(facts),
    ...(await articleNotes()),
  ]
}

function villaNotes(): Note[] {
  return villasContent.why.reasons.map(({ title, text }) => ({
    kind: 'about',
    title,
    text: labelled(title, text),
    path: '/villas',
  }))
}

/** What stands below the titles of pages. */
function leadNotes(): Note[] {
  const { venues, hero, contact } = eventsContent
  const [location, service] = landingContent.special.cards
  const leads = [
    { title: venues.title, line: venues.line, path: '/events', terms: 'halls banquet conference' },
    { title: eventsContent.title, line: hero.line, path: '/events', terms: 'occasion celebration' },
    { title: contact.title, line: contact.line, path: '/events', terms: 'quote hall' },
    { title: bookingContent.title, line: bookingContent.hero.line, path: '/booking', terms: 'pay now' },
    {
      title: villasContent.grounds.title,
      line: villasContent.grounds.line,
      path: '/villas',
      terms: 'compound',
    },
    { ...landingContent.contact, path: '/contact', terms: 'message form reply answer' },
    ...(location ? [{ ...location, path: '/', terms: 'centre town far' }] : []),
    ...(service ? [{ ...service, path: '/' }] : []),
  ]
  return leads.map(({ line, ...lead }): Note => ({ kind: 'service', text: line, ...lead }))
}

function venueNotes(): Note[] {
  const path = '/events'
  const { venues, services } = eventsContent
  return [
    ...venues.halls.map(
      ({ name, floor, capacity, text }): Note => ({
        kind: 'venue',
        title: name,
        text: noteText.hall(name, capacity, floor, text),
        path,
        terms: name.startsWith('Conference')
          ? 'meeting workshop training projector'
          : 'wedding party reception',
      }),
    ),
    ...services.tiles.map(
      ({ title, text }): Note => ({
        kind: 'service',
        title: `${title} for events`,
        text: noteText.forEvents(text),
        path,
      }),
    ),
  ]
}

function wayNotes(): Note[] {
  return contactContent.directions.ways.map(({ from, length, text }) => ({
    kind: 'way',
    title: from,
    text: `${from} (${length}): ${text}`,
    path: '/contact',
    terms: 'directions distance far drive road route way hours',
  }))
}

/** What guests ask with when they mean one of these. */
const TIP_TERMS: Record<TipCategory, string> = {
  attractions: 'attractions national park safari animals',
  weather: 'weather climate temperature season rain pack',
  transport: 'transport bus taxi boda car drive get around',
  dining: 'dining local food eat try',
  shopping: 'shopping buy souvenirs crafts market baskets',
  culture: 'culture museum tradition people',
  safety: 'safety safe crime walk night dark dangerous hospital',
}

function tipNotes(): Note[] {
  const { tip } = noteText
  return TRAVEL_TIPS.flatMap(
    ({ category, title, description, location, distance, bestTime, cost, tips }): Note[] => {
      const path = '/'
      const facts = [
        description,
        location && tip.where(location),
        distance && tip.distance(distance),
        bestTime && tip.bestTime(bestTime),
        cost && tip.cost(cost),
        category === 'weather' && tips.slice(0, 2).join(' '),
      ]
      return [
        { kind: 'tip', title, text: facts.filter(Boolean).join(' '), path, terms: TIP_TERMS[category] },
        ...tips.map(
          (one): Note => ({
            kind: 'tip',
            title,
            text: one,
            path,
            ...(one.includes('“') && { terms: 'language say words phrase' }),
          }),
        ),
      ]
    },
  )
}

/** The score as the about page shows it. */
async function readShownScore({ aboutScore, scoreSource }: PropertyFacts, orm: NodePgDatabase) {
  return chooseScore(await readScore(orm), { score: aboutScore, source: scoreSource }, reviewText.from)
}

function hotelNotes({ score, source }: ShownScore): Note[] {
  const { figures } = aboutContent
  return [
    {
      kind: 'about',
      title: figures.title,
      text: `${figures.items.map(({ figure, of }) => (figure === null ? `${of} ${source} ${score}` : `${figure} ${of}`)).join(', ')}.`,
      path: '/about',
      terms: 'rating review reviews stars score figures',
    },
    ...allChallenges().map(
      ({ title, text, where }): Note => ({
        kind: 'challenge',
        title,
        text: labelled(title, `${text} ${noteText.tip.where(where)}`),
        path: '/challenges',
        terms: 'challenge',
      }),
    ),
  ]
}

function policyNotes(facts: PropertyFacts): Note[] {
  return Object.values(policies).flatMap((policy) => [
    { kind: 'policy' as const, title: policy.title, text: policy.short, path: policy.path },
    ...policy.sections(facts).flatMap(({ title, blocks }) =>
      blocks.map(
        (block): Note => ({
          kind: 'policy',
          title: labelled(policy.title, title),
          text: typeof block === 'string' ? block : 'href' in block ? block.text : block.join(' '),
          path: policy.path,
          ...(title === 'Prices' && { terms: 'tax taxes vat service charge fee hidden extra' }),
        }),
      ),
    ),
  ])
}

async function articleNotes(): Promise<Note[]> {
  const read = ARTICLES.map(async ({ slug, title, excerpt }): Promise<Note[]> => {
    const path = `/blog/${slug}`
    const parts = partsOf(await loadArticleBody(slug))
    return [
      { kind: 'article', title, text: excerpt, path, terms: 'article blog' },
      ...parts.map((text): Note => ({ kind: 'article', title, text, path, terms: headOf(text) })),
    ]
  })
  return (await Promise.all(read)).flat()
}

function partsOf(body: ArticleBody): string[] {
  return body.flatMap((part) => {
    if (typeof part === 'string') return [part]
    if ('list' in part) return [...part.list]
    return 'note' in part ? [part.note] : []
  })
}

/** What an item of a list is about: 'Bwindi, for the gorillas: four hours or more'. */
function headOf(text: string): string {
  return /^([^.:]{3,40}): /.exec(text)?.[1] ?? ''
}
