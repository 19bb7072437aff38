import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import {
  checkStay,
  DAYS_AHEAD,
  guestsOffered,
  LONGEST_STAY,
  lastCheckIn,
} from '@/features/bookings/rules/limits'
import type { Villa } from '@/features/villas/contract'
import { addDays, type Day } from '@/kernel/days'
import { formatPrice } from '@/kernel/money'
import { countNights, type Stay } from '@/kernel/stay'
import type { StayWish } from '../rules/stay-wish'
import { conciergeText, topicText } from '../text'
import { describeVillas, linePrices, listStays, type Offer, orderVillas } from './describe-villas'
import type { Knowledge } from './gather-knowledge'
import {
  type Criteria,
  daysAround,
  firstFreeStay,
  isFree,
  lookUpNights,
  type Nights,
  namedVillas,
  nearestFreeStay,
  nightPrices,
  suitableVillas,
} from './look-up-stays'

const words = conciergeText.stay
const MOST_LISTED = 4
const DAYS_LOOKED_AHEAD = 60
const MOST_GUESTS_THINKABLE = 1000

export type StayQuestion = { wish: StayWish; knowledge: Knowledge; orm: NodePgDatabase; today: Day }

/** Answers a question about stays: which villas, free when, for how much. It reads; it books nothing. */
export async function answerStay(question: StayQuestion): Promise<string> {
  const { wish, today } = question
  const { when, guests } = wish
  if (guests !== undefined && (guests < 1 || guests > MOST_GUESTS_THINKABLE)) return words.noOne
  if (when?.kind === 'problem')
    return when.problem === 'reversed' ? words.reversed : words.noSuchDay(when.told)
  if (when?.kind === 'period') return await answerPeriod(question, when)
  const stay = stayOf(wish)
  if (stay) {
    const problems = checkStay({ ...stay, guests: 1 }, { today, maxGuests: MOST_GUESTS_THINKABLE })
    if (problems.length > 0) return problems.map(({ message }) => message).join(' ')
    return await answerDates(question, stay)
  }
  return await answerDateless(question)
}

function stayOf({ when, nights }: StayWish): Stay | null {
  if (when?.kind === 'stay') return when.stay
  if (when?.kind === 'night') return { checkIn: when.day, checkOut: addDays(when.day, nights ?? 1) }
  return null
}

async function answerDates(question: StayQuestion, stay: Stay): Promise<string> {
  const { wish, knowledge, orm, today } = question
  const nights = await lookUpNights(orm, today, ...daysAround(stay))
  const criteria = criteriaOf(wish, countNights(stay))
  const tooMany = judgeParty(question)
  if (tooMany) return [tooMany, await offerOthers(question, stay, nights, [])].filter(Boolean).join('\n\n')
  const pool = poolOf(question)
  const suited = suitableVillas(pool, criteria)
  const free = orderVillas(
    suited.filter((villa) => isFree(villa, stay, nights)),
    wish.pick,
  )
  const offers = free.map((villa): Offer => ({ villa, stay }))
  const booksNot = wish.acts.includes('book') ? words.cannotBook : words.notBooked
  const remarks = [...remarksOf(wish), mealsOf(wish), booksNot]
  if (wish.named) {
    const label = labelOf(wish)
    if (offers.length > 0)
      return join(words.free(label, stay, countNights(stay)), listStays(offers, wish), ...remarks)
    return join(
      ...refuseNamed(question, stay, nights, suited, label),
      await offerOthers(question, stay, nights, pool),
    )
  }
  if (offers.length === 0) {
    const looser = orderVillas(
      knowledge.villas.filter((villa) => isFree(villa, stay, nights)),
      wish.pick,
    )
    return join(
      words.noneFree(stay),
      looser.length > 0 && words.others,
      looser.length > 0 &&
        listStays(
          looser.slice(0, MOST_LISTED).map((villa) => ({ villa, stay })),
          wish,
        ),
    )
  }
  const isNarrowed = pool.length > 0 && suited.length < knowledge.villas.length
  const head = isNarrowed
    ? words.freeFitting(offers.length, stay, countNights(stay))
    : words.freeMany(offers.length, knowledge.villas.length, stay, countNights(stay))
  const listed = wish.pick ? offers.slice(0, MOST_LISTED) : spread(offers)
  const rest = offers.length - listed.length
  return join(head, listStays(listed, wish), rest > 0 && moreLink(rest, stay, wish), ...remarks)
}

