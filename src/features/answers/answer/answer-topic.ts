import { DAYS_AHEAD, guestsOffered, LONGEST_STAY } from '@/features/bookings/rules/limits'
import { houseFactText } from '@/features/house-facts/text'
import type { Knowledge } from '@/features/passages/knowledge/knowledge'
import type { KnownFact } from '@/features/passages/knowledge/known-facts'
import { type Note, tellNote, titleOf } from '@/features/passages/knowledge/note'
import type { SettledTopic } from '@/features/passages/knowledge/topic-kinds'
import { linkTo } from '@/features/property/rules/contact-links'
import { readFeeQuestion } from '@/features/questions/understand/fee-question'
import { findNamedVillas } from '@/features/questions/understand/named-villas'
import { phrases } from '@/features/questions/understand/phrases'
import { noteWordsOf } from '@/features/questions/understand/topics'
import { bookableVillas } from '@/features/search/rules/offers'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { formatLongDay } from '@/kernel/days'
import { labelled } from '@/kernel/labels'
import { formatPrice } from '@/kernel/money'
import { conciergeText, topicText as words } from '../text'
import { answerHours, listBoardPrices } from './answer-meals'
import { handOver, readMore, tellFound } from './answer-note'
import { answerEvents, answerVenue } from './answer-occasions'
import { answerDeposit } from './answer-payment'
import { answerDistance, answerPlaces, answerWay } from './answer-region'
import { compose, list, type Piece } from './compose'
import { describeTypes, hasPlanTerms, listPrices, orderVillas } from './describe-villas'
import { nightPrices } from './find-stays'
import { tellGuestPrices } from './tell-guest-prices'
import { tellRate } from './tell-rate'
import { findNamed, listKind, notesOf, type TopicQuestion } from './topic-question'

/** The answer to one topic: the hotel's own facts and pages, and what staff settled of it; null where these hold nothing. */
export function answerTopic(topic: SettledTopic, ask: TopicQuestion): string | null {
  const settled = ask.knowledge.houseFacts.filter((fact) => fact.topic === topic).map(tellFact)
  return compose(...(ANSWERS[topic]?.(ask) ?? []), ...settled) || answerNote(topic, ask)
}

/** What staff settled, in their words. */
export function tellFact({ subject, ...told }: Pick<KnownFact, 'subject' | 'answer' | 'words'>): string {
  const words = houseFactText.told(told)
  return labelled(
    subject,
    words.replace(/^(?:Yes|No)\b/, (word) => word.toLowerCase()),
  )
}

/** The notes that all questions of a topic are answered by. */
function answerNote(topic: SettledTopic, { question, knowledge }: TopicQuestion): string | null {
  const words = noteWordsOf(topic)?.split('; ') ?? []
  return compose(...new Set(words.map((each) => tellFound(each, knowledge, question)))) || null
}

