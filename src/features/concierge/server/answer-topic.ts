import { DAYS_AHEAD, guestsOffered, LONGEST_STAY } from '@/features/bookings/rules/limits'
import type { HouseEvent } from '@/features/events/contract'
import { type Day, formatLongDay, toDay } from '@/kernel/days'
import { formatPrice, parseAmount } from '@/kernel/money'
import { describeEvent } from '../rules/describe-event'
import type { NoteKind } from '../rules/note'
import { numbersInFigures } from '../rules/read-party'
import type { TopicId } from '../rules/topics'
import { conciergeText, topicText as words } from '../text'
import { handOver, readMore } from './answer-note'
import { linePrices, orderVillas } from './describe-villas'
import type { Knowledge } from './gather-knowledge'
import { nightPrices } from './look-up-stays'
import { readWhen } from './read-dates'

type Ask = { question: string; knowledge: Knowledge; today: Day }

const { link } = conciergeText

/** The answer to one topic, from the hotel's own facts and pages; null where these hold nothing of it. */
export function answerTopic(topic: TopicId, ask: Ask): string | null {
  return ANSWERS[topic](ask)
}

const ANSWERS: Record<TopicId, (ask: Ask) => string | null> = {
  'check-in': ({ knowledge: { facts } }) =>
    [
      words.checkIn(facts.checkInTime),
      policy(facts, /check-in/i),
      words.receptionAlways(facts.receptionHours),
    ].join(' '),
  'check-out': ({ knowledge: { facts } }) =>
    [words.checkOut(facts.checkOutTime), policy(facts, /check-out/i)].filter(Boolean).join(' '),
  reception: ({ knowledge: { facts } }) =>
    [words.reception(facts.receptionHours), policy(facts, /reception/i), words.checkIn(facts.checkInTime)]
      .filter(Boolean)
      .join(' '),
  'reach-us': ({ knowledge }) =>
    words.reachUs(knowledge.facts.phones, knowledge.facts.infoEmail, handOver(knowledge)),
  address: ({ knowledge: { facts } }) =>
    `${words.address(facts.address, facts.latitude, facts.longitude)} ${link(words.directions, '/contact')}`,
  way: (ask) => answerWay(ask),
  distance: (ask) => answerDistance(ask),
  payment: ({ knowledge: { facts } }) =>
    [words.payment(facts.paymentMethods), policy(facts, /payment/i), words.notOnline]
      .filter(Boolean)
      .join(' '),
  currency: ({ knowledge: { facts } }) => words.currency(facts.currency, facts.paymentMethods),
  cancellation: ({ knowledge: { facts } }) =>
    [policy(facts, /cancel/i) ?? '', words.toCancel(facts.phones[0] ?? ''), readMore('/policies/refunds')]
      .join(' ')
      .trim(),
  discount: ({ knowledge }) => `${words.discount} ${cheapestLine(knowledge)}\n\n${handOver(knowledge)}`,
  tax: () => `${words.tax} ${readMore('/policies/booking-terms')}`,
  included: ({ knowledge: { facts } }) =>
    `${words.included}\n${list(facts.inclusions)}\n${readMore('/services')}`,
  'meal-hours': ({ question, knowledge: { facts } }) => answerHours(question, facts.restaurantHours),
  'bar-hours': ({ knowledge }) => {
    const bar = knowledge.index.find('terrace bar', ['service'])[0]
    return [bar?.note.text, words.barHours, handOver(knowledge)].filter(Boolean).join(' ')
  },
  'breakfast-included': ({ question, knowledge: { facts, notes } }) =>
    [
      notes.find(({ kind }) => kind === 'board')?.text,
      /\b(?:time|when|hours?)\b/.test(question) && answerHours('breakfast', facts.restaurantHours),
    ]
      .filter(Boolean)
      .join(' '),
  boards: ({ question, knowledge }) => answerBoards(question, knowledge),
  table: ({ knowledge }) => answerTable(knowledge),
  menu: ({ question, knowledge }) => answerMenu(question, knowledge),
  diet: ({ question, knowledge: { notes } }) =>
    [
      notes.find(({ title }) => title === 'Diets')?.text,
      /\bvegetarian|\bvegan/.test(question) && words.meatless,
      readMore('/restaurant'),
    ]
      .filter(Boolean)
      .join(' '),
  events: (ask) => answerEvents(ask),
  venue: ({ question, knowledge }) => answerVenue(question, knowledge),
  attractions: ({ knowledge }) => answerAttractions(knowledge),
  weather: ({ knowledge: { notes } }) => {
    const tip = notes.find(({ kind, terms }) => kind === 'tip' && terms?.startsWith('weather'))
    return tip ? `${tip.text} ${link(words.yearInAnkole, '/blog/a-year-in-ankole')}` : null
  },
  types: ({ knowledge }) => answerTypes(knowledge),
  'villa-count': ({ knowledge: { villas, categories } }) =>
    `${words.villaCount(villas.length, [...new Set(villas.map(({ name }) => name))], categories.length)} ${readMore('/villas')}`,
  'book-how': ({ knowledge: { facts } }) => words.bookHow(facts.phones[0] ?? ''),
  limits: () => words.limits(DAYS_AHEAD, LONGEST_STAY),
  children: ({ knowledge }) => answerChildren(knowledge),
  rating: ({ knowledge: { notes } }) => {
    const figures = notes.find(({ terms }) => terms?.includes('rating'))
    return figures ? `${words.figures} ${figures.text} ${readMore('/about')}` : null
  },
  blog: ({ knowledge: { notes } }) => {
    const titles = [
      ...new Map(notes.filter(({ kind }) => kind === 'article').map((note) => [note.path, note.title])),
    ]
    return `${words.articles}\n${list(titles.slice(0, 8).map(([path, title]) => link(title, path)))}`
  },
  gallery: () => `${words.gallery} ${readMore('/gallery')}`,
  challenges: ({ knowledge: { notes } }) => {
    const some = notes.filter(({ kind }) => kind === 'challenge')
    return `${words.challenges(some.length)}\n${list(some.slice(0, 4).map(({ title }) => title))}\n${readMore('/challenges')}`
  },
  extras: ({ knowledge: { notes } }) => {
    const extras = notes.filter(
      ({ kind, path, text }) => kind === 'service' && path === '/services' && /if you ask/.test(text),
    )
    return `${words.extras}\n${list(extras.map(({ title }) => title))}\n${readMore('/services')}`
  },
  weekend: ({ knowledge }) => answerWeekend(knowledge),
  today: ({ today }) => words.today(formatLongDay(today)),
}

