import { DAYS_AHEAD, guestsOffered, LONGEST_STAY } from '@/features/bookings/rules/limits'
import { houseFactText } from '@/features/house-facts/text'
import { type DepositRule, readDepositRule } from '@/features/property/rules/deposit-rules'
import { readFeeQuestion } from '@/features/questions/understand/fee-question'
import { phrases } from '@/features/questions/understand/phrases'
import { subjectStems } from '@/features/questions/understand/plain-words'
import { noteWordsOf } from '@/features/questions/understand/topics'
import { tellPlanDeposit } from '@/features/rates/rules/plan-words'
import { formatLongDay, formatShortDay, toDay } from '@/kernel/days'
import { labelled } from '@/kernel/labels'
import { formatPrice } from '@/kernel/money'
import type { Knowledge } from '../knowledge/knowledge'
import type { KnownFact } from '../knowledge/known-facts'
import { type Note, tellNote, titleOf } from '../knowledge/note'
import { linkTo } from '../rules/contact-links'
import { conciergeText, topicText as words } from '../text'
import { answerBoards, answerHours, answerMenu, answerTable } from './answer-meals'
import { answerFromNotes, handOver, readMore } from './answer-note'
import { answerEvents, answerVenue } from './answer-occasions'
import { answerAttractions, answerDistance, answerWay } from './answer-region'
import { describeTypes, hasPlanTerms, linePrices, orderVillas } from './describe-villas'
import { nightPrices } from './find-stays'
import { tellGuestPrices } from './tell-guest-prices'
import { tellRate } from './tell-rate'
import type { SettledTopic } from './topic-kinds'
import { list, type TopicQuestion } from './topic-question'

/** Words of a question up to which the note that holds most of them is the one asked for. */
const MOST_STEMS = 4

/** The answer to one topic: what staff settled of it, the hotel's own facts and pages; null where these hold nothing. */
export function answerTopic(topic: SettledTopic, ask: TopicQuestion): string | null {
  const settled = ask.knowledge.houseFacts.filter((fact) => fact.topic === topic).map(tellFact)
  const own = ANSWERS[topic]
  if (own) return [own(ask), ...settled].filter(Boolean).join(' ') || null
  const ofGuests = topic === 'child-prices' ? tellGuestPrices(ask.knowledge.villas) : ''
  if (ofGuests || settled.length > 0) return [ofGuests, ...settled].filter(Boolean).join(' ')
  return noteWordsOf(topic) ? answerNote(topic, ask) : `${conciergeText.notListed} ${handOver(ask.knowledge)}`
}

/** True where nobody has said yet what is so: the answer is to ask reception. */
export function isUnsaid(topic: SettledTopic, { houseFacts }: Knowledge): boolean {
  return !ANSWERS[topic] && !noteWordsOf(topic) && houseFacts.every((fact) => fact.topic !== topic)
}

/** What staff settled, in their words. */
export function tellFact({ subject, ...told }: Pick<KnownFact, 'subject' | 'answer' | 'words'>): string {
  return labelled(subject, lowerFirst(houseFactText.told(told)))
}

function lowerFirst(text: string): string {
  return text.replace(/^(?:Yes|No)\b/, (word) => word.toLowerCase())
}

/** The note on the very thing, or the one all questions of the topic are answered by. */
function answerNote(topic: SettledTopic, { question, knowledge }: TopicQuestion): string | null {
  const words = noteWordsOf(topic)
  if (!words) return null
  const usual = () => answerFromNotes(words, knowledge, undefined, question)
  const stems = subjectStems(question)
  const own = answerFromNotes(question, knowledge)
  // Of a long question any note may hold some words; of one that names the usual note another must hold that name.
  if (stems.length > MOST_STEMS) return usual() ?? own
  const names = subjectStems(words).filter((stem) => stems.includes(stem))
  const told = subjectStems(own?.toLowerCase() ?? '')
  const isNamed = names.length === 0 || names.some((stem) => told.includes(stem))
  return (isNamed ? own : null) ?? usual() ?? own
}