function refuseNamed(question: StayQuestion, stay: Stay, nights: Nights, suited: Villa[], label: string) {
  const open = suited.filter((villa) => villa.isAvailable)
  if (suited.length > 0 && open.length === 0) return [words.onRequest(label)]
  const near = open
    .flatMap((villa) => {
      const other = nearestFreeStay(villa, stay, nights)
      return other ? [{ villa, stay: other }] : []
    })
    .slice(0, MOST_LISTED)
  return [
    words.taken(label, stay),
    ...(near.length > 0 ? [words.nearest, listStays(near, question.wish)] : []),
  ]
}

async function offerOthers({ wish, knowledge }: StayQuestion, stay: Stay, nights: Nights, not: Villa[]) {
  const { guests, ...others } = criteriaOf(wish, countNights(stay))
  const most = Math.max(...knowledge.villas.filter((villa) => villa.isAvailable).map(guestsOffered))
  const offers = suitableVillas(knowledge.villas, {
    ...others,
    ...(guests && { guests: Math.min(guests, most) }),
  })
    .filter((villa) => !not.includes(villa) && isFree(villa, stay, nights))
    .map((villa) => ({ villa, stay }))
  return offers.length === 0 ? '' : join(words.others, listStays(spread(offers), wish))
}

async function answerPeriod(question: StayQuestion, period: { first: Day; last: Day; label: string }) {
  const { wish, orm, today } = question
  const length = wish.nights ?? 1
  const hasBegun = period.first < today
  const first = hasBegun ? today : period.first
  if (first > lastCheckIn(today))
    return checkStay({ checkIn: first, checkOut: addDays(first, length), guests: 1 }, { today, maxGuests: 1 })
      .map(({ message }) => message)
      .join(' ')
  const nights = await lookUpNights(orm, today, first, addDays(period.last, length))
  const suited = suitableVillas(poolOf(question), criteriaOf(wish, length))
  const offers = orderVillas(suited, wish.pick).flatMap((villa) => {
    const stay = firstFreeStay(villa, length, first, period.last, nights)
    return stay ? [{ villa, stay }] : []
  })
  if (offers.length === 0) return join(words.noneInPeriod(period.label), words.askDates)
  const listed = wish.named ? offers.slice(0, MOST_LISTED) : spread(offers)
  return join(
    words.period(offers.length, period.label),
    listStays(listed, wish),
    mealsOf(wish),
    words.askDates,
    conciergeText.link(words.calendar, '/calendar'),
  )
}

async function answerDateless(question: StayQuestion): Promise<string> {
  const { wish, knowledge, orm, today } = question
  const tooMany = judgeParty(question)
  if (tooMany) return join(tooMany, conciergeText.link(words.calendar, '/calendar'))
  if (wish.nights !== undefined && wish.nights > LONGEST_STAY)
    return topicText.limits(DAYS_AHEAD, LONGEST_STAY)
  const pool = poolOf(question)
  const suited = orderVillas(suitableVillas(pool, criteriaOf(wish, wish.nights ?? 1)), wish.pick)
  if (wish.named && wish.acts.includes('availability')) return await nextFree(question, suited, orm, today)
  if (wish.named) return join(describeVillas(pool, wish, knowledge), ...remarksOf(wish), words.askDates)
  const isChoosing =
    wish.guests !== undefined ||
    wish.wants?.length ||
    wish.budget ||
    wish.pick ||
    wish.acts.includes('choose')
  if (isChoosing && suited.length === 0) return refuseAll(question)
  if (isChoosing || wish.acts.includes('price')) {
    const open = suited.filter((villa) => villa.isAvailable)
    const listed = wish.pick
      ? open.slice(0, MOST_LISTED)
      : spread(open.map((villa) => ({ villa }))).map(({ villa }) => villa)
    return join(
      words.fit,
      listed.map((villa) => linePrices(villa, wish)).join('\n'),
      open.length > listed.length && words.more(open.length - listed.length),
      ...remarksOf(wish),
      words.withBreakfast,
      words.askDates,
    )
  }
  return join(
    wish.acts.includes('book') && words.cannotBook,
    ...remarksOf(wish),
    words.askDates,
    conciergeText.link(words.calendar, '/calendar'),
  )
}