function policy({ policies }: Knowledge['facts'], title: RegExp): string | undefined {
  return policies.find((one) => title.test(one.title))?.text
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n')
}

function answerHours(question: string, hours: Knowledge['facts']['restaurantHours']): string {
  const asked = question.replace(/\bsupper\b/g, 'dinner')
  const named = hours.filter(({ meal }) => asked.includes(meal.toLowerCase()))
  const told = named.length > 0 ? named : hours
  const line = told.map(({ meal, hours: times }) => `${meal} ${times}`).join('; ')
  return `${named.length > 0 ? '' : `${words.restaurantHours} `}${line}. ${readMore('/restaurant')}`
}

function answerBoards(question: string, { notes, categories }: Knowledge): string {
  const told = notes.find(({ kind }) => kind === 'board')?.text ?? ''
  const isPriced = /\b(?:price|cost|how much|rate|charge|pay)\w*\b/.test(question)
  const lines = categories.map(({ name, pricePerNight, halfBoardPrice, fullBoardPrice }) =>
    words.boardPrices(name, amount(pricePerNight), amount(halfBoardPrice), amount(fullBoardPrice)),
  )
  const inclusive = /\ball[- ]inclusive\b/.test(question) ? ` ${words.allInclusive}` : ''
  return `${told}${inclusive}${isPriced ? `\n\n${list(lines)}` : ''} ${readMore('/restaurant')}`
}

function amount(text: string | null): string | null {
  const cents = text === null ? null : parseAmount(text)
  return cents === null ? null : formatPrice(cents)
}

function answerTable(knowledge: Knowledge): string {
  const { facts, notes } = knowledge
  const keep = notes.find(({ kind, terms }) => kind === 'kitchen' && terms?.startsWith('table'))
  return [words.cannotReserve, keep?.text, answerHours('', facts.restaurantHours), handOver(knowledge)]
    .filter(Boolean)
    .join(' ')
}

function answerMenu(question: string, { notes, facts }: Knowledge): string {
  const groups = notes.filter(({ kind }) => kind === 'dish')
  const wantsLocal = /\b(?:local|traditional|ugandan|ankole)\b/.test(question)
  const wantsDrinks = /\bdrinks?\b|\bbeverages?\b/.test(question)
  const told = groups.filter(({ title }) =>
    wantsLocal ? /trad/i.test(title) : wantsDrinks ? /bever/i.test(title) : true,
  )
  return `${words.menu}\n${list((told.length > 0 ? told : groups).map(({ text }) => text))}\n${answerHours('', facts.restaurantHours)}`
}

function answerEvents({ question, knowledge, today }: Ask): string {
  const { events } = knowledge
  if (events.length === 0) return words.noEvents
  const when = readWhen(numbersInFigures(question), today, undefined)
  const titled = knowledge.index.find(question, ['event']).filter(({ coverage }) => coverage >= 0.5)
  const named = events.filter(({ title }) => titled.some(({ note }) => note.title === title))
  const dated = when ? events.filter((event) => isWithin(event, when)) : []
  const shown = named.length > 0 && named.length < events.length ? named : dated
  if (when && shown.length === 0)
    return `${words.noEventsThen}\n${list(events.slice(0, 4).map(describeEvent))}\n${readMore('/events')}`
  const told = (shown.length > 0 ? shown : events).slice(0, 6).map(describeEvent)
  return `${list(told)}\n${readMore('/events')}`
}