const ANSWERS: Partial<Record<SettledTopic, (ask: TopicQuestion) => string | null>> = {
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
    `${words.address(facts.address, facts.latitude, facts.longitude)} ${linkTo(words.directions, '/contact')}`,
  way: (ask) => answerWay(ask),
  distance: (ask) => answerDistance(ask),
  payment: ({ question, knowledge }) =>
    [
      isOfSecurity(question)
        ? `${words.noSecurity} ${handOver(knowledge)}`
        : OF_DEPOSITS(question) && tellDeposits(knowledge.facts, knowledge.villas),
      words.payment(knowledge.facts.paymentMethods),
      policy(knowledge.facts, /payment/i),
      words.notOnline,
    ]
      .filter(Boolean)
      .join(' '),
  currency: ({ knowledge: { facts } }) =>
    words.currency(facts.currency, facts.paymentMethods, tellRate(facts)),
  cancellation: ({ knowledge: { facts, villas } }) =>
    [
      words.cancellation(policy(facts, /cancel/i), facts.freeCancellationHours),
      hasPlanTerms(villas) && words.planTerms,
      words.toCancel(facts.phones[0] ?? ''),
      readMore('/policies/refunds'),
    ]
      .filter(Boolean)
      .join(' '),
  discount: ({ knowledge }) => `${words.discount} ${cheapestLine(knowledge)}\n\n${handOver(knowledge)}`,
  tax: () => `${words.tax} ${readMore('/policies/booking-terms')}`,
  included: ({ knowledge: { facts } }) =>
    `${words.included}\n${list(facts.inclusions)}\n${readMore('/services')}`,
  'meal-hours': ({ question, knowledge: { facts } }) => answerHours(question, facts.restaurantHours),
  'bar-hours': ({ knowledge }) => {
    const bar = knowledge.index.find('terrace bar', ['service'])[0]
    return [bar && tellNote(bar.note), words.barHours, handOver(knowledge)].filter(Boolean).join(' ')
  },
  'breakfast-included': ({ question, knowledge: { facts, notes } }) =>
    [
      isBreakfastFree(question),
      tellFirst(notes, ({ kind }) => kind === 'board'),
      /\b(?:time|when|hours?)\b/.test(question) && answerHours('breakfast', facts.restaurantHours),
    ]
      .filter(Boolean)
      .join(' '),
  boards: ({ question, knowledge }) => answerBoards(question, knowledge),
  table: ({ knowledge }) => answerTable(knowledge),
  menu: ({ question, knowledge }) => answerMenu(question, knowledge),
  diet: ({ question, knowledge }) =>
    [
      tellFirst(knowledge.notes, ({ title }) => title === 'Diets'),
      /\bvegetarian|\bvegan/.test(question) && words.meatless,
      readMore('/restaurant'),
      /\b(?:allerg\w*|coeliac|celiac|gluten|nuts?|peanut)\b/.test(question) && handOver(knowledge),
    ]
      .filter(Boolean)
      .join(' '),
  events: (ask) => answerEvents(ask),
  venue: ({ question, knowledge }) => answerVenue(question, knowledge),
  attractions: ({ knowledge }) => answerAttractions(knowledge),
  weather: ({ knowledge: { notes } }) => {
    const tip = notes.find(({ kind, terms }) => kind === 'tip' && terms?.startsWith('weather'))
    return tip ? `${tellNote(tip)} ${linkTo(words.yearInAnkole, '/blog/a-year-in-ankole')}` : null
  },
  types: ({ knowledge }) => describeTypes(knowledge),
  'villa-count': ({ knowledge: { villas, categories } }) =>
    `${words.villaCount(villas.length, [...new Set(villas.map(({ name }) => name))], categories.length)} ${readMore('/villas')}`,
  'book-how': ({ knowledge: { facts } }) => words.bookHow(facts.phones[0] ?? ''),
  limits: () => words.limits(DAYS_AHEAD, LONGEST_STAY),
  children: ({ knowledge }) => answerChildren(knowledge),
  rating: ({ knowledge: { notes } }) => {
    const figures = notes.find(({ terms }) => terms?.includes('rating'))
    return figures ? `${words.figures} ${tellNote(figures)} ${readMore('/about')}` : null
  },
  blog: ({ knowledge: { notes } }) => {
    const titles = [
      ...new Map(notes.filter(({ kind }) => kind === 'article').map((note) => [note.path, titleOf(note)])),
    ]
    return `${words.articles}\n${list(titles.slice(0, 8).map(([path, title]) => linkTo(title, path)))}`
  },
  gallery: () => `${words.gallery} ${readMore('/gallery')}`,
  challenges: ({ knowledge: { notes } }) => {
    const some = notes.filter(({ kind }) => kind === 'challenge')
    return `${words.challenges(some.length)}\n${list(some.slice(0, 4).map(titleOf))}\n${readMore('/challenges')}`
  },
  extras: ({ knowledge: { notes } }) => {
    const extras = notes.filter(
      ({ kind, path, text }) => kind === 'service' && path === '/services' && /if you ask/.test(text),
    )
    return `${words.extras}\n${list(extras.map(titleOf))}\n${readMore('/services')}`
  },
  weekend: ({ knowledge }) => answerWeekend(knowledge),
  today: ({ today }) => words.today(formatLongDay(today)),
}

