import { checkStay, DAYS_AHEAD, LONGEST_STAY, lastCheckIn } from '@/features/bookings/rules/limits'
import { GROUP_PAGE } from '@/features/groups/paths'
import { linkTo } from '@/features/property/rules/contact-links'
import type { StayWish } from '@/features/questions/understand/stay-wish'
import { bookableVillas } from '@/features/search/rules/offers'
import { tellOfAll } from '@/features/search/rules/season-notices'
import type { Villa } from '@/features/villas/contract'
import { addDays, type Day } from '@/kernel/days'
import { countNights, type Stay } from '@/kernel/stay'
import { conciergeText, topicText } from '../text'
import { answerDateless } from './answer-dateless'
import { combineVillas } from './combine-villas'
import { join } from './compose'
import { listGroup, listStays, type Offer, orderVillas } from './describe-villas'
import { daysAround, isFree, type Nights, nearestFreeStay, priceOf, suitableVillas } from './find-stays'
import { offerSeveral } from './offer-several'
import {
  criteriaOf,
  findFirstFree,
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
  const { when, guests, nights } = wish
  if (guests !== undefined && (guests < 1 || guests > MOST_GUESTS_THINKABLE)) return words.noOne
  if (nights !== undefined && nights > LONGEST_STAY)
    return join(judgeParty(question), topicText.limits(DAYS_AHEAD, LONGEST_STAY))
  if (when === undefined) return answerDateless(question)
  if (when.kind === 'problem')
    return when.problem === 'reversed' ? words.reversed : words.noSuchDay(when.told)
  if (when.kind === 'period') return answerPeriod(question, when)
  const stay = when.kind === 'stay' ? when.stay : stayFrom(when.day, nights)
  return tellProblems(stay, today) || answerDates(question, stay)
}

function stayFrom(checkIn: Day, nights = 1): Stay {
  return { checkIn, checkOut: addDays(checkIn, nights) }
}

/** What keeps anybody from such a stay. */
function tellProblems(stay: Stay, today: Day): string {
  const problems = checkStay({ ...stay, guests: 1 }, { today, maxGuests: MOST_GUESTS_THINKABLE })
  return problems.map(({ message }) => message).join(' ')
}

async function answerDates(question: StayQuestion, stay: Stay): Promise<string> {
  const { wish, knowledge, lookUpNights } = question
  const { villas } = knowledge
  const nights = await lookUpNights(...daysAround(stay))
  const booksNot = wish.acts.includes('book') ? words.cannotBook : words.notBooked
  const remarks = [...remarksOf(question), mealsOf(wish), booksNot]
  const several = offerSeveral(question, stay, nights, remarks)
  if (several) return several
  const toOffers = (some: readonly Villa[]) =>
    orderVillas(some, wish.pick).flatMap((villa): Offer[] =>
      isFree(villa, stay, nights) ? [{ villa, stay }] : [],
    )
  const length = countNights(stay)
  const criteria = criteriaOf(wish, length)
  const tooMany = judgeParty(question)
  const pool = poolOf(question)
  const suited = suitableVillas(pool, criteria).filter((villa) => isWithinBudget(villa, stay, wish))
  const offers = tooMany ? [] : toOffers(suited)
  if (offers.length === 0) {
    // All may be given up but the party: a studio for two is no answer to four.
    const { guests = 1 } = wish
    const left = tooMany ? villas : villas.filter((villa) => !wish.named || !pool.includes(villa))
    const [others = []] = [{ ...criteria, guests }, { guests }]
      .map((least) => toOffers(suitableVillas(left, least)))
      .filter((found) => found.length > 0)
    const near = tooMany ? '' : tellNear(suited, stay, nights, wish)
    const instead =
      (tooMany || !wish.named ? offerGroup(question, toOffers(villas)) : '') ||
      (others.length > 0 && join(words.others, listStays(spread(others), wish))) ||
      (tooMany !== null && linkTo(words.groupPage, GROUP_PAGE))
    return join(
      tooMany ?? refuse(question, suited, stay),
      wish.named || !instead ? near : '',
      instead,
      mealsOf(wish),
    )
  }
  if (wish.named) {
    const head = words.free(labelOf(wish), stay, length, wish.isAskedAsTaken)
    return join(head, listStays(offers, wish), ...remarks)
  }
  const head =
    suited.length < villas.length
      ? words.freeFitting(offers.length, stay, length)
      : words.freeMany(offers.length, villas.length, stay, length)
  const listed = wish.pick ? offers.slice(0, MOST_LISTED) : spread(offers)
  const rest = offers.length - listed.length
  return join(head, listStays(listed, wish), rest > 0 && moreLink(rest, stay, wish), ...remarks)
}

/** What stands against the stay in these villas: that they cannot be booked, what the seasons ask, or other guests. */
function refuse({ wish, today }: StayQuestion, suited: readonly Villa[], stay: Stay): string {
  const open = bookableVillas(suited)
  if (wish.named && suited.length > 0 && open.length === 0) return words.onRequest(labelOf(wish))
  const { says, isBroken } = tellOfAll(open, { day: stay.checkIn, stay, today })
  if (isBroken) return says
  return wish.named ? words.taken(labelOf(wish), stay) : words.noneFree(stay)
}

/** Each villa's free stay nearest to the wished one. */
function tellNear(villas: readonly Villa[], stay: Stay, nights: Nights, wish: StayWish): string {
  const near = bookableVillas(villas).flatMap((villa): Offer[] => {
    const other = nearestFreeStay(villa, stay, nights)
    return other ? [{ villa, stay: other }] : []
  })
  return near.length > 0 ? join(words.nearest, listStays(near.slice(0, MOST_LISTED), wish)) : ''
}

/** Several villas for a party that no single free one holds. */
function offerGroup({ wish }: StayQuestion, free: readonly Offer[]): string {
  if (wish.guests === undefined) return ''
  const group = combineVillas(
    free.map(({ villa }) => villa),
    wish,
  )
  return group.length < 2 ? '' : listGroup(group, free[0]?.stay ?? null, wish)
}

function isWithinBudget(villa: Villa, stay: Stay, { budget, guests, board }: StayWish): boolean {
  if (budget?.per !== 'stay') return true
  const price = priceOf(villa, stay, { guests, board })
  return price !== null && price <= budget.cents
}

async function answerPeriod(question: StayQuestion, period: { first: Day; last: Day; label: string }) {
  const { wish, today } = question
  const tooMany = judgeParty(question)
  if (tooMany) return join(tooMany, words.askDates)
  const hasBegun = period.first < today
  const first = hasBegun ? today : period.first
  if (first > lastCheckIn(today)) return tellProblems(stayFrom(first, wish.nights), today)
  const suited = suitableVillas(poolOf(question), criteriaOf(wish, wish.nights ?? 1))
  const offers = await findFirstFree(question, orderVillas(suited, wish.pick), first, period.last)
  if (offers.length === 0) return join(words.noneInPeriod(period.label), words.askDates)
  return join(
    words.period(offers.length, period.label),
    listStays(wish.named ? offers.slice(0, MOST_LISTED) : spread(offers), wish),
    mealsOf(wish),
    words.askDates,
    linkTo(words.calendar, '/calendar'),
  )
}

function moreLink(count: number, { checkIn, checkOut }: Stay, { guests }: StayWish): string {
  const search = new URLSearchParams({ checkIn, checkOut, ...(guests && { guests: String(guests) }) })
  return `${words.more(count)} ${linkTo(words.calendar, `/calendar?${search}`)}`
}