function isWithin(
  { eventDate, endDate }: HouseEvent,
  when: NonNullable<ReturnType<typeof readWhen>>,
): boolean {
  const [first, last] = [toDay(eventDate), toDay(endDate ?? eventDate)]
  if (when.kind === 'problem') return false
  if (when.kind === 'night') return first <= when.day && when.day <= last
  if (when.kind === 'period') return first <= when.last && when.first <= last
  return first <= when.stay.checkOut && when.stay.checkIn <= last
}

function answerVenue(question: string, knowledge: Knowledge): string {
  const halls = knowledge.notes.filter(({ kind }) => kind === 'venue')
  const found = halls.filter(({ title }) => question.includes(title.toLowerCase().split(' ')[0] ?? title))
  const told = found.length > 0 ? found : halls
  return [list(told.map(({ text }) => text)), words.hallQuote, readMore('/events'), handOver(knowledge)].join(
    '\n',
  )
}

function answerAttractions({ notes }: Knowledge): string {
  const places = notes.filter(({ kind }) => kind === 'place').map(({ text }) => text)
  const tip = notes.find(({ kind, terms }) => kind === 'tip' && terms?.startsWith('attractions'))
  return [words.attractions, list(places), tip?.text, readMore('/')].filter(Boolean).join('\n')
}

const MOSTLY = 0.45

function answerWay({ question, knowledge }: Ask): string {
  const found = knowledge.index.find(question, ['way'])
  const from = /\bfrom ([a-z ]+)/.exec(question)?.[1]
  const best = found[0]
  const { facts, notes } = knowledge
  if (
    best &&
    (from === undefined ||
      knowledge.index
        .find(from, ['way'])
        .some(({ note, coverage }) => note === best.note && coverage >= MOSTLY))
  )
    return `${best.note.text} ${words.address(facts.address, facts.latitude, facts.longitude)} ${readMore('/contact')}`
  const ways = notes.filter(({ kind }) => kind === 'way').map(({ text }) => text)
  return [
    words.address(facts.address, facts.latitude, facts.longitude),
    list(ways),
    readMore('/contact'),
  ].join('\n')
}

const PLACES: readonly NoteKind[] = ['place', 'way', 'tip', 'challenge']

function answerDistance({ question, knowledge }: Ask): string | null {
  const place = question.replace(
    /\b(?:how|far|close|near|long|distance|drive|driving|take|takes|km|kilomet\w+|miles?|minutes|hours|away|road|trip|journey|car|many|by)\b/g,
    ' ',
  )
  const asksTime = /\b(?:long|hours?|time|minutes|drive|driving)\b/.test(question)
  const ways = asksTime
    ? knowledge.index.find(place, ['way']).filter(({ coverage }) => coverage >= MOSTLY)
    : []
  if (ways[0]) return `${ways[0].note.text} ${readMore('/contact')}`
  const found = knowledge.index.find(place, PLACES).filter(({ coverage }) => coverage >= MOSTLY)
  const near = found.filter(({ note }) => /\bkm\b/.test(note.text))
  const told = (near.length > 0 ? near : found).slice(0, 1).map(({ note }) => note.text)
  if (told.length > 0) return `${told.join(' ')} ${readMore('/contact')}`
  return /\b(?:town|centre|center|city)\b/.test(place) ||
    !/[a-z]{4}/.test(place.replace(/\b(?:hotel|from|the|you|your|here|there|it|is|are)\b/g, ''))
    ? answerWay({ question: 'from mbarara town', knowledge, today: toDay('2000-01-01') })
    : null
}

function answerTypes({ categories }: Knowledge): string {
  const lines = categories.map(({ name, maxGuests, bedrooms, pricePerNight }) =>
    words.category(name, maxGuests, bedrooms, amount(pricePerNight)),
  )
  return `${words.types(categories.length)}\n${list(lines)}\n${readMore('/villas')}`
}

function answerChildren({ notes, categories, villas }: Knowledge): string {
  const cot = notes.find(({ kind, title }) => kind === 'service' && /cot/i.test(title))
  const family = categories.find(({ name }) => /family/i.test(name))
  const roomy = orderVillas(
    villas.filter((villa) => villa.isAvailable),
    'largest',
  )[0]
  return [
    words.children,
    cot?.text,
    family && `${family.name}: ${family.description ?? ''}`,
    !family && roomy && words.sleeps(roomy.name, guestsOffered(roomy)),
    readMore('/villas'),
  ]
    .filter(Boolean)
    .join(' ')
}

function answerWeekend({ villas, categories }: Knowledge): string {
  const lines = categories.flatMap(({ id }) => {
    const [villa] = orderVillas(
      villas.filter(({ categoryId }) => categoryId === id),
      'cheapest',
    )
    return villa ? linePrices(villa, { acts: [] }) : []
  })
  return `${conciergeText.stay.weekend}\n${lines.join('\n')}`
}

function cheapestLine({ villas }: Knowledge): string {
  const [cheapest] = orderVillas(
    villas.filter((villa) => villa.isAvailable),
    'cheapest',
  )
  return cheapest ? words.cheapest(formatPrice(nightPrices(cheapest).base)) : ''
}