const OF_DEPOSITS = phrases(
  'deposit, deposits, down payment, part payment, in advance, advance payment, acompte, arrhes, anzahlung, malipo ya awali, amana',
)
/** What is given back unless something broke: nothing we know of, and no payment in advance. */
const OF_SECURITY = phrases('security deposit, caution, cautions, kaution')
const MAY_BE_KEPT = phrases('damage*, breakage*, refundable')
const OF_FEES = phrases('deposit, deposits, fee, fees')

function isOfSecurity(question: string): boolean {
  return (
    OF_SECURITY(question) || (MAY_BE_KEPT(question) && OF_FEES(question) && !/\badvance\b/.test(question))
  )
}

/** What is asked for in advance: by the property's own lines, and by rates that have a deposit of their own. */
function tellDeposits({ depositRules }: Knowledge['facts'], villas: Knowledge['villas']): string {
  const rules = depositRules.flatMap((line) => readDepositRule(line) ?? [])
  const plans = villas.flatMap(({ ratePlans = [] }) => ratePlans)
  const asked =
    rules.some(({ amount }) => amount.kind !== 'none') || plans.some(({ depositPercent }) => depositPercent)
  if (!asked) return words.noDeposits
  const told = plans.flatMap((plan) => tellPlanDeposit(plan).map((deposit) => labelled(plan.name, deposit)))
  return words.deposits([...new Set([...rules.map(tellDepositRule), ...told])])
}

function tellDepositRule({ season, withinDays, amount }: DepositRule): string {
  // A leap year, so that the 29th of February is a day.
  const told = (monthDay: string) => formatShortDay(toDay(`2028-${monthDay}`))
  const arrivals = season && { first: told(season.first), last: told(season.last) }
  return words.deposit(amount, arrivals, withinDays)
}

function tellFirst(notes: readonly Note[], isMeant: (note: Note) => boolean): string | undefined {
  const note = notes.find(isMeant)
  return note && tellNote(note)
}

/** The yes or no that was asked for; breakfast comes with every villa. */
function isBreakfastFree(question: string): string | null {
  const fee = readFeeQuestion(question)
  if (fee) return fee === 'whether' ? words.breakfastNo : null
  const asksWhether =
    /^(?:is|are|does|do|will|and)\b/.test(question) || ASKS_WHETHER.some((asks) => asks.test(question))
  return asksWhether ? words.breakfastYes : null
}

/** In other languages than English. */
const ASKS_WHETHER = [
  /\b(?:est|sont)(?:-| )(?:il|elle|ce)\b/,
  /\b(?:ist das|gibt es)\b/,
  /\bimejumuishwa|kimejumuishwa|\bpamoja\b/,
]

function policy({ policies }: Knowledge['facts'], title: RegExp): string | undefined {
  return policies.find((one) => title.test(one.title))?.text
}

function answerChildren({ notes, categories, villas }: Knowledge): string {
  const cot = notes.find(({ kind, title }) => kind === 'service' && /cot/i.test(title))
  const family = categories.find(({ name, englishName = name }) => /family/i.test(englishName))
  const roomy = orderVillas(
    villas.filter((villa) => villa.isAvailable),
    'largest',
  )[0]
  return [
    words.children,
    cot && tellNote(cot),
    family && labelled(family.name, family.description ?? ''),
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