const ANSWERS: Partial<Record<SettledTopic, (ask: TopicQuestion) => Piece[]>> = {
  'check-in': ({ knowledge: { facts } }) => [
    words.checkIn(facts.checkInTime),
    policy(facts, /check-in/i),
    words.receptionAlways(facts.receptionHours),
  ],
  'check-out': ({ knowledge: { facts } }) => [
    words.checkOut(facts.checkOutTime),
    policy(facts, /check-out/i),
  ],
  reception: ({ knowledge: { facts } }) => [
    words.reception(facts.receptionHours),
    policy(facts, /reception/i),
    words.checkIn(facts.checkInTime),
  ],
  'reach-us': ({ knowledge }) => [
    words.reachUs(
      knowledge.facts.phones,
      knowledge.facts.messagingNumber,
      knowledge.facts.infoEmail,
      handOver(knowledge),
    ),
  ],
  address: ({ knowledge: { facts } }) => [
    words.address(facts.address, facts.latitude, facts.longitude),
    linkTo(words.directions, '/contact'),
  ],
  way: answerWay,
  distance: answerDistance,
  payment: ({ question, knowledge }) => [
    ...answerDeposit(question, knowledge),
    words.payment(knowledge.facts.paymentMethods),
    policy(knowledge.facts, /payment/i),
    words.notOnline,
  ],
  currency: ({ knowledge: { facts } }) => [
    words.currency(facts.currency, facts.paymentMethods, tellRate(facts)),
  ],
  cancellation: ({ knowledge: { facts, villas } }) => [
    words.cancellation(policy(facts, /cancel/i), facts.freeCancellationHours),
    hasPlanTerms(villas) && words.planTerms,
    words.toCancel(facts.phones[0] ?? ''),
    readMore('/policies/refunds'),
  ],
  discount: ({ knowledge }) => [words.discount, tellCheapest(knowledge), handOver(knowledge)],
  tax: () => [words.tax, readMore('/policies/booking-terms')],
  included: ({ knowledge: { facts } }) => [words.included, list(facts.inclusions), readMore('/services')],
  'meal-hours': ({ question, knowledge: { facts } }) => answerHours(question, facts),
  'bar-hours': ({ knowledge }) => [
    tellFirst(knowledge.index.find('terrace bar', ['service']).map(({ note }) => note)),
    words.barHours,
    handOver(knowledge),
  ],
  'breakfast-included': (ask) => [
    tellBreakfast(ask.question),
    tellFirst(notesOf(ask, 'board')),
    /\b(?:time|when|hours?)\b/.test(ask.question) &&
      compose(...answerHours('breakfast', ask.knowledge.facts)),
  ],
  boards: (ask) => [
    tellFirst(notesOf(ask, 'board')),
    /\ball[- ]inclusive\b/.test(ask.question) && words.allInclusive,
    listBoardPrices(ask),
    readMore('/restaurant'),
  ],
  table: (ask) => [
    words.cannotReserve,
    tellFirst(notesOf(ask, 'kitchen'), ({ terms }) => terms?.startsWith('table')),
    ...answerHours('', ask.knowledge.facts),
    handOver(ask.knowledge),
  ],
  menu: (ask) => [words.menu, listKind(ask, 'dish'), ...answerHours('', ask.knowledge.facts)],
  diet: ({ knowledge }) => [
    tellFirst(knowledge.notes, ({ title }) => title === 'Diets'),
    readMore('/restaurant'),
    handOver(knowledge),
  ],
  events: answerEvents,
  venue: answerVenue,
  attractions: (ask) =>
    answerPlaces(ask) ?? [
      words.attractions,
      list(notesOf(ask, 'place').map(tellNote)),
      tellFirst(notesOf(ask, 'tip'), ({ terms }) => terms?.startsWith('attractions')),
      readMore('/'),
    ],
  weather: (ask) => [
    tellFirst(notesOf(ask, 'tip'), ({ terms }) => terms?.startsWith('weather')),
    linkTo(words.yearInAnkole, '/blog/a-year-in-ankole'),
  ],
  language: ({ question, knowledge }) => [
    OF_WORDS(question)
      ? tellFound('language runyankole agandi', knowledge)
      : compose(words.languages, handOver(knowledge)),
  ],
  types: ({ knowledge }) => [describeTypes(knowledge)],
  'villa-count': ({ question, knowledge: { villas, categories } }) => [
    listCounts(question, { villas, categories }) ||
      words.villaCount(villas.length, [...new Set(villas.map(({ name }) => name))], categories.length),
    readMore('/villas'),
  ],
  'book-how': ({ knowledge: { facts } }) => [words.bookHow(facts.phones[0] ?? '')],
  limits: () => [words.limits(DAYS_AHEAD, LONGEST_STAY)],
  children: (ask) => [
    words.children,
    tellFirst(notesOf(ask, 'service'), ({ title }) => /cot/i.test(title)),
    tellRoomiest(ask.knowledge),
    readMore('/villas'),
  ],
  'child-prices': ({ knowledge: { villas } }) => [tellGuestPrices(villas)],
  rating: (ask) => [
    words.figures,
    tellFirst(ask.knowledge.notes, ({ terms }) => terms?.includes('rating')),
    readMore('/about'),
  ],
  blog: (ask) => {
    const titles = new Map(notesOf(ask, 'article').map((note) => [note.path, titleOf(note)]))
    return [words.articles, list([...titles].slice(0, 8).map(([path, title]) => linkTo(title, path)))]
  },
  gallery: () => [words.gallery, readMore('/gallery')],
  challenges: (ask) => {
    const all = notesOf(ask, 'challenge')
    return [words.challenges(all.length), list(all.slice(0, 4).map(titleOf)), readMore('/challenges')]
  },
  extras: (ask) => {
    const extras = notesOf(ask, 'service').filter(
      ({ path, text }) => path === '/services' && /if you ask/.test(text),
    )
    const named = findNamed(ask, 'service').filter((note) => extras.includes(note))
    return [
      words.extras,
      list(named.length > 0 ? named.map(tellNote) : extras.map(titleOf)),
      readMore('/services'),
    ]
  },
  weekend: ({ knowledge }) => [conciergeText.stay.weekend, listWeekendPrices(knowledge)],
  today: ({ today }) => [words.today(formatLongDay(today))],
}

/** What asks for words of the region's language, and not who speaks which. */
const OF_WORDS = phrases(
  'hello, greet*, thank, morning, night, mean, means, words, teach, translate, local, agandi, saluer, dit-on, begrusst, sagt man, salimu*, nawasalimu*, spoken in',
)

function tellFirst(notes: readonly Note[], isMeant: (note: Note) => boolean | undefined = () => true): Piece {
  const note = notes.find(isMeant)
  return note && tellNote(note)
}

function policy({ policies }: Knowledge['facts'], title: RegExp): string | undefined {
  return policies.find((one) => title.test(one.title))?.text
}

/** The yes or no that was asked for; breakfast comes with every villa. */
function tellBreakfast(question: string): Piece {
  const fee = readFeeQuestion(question)
  if (fee) return fee === 'whether' && words.breakfastNo
  return !/\b(?:what|when|time|hours?)\b/.test(question) && words.breakfastYes
}

/** How many villas there are of each category that is named, and which. */
function listCounts(
  question: string,
  { villas, categories }: Pick<Knowledge, 'villas' | 'categories'>,
): Piece {
  const kinds = findNamedVillas(question, { villas: [], categories }).map(({ label }) => label)
  const lines = kinds.map((kind) => {
    const units = villas.filter(({ categoryName }) => categoryName === kind).map((villa) => unitNameOf(villa))
    return `${units.length} × ${labelled(kind, units.join(', '))}`
  })
  return lines.length > 0 && list(lines)
}

function tellRoomiest({ villas }: Knowledge): Piece {
  const [roomy] = orderVillas(bookableVillas(villas), 'largest')
  return roomy && words.sleeps(roomy.name, guestsOffered(roomy))
}

function tellCheapest({ villas }: Knowledge): Piece {
  const [cheapest] = orderVillas(bookableVillas(villas), 'cheapest')
  return cheapest && words.cheapest(formatPrice(nightPrices(cheapest).base))
}

function listWeekendPrices({ villas, categories }: Knowledge): string {
  const cheapest = categories.flatMap(
    ({ id }) =>
      orderVillas(
        villas.filter(({ categoryId }) => categoryId === id),
        'cheapest',
      )[0] ?? [],
  )
  return listPrices(cheapest, { acts: [] })
}