async function nextFree({ wish, knowledge }: StayQuestion, suited: Villa[], orm: NodePgDatabase, today: Day) {
  const length = wish.nights ?? 1
  const last = addDays(today, DAYS_LOOKED_AHEAD)
  const nights = await lookUpNights(orm, today, today, addDays(last, length))
  const offers = suited.flatMap((villa) => {
    const stay = firstFreeStay(villa, length, today, last, nights)
    return stay ? [{ villa, stay }] : []
  })
  const label = labelOf(wish)
  if (offers.length === 0) return join(words.noNextFree(label), describeVillas(suited, wish, knowledge))
  return join(
    words.nextFree(label),
    listStays(offers.slice(0, MOST_LISTED), wish),
    mealsOf(wish),
    words.askDates,
  )
}

function refuseAll({ wish, knowledge }: StayQuestion): string {
  const open = knowledge.villas.filter((villa) => villa.isAvailable)
  const lowest = orderVillas(open, 'cheapest')[0]
  const { most } = criteriaOf(wish, wish.nights ?? 1)
  if (lowest && most !== undefined && nightPrices(lowest).base > most)
    return join(words.overBudget(formatPrice(nightPrices(lowest).base)), linePrices(lowest, wish))
  const { guests } = criteriaOf(wish, 1)
  const close = orderVillas(suitableVillas(open, guests === undefined ? {} : { guests }), wish.pick)
  return join(
    words.noneFit,
    close
      .slice(0, MOST_LISTED)
      .map((villa) => linePrices(villa, wish))
      .join('\n'),
  )
}

/** What to say first when more come than the wished villas sleep. */
function judgeParty(question: StayQuestion): string | null {
  const { wish, knowledge } = question
  const { guests } = wish
  if (guests === undefined) return null
  const open = knowledge.villas.filter((villa) => villa.isAvailable)
  const most = Math.max(0, ...open.map(guestsOffered))
  if (guests > most) return words.tooMany(guests, most)
  const pool = poolOf(question)
  const mostHere = Math.max(0, ...pool.map(guestsOffered))
  return wish.named && guests > mostHere ? words.tooManyFor(labelOf(wish), guests, mostHere) : null
}

function criteriaOf({ guests, wants, budget }: StayWish, nights: number): Criteria {
  const most =
    budget && (budget.per === 'night' ? budget.cents : Math.floor(budget.cents / Math.max(1, nights)))
  return {
    ...(guests !== undefined && { guests }),
    ...(wants && { wants }),
    ...(most !== undefined && { most }),
  }
}

function poolOf({ wish, knowledge }: StayQuestion): Villa[] {
  return namedVillas(
    knowledge,
    wish.named?.flatMap(({ villaIds }) => villaIds),
  )
}

function labelOf({ named = [] }: StayWish): string {
  return named.map(({ label }) => label).join(' and ')
}

function remarksOf({ when, nights, isOtherCurrency }: StayWish): string[] {
  return [
    ...(when?.kind === 'night' && nights === undefined ? [words.oneNight] : []),
    ...(isOtherCurrency ? [words.otherCurrency] : []),
  ]
}

function mealsOf({ board }: StayWish): string {
  return board === 'half-board' || board === 'full-board' ? words.withBoard(board) : words.withBreakfast
}

function moreLink(count: number, stay: Stay, { guests }: StayWish): string {
  const search = new URLSearchParams({
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    ...(guests && { guests: String(guests) }),
  })
  return `${words.more(count)} ${conciergeText.link(words.calendar, `/calendar?${search}`)}`
}

/** The first of each category, cheapest first, so that a short list shows the whole choice. */
function spread<Choice extends { villa: Villa }>(offers: readonly Choice[]): Choice[] {
  const seen = new Set<number | null>()
  const firsts = offers.filter(({ villa }) => !seen.has(villa.categoryId) && seen.add(villa.categoryId))
  const others = offers.filter((offer) => !firsts.includes(offer))
  return [...firsts, ...others].slice(0, Math.max(MOST_LISTED, Math.min(firsts.length, 6)))
}

function join(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join('\n\n')
}
