import { GROUP_PAGE } from '@/features/groups/paths'
import { titleOf } from '@/features/passages/knowledge/note'
import { linkTo } from '@/features/property/rules/contact-links'
import { featuresOf, hasFeature } from '@/features/questions/understand/read-wish'
import type { StayWish } from '@/features/questions/understand/stay-wish'
import { bookableVillas } from '@/features/search/rules/offers'
import type { Villa } from '@/features/villas/contract'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { addDays } from '@/kernel/days'
import { formatPrice } from '@/kernel/money'
import { conciergeText, topicText } from '../text'
import { tellFound } from './answer-note'
import { combineVillas } from './combine-villas'
import { join } from './compose'
import {
  compareTypes,
  describeTypes,
  describeVillas,
  listGroup,
  listPrices,
  listStays,
  orderVillas,
} from './describe-villas'
import { nightPrices, placesOf, suitableVillas } from './find-stays'
import { askDatesOfSeveral } from './offer-several'
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
const DAYS_LOOKED_AHEAD = 60
/** How much of what somebody likes a villa's own words must cover. */
const LIKED = 0.3

/** Answers a wish without days: what there is, what it costs, or when a named villa is next free. */
export async function answerDateless(question: StayQuestion): Promise<string> {
  const { wish, knowledge } = question
  const { acts, named, pick } = wish
  const open = bookableVillas(knowledge.villas)
  const pool = poolOf(question)
  const criteria = criteriaOf(wish, wish.nights ?? 1)
  const tooMany = judgeParty(question)
  if (tooMany) {
    const group = combineVillas(open, wish)
    const fitting = spread(orderVillas(suitableVillas(open, criteria), pick))
    const instead =
      group.length > 1 ? listGroup(group, null, wish) : join(words.fit, listPrices(fitting, wish))
    const found = group.length > 0 ? join(instead, mealsOf(wish)) : linkTo(words.groupPage, GROUP_PAGE)
    return join(tooMany, found, words.askDates)
  }
  const several = askDatesOfSeveral(question)
  if (several) return several
  const suited = byWants(orderVillas(suitableVillas(pool, criteria), pick), wish)
  if (named && acts.includes('availability')) return await nextFree(question, suited)
  if (named && named.length > 1 && !wish.board && named.every(({ by }) => by === 'category')) {
    const labels = new Set(named.map(({ label }) => label))
    const kinds = knowledge.categories.filter(({ name }) => labels.has(name))
    return join(compareTypes(kinds), mealsOf(wish, 'bed-and-breakfast'), words.askDates)
  }
  if (named) {
    const about = describeVillas(suited.length > 0 ? suited : pool, wish, knowledge)
    const others = suited.length > 0 ? [] : spread(suitableVillas(open, criteria))
    const instead = others.length > 0 && join(words.fit, listPrices(others, wish))
    const sleeps =
      wish.guests !== undefined &&
      named.length === 1 &&
      suited.length > 0 &&
      topicText.sleeps(labelOf(wish), Math.max(...suited.map((villa) => placesOf(villa))))
    return join(sleeps, about, instead, ...remarksOf(question), words.askDates)
  }
  const { guests, bedrooms, wants, budget } = wish
  const isChoosing = Boolean(guests ?? bedrooms ?? wants ?? budget ?? pick) || acts.includes('choose')
  if (isChoosing && suited.length === 0) return refuseAll(question, open)
  if (isChoosing || acts.includes('price')) {
    const liked = likedVillas(question, suited)
    const fitting = bookableVillas(liked.length > 0 ? liked : suited)
    const listed = pick || liked.length > 0 ? fitting.slice(0, MOST_LISTED) : spread(fitting)
    return join(
      words.fit,
      listPrices(listed, wish),
      fitting.length > listed.length && words.more(fitting.length - listed.length),
      ...remarksOf(question),
      mealsOf(wish, 'bed-and-breakfast'),
      words.askDates,
    )
  }
  return join(
    acts.includes('book') && words.cannotBook,
    acts.includes('describe') && acts.length === 1 && describeTypes(knowledge),
    ...remarksOf(question),
    words.askDates,
    linkTo(words.calendar, '/calendar'),
  )
}

/** Those first that have just what is asked for: a kitchen before a kitchenette. */
function byWants(villas: readonly Villa[], { wants = [] }: StayWish): Villa[] {
  const exact = (villa: Villa) => wants.filter((stem) => featuresOf(villa).has(stem)).length
  return villas.toSorted((one, other) => exact(other) - exact(one))
}

async function nextFree(question: StayQuestion, suited: Villa[]) {
  const { wish, knowledge, today } = question
  const offers = await findFirstFree(question, suited, today, addDays(today, DAYS_LOOKED_AHEAD))
  const label = labelOf(wish)
  if (offers.length === 0) return join(words.noNextFree(label), describeVillas(suited, wish, knowledge))
  const listed = listStays(offers.slice(0, MOST_LISTED), wish)
  return join(words.nextFree(label), listed, mealsOf(wish), words.askDates)
}

function refuseAll({ wish, knowledge }: StayQuestion, open: readonly Villa[]): string {
  const { most, guests = 1 } = criteriaOf(wish, wish.nights ?? 1)
  const [lowest] = orderVillas(open, 'cheapest')
  if (lowest && most !== undefined && nightPrices(lowest).base > most)
    return join(words.overBudget(formatPrice(nightPrices(lowest).base)), listPrices([lowest], wish))
  const { wants = [], pick } = wish
  const matches = (villa: Villa) => wants.filter((stem) => hasFeature(featuresOf(villa), stem)).length
  const close = orderVillas(suitableVillas(open, { guests }), pick).sort(
    (one, other) => matches(other) - matches(one),
  )
  return join(
    words.noneFit,
    wants.length > 1 && wants.flatMap((want) => tellFound(want, knowledge) ?? []).join(' '),
    words.closest,
    listPrices(close.slice(0, MOST_LISTED), wish),
  )
}

/** Villas whose own words speak of what somebody who gives no figures would like: 'something romantic with a view'. */
function likedVillas({ wish, knowledge }: StayQuestion, suited: Villa[]): Villa[] {
  const { likes = [], guests, wants, budget, pick, bedrooms } = wish
  if ((likes.length === 0 || guests) ?? wants ?? budget ?? pick ?? bedrooms) return []
  const found = knowledge.index.find(likes.join(' '), ['villa']).filter(({ coverage }) => coverage >= LIKED)
  const places = new Map(found.map(({ note }, place) => [titleOf(note), place]))
  const placeOf = (villa: Villa) =>
    places.get(unitNameOf(villa)) ?? places.get(villa.categoryName ?? '') ?? found.length
  return suited
    .filter((villa) => placeOf(villa) < found.length)
    .sort((one, other) => placeOf(one) - placeOf(other))
}
