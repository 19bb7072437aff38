import {
  checkStay,
  DAYS_AHEAD,
  guestsOffered,
  LONGEST_STAY,
  lastCheckIn,
} from '@/features/bookings/rules/limits'
import type { StayWish } from '@/features/questions/understand/stay-wish'
import { tellOfAll } from '@/features/search/rules/season-notices'
import type { Villa } from '@/features/villas/contract'
import { addDays, type Day } from '@/kernel/days'
import { countNights, type Stay } from '@/kernel/stay'
import { linkTo } from '../rules/contact-links'
import { conciergeText, topicText } from '../text'
import { answerDateless } from './answer-dateless'
import { combineVillas } from './combine-villas'
import { listGroup, listStays, type Offer, orderVillas } from './describe-villas'
import {
  daysAround,
  firstFreeStay,
  isFree,
  type Nights,
  nearestFreeStay,
  priceOf,
  suitableVillas,
} from './find-stays'
import { offerSeveral, wantedVillas } from './offer-several'
import {
  criteriaOf,
  join,
  judgeParty,
  labelOf,
  MOST_LISTED,
  mealsOf,
  poolOf,
  remarksOf,
  type StayQuestion,
  spread,
} from './stay-question'

const words = conciergeText.stay
const MOST_GUESTS_THINKABLE = 1000

/** Answers a question about stays: which villas, free when, for how much. It reads; it books nothing. */
export async function answerStay(question: StayQuestion): Promise<string> {
  const { wish, today } = question
  const { when, guests } = wish
  if (guests !== undefined && (guests < 1 || guests > MOST_GUESTS_THINKABLE)) return words.noOne
  if (wish.nights !== undefined && wish.nights > LONGEST_STAY)
    return topicText.limits(DAYS_AHEAD, LONGEST_STAY)
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
  const { wish, knowledge, lookUpNights } = question
  const nights = await lookUpNights(...daysAround(stay))
  const booksNot = wish.acts.includes('book') ? words.cannotBook : words.notBooked
  const remarks = [...remarksOf(question), mealsOf(wish), booksNot]
  const wanted = wantedVillas(wish)
  const several = wanted === null ? '' : offerSeveral(wanted, question, stay, nights, remarks)
  if (several) return several
  const criteria = criteriaOf(wish, countNights(stay))
  const tooMany = judgeParty(question)
  if (tooMany)
    return join(
      tooMany,
      offerGroup(question, stay, nights) || offerOthers(question, stay, nights, []),
      mealsOf(wish),
    )
  const pool = poolOf(question)
  const suited = suitableVillas(pool, criteria).filter((villa) => isWithinBudget(villa, stay, wish))
  const free = orderVillas(
    suited.filter((villa) => isFree(villa, stay, nights)),
    wish.pick,
  )
  const offers = free.map((villa): Offer => ({ villa, stay }))
  if (wish.named) {
    const label = labelOf(wish)
    if (offers.length > 0)
      return join(
        words.free(label, stay, countNights(stay), wish.isAskedAsTaken),
        listStays(offers, wish),
        ...remarks,
      )
    return join(
      ...refuseNamed(question, stay, nights, suited, label),
      offerOthers(question, stay, nights, pool),
      mealsOf(wish),
    )
  }
  if (offers.length === 0) {
    const group = offerGroup(question, stay, nights)
    if (group) return join(words.noneFree(stay), group, mealsOf(wish))
    // All may be given up but the party: a studio for two is no answer to four.
    const { guests = 1 } = wish
    const looser = orderVillas(
      suitableVillas(knowledge.villas, { guests }).filter((villa) => isFree(villa, stay, nights)),
      wish.pick,
    ).slice(0, MOST_LISTED)
    if (looser.length > 0)
      return join(
        words.noneFree(stay),
        words.others,
        listStays(
          looser.map((villa) => ({ villa, stay })),
          wish,
        ),
        mealsOf(wish),
      )
    const near = findNear(suited, stay, nights)
    const none = againstOf(suited, stay, question) || words.noneFree(stay)
    return join(none, ...listNear(near, wish), near.length > 0 && mealsOf(wish))
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
  return [
    againstOf(open, stay, question) || words.taken(label, stay),
    ...listNear(findNear(open, stay, nights), question.wish),
  ]
}

/** What the seasons have against the stay in each of these villas; nothing where they have not. */
function againstOf(villas: readonly Villa[], stay: Stay, { today }: StayQuestion): string {
  const { says, isBroken } = tellOfAll(villas, { day: stay.checkIn, stay, today })
  return isBroken ? says : ''
}

/** Each villa's free stay nearest to the wished one. */
function findNear(villas: readonly Villa[], stay: Stay, nights: Nights): Offer[] {
  return villas
    .flatMap((villa) => {
      const other = villa.isAvailable && nearestFreeStay(villa, stay, nights)
      return other ? [{ villa, stay: other }] : []
    })
    .slice(0, MOST_LISTED)
}

function listNear(near: readonly Offer[], wish: StayWish): string[] {
  return near.length > 0 ? [words.nearest, listStays(near, wish)] : []
}

/** Several villas for a party that no single free one holds. */
function offerGroup({ wish, knowledge }: StayQuestion, stay: Stay, nights: Nights): string {
  const { guests, bedrooms } = wish
  if (guests === undefined) return ''
  const free = knowledge.villas.filter((villa) => isFree(villa, stay, nights))
  const group = combineVillas(free, { guests, bedrooms })
  return group.length < 2 ? '' : listGroup(group, stay, wish)
}

function isWithinBudget(villa: Villa, stay: Stay, { budget, guests, board }: StayWish): boolean {
  if (budget?.per !== 'stay') return true
  const price = priceOf(villa, stay, { guests, board })
  return price !== null && price <= budget.cents
}

function offerOthers({ wish, knowledge }: StayQuestion, stay: Stay, nights: Nights, not: Villa[]) {
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
  const { wish, today, lookUpNights } = question
  const tooMany = judgeParty(question)
  if (tooMany) return join(tooMany, words.askDates)
  const length = wish.nights ?? 1
  const hasBegun = period.first < today
  const first = hasBegun ? today : period.first
  if (first > lastCheckIn(today))
    return checkStay({ checkIn: first, checkOut: addDays(first, length), guests: 1 }, { today, maxGuests: 1 })
      .map(({ message }) => message)
      .join(' ')
  const nights = await lookUpNights(first, addDays(period.last, length))
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
    linkTo(words.calendar, '/calendar'),
  )
}

function moreLink(count: number, stay: Stay, { guests }: StayWish): string {
  const search = new URLSearchParams({
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    ...(guests && { guests: String(guests) }),
  })
  return `${words.more(count)} ${linkTo(words.calendar, `/calendar?${search}`)}`
}
