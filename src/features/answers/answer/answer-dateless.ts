import { featuresOf, hasFeature } from '@/features/questions/understand/read-wish'
import type { Villa } from '@/features/villas/contract'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { addDays } from '@/kernel/days'
import { formatPrice } from '@/kernel/money'
import { titleOf } from '../knowledge/note'
import { linkTo } from '../rules/contact-links'
import { conciergeText } from '../text'
import { answerFromNotes } from './answer-note'
import { combineVillas } from './combine-villas'
import {
  describeTypes,
  describeVillas,
  linePrices,
  listGroup,
  listStays,
  orderVillas,
} from './describe-villas'
import { firstFreeStay, nightPrices, suitableVillas } from './find-stays'
import { askDatesOfSeveral, wantedVillas } from './offer-several'
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
const DAYS_LOOKED_AHEAD = 60
/** How much of what somebody likes a villa's own words must cover. */
const LIKED = 0.3

/** Answers a wish without days: what there is, what it costs, or when a named villa is next free. */
export async function answerDateless(question: StayQuestion): Promise<string> {
  const { wish, knowledge } = question
  const tooMany = judgeParty(question)
  if (tooMany) {
    const group = combineVillas(
      knowledge.villas.filter((villa) => villa.isAvailable),
      wish,
    )
    return join(
      tooMany,
      group.length > 1 && listGroup(group, null, wish),
      group.length > 1 && words.pricesAre(wish.guests),
      words.askDates,
    )
  }
  const wanted = wantedVillas(wish)
  if (wanted !== null && !wish.pick) return askDatesOfSeveral(wanted, question)
  const pool = poolOf(question)
  const suited = orderVillas(suitableVillas(pool, criteriaOf(wish, wish.nights ?? 1)), wish.pick)
  if (wish.named && wish.acts.includes('availability')) return await nextFree(question, suited)
  if (wish.named)
    return join(
      describeVillas(suited.length > 0 ? suited : pool, wish, knowledge),
      ...remarksOf(question),
      words.askDates,
    )
  const isChoosing =
    wish.guests !== undefined ||
    wish.bedrooms !== undefined ||
    wish.wants?.length ||
    wish.budget ||
    wish.pick ||
    wish.acts.includes('choose')
  if (isChoosing && suited.length === 0) return refuseAll(question)
  if (isChoosing || wish.acts.includes('price')) {
    const liked = likedVillas(question, suited)
    const open = (liked.length > 0 ? liked : suited).filter((villa) => villa.isAvailable)
    const listed =
      wish.pick || liked.length > 0
        ? open.slice(0, MOST_LISTED)
        : spread(open.map((villa) => ({ villa }))).map(({ villa }) => villa)
    return join(
      words.fit,
      listed.map((villa) => linePrices(villa, wish)).join('\n'),
      open.length > listed.length && words.more(open.length - listed.length),
      ...remarksOf(question),
      words.pricesAre(wish.guests),
      words.askDates,
    )
  }
  return join(
    wish.acts.includes('book') && words.cannotBook,
    wish.acts.includes('describe') && wish.acts.length === 1 && describeTypes(knowledge),
    ...remarksOf(question),
    words.askDates,
    linkTo(words.calendar, '/calendar'),
  )
}

async function nextFree({ wish, knowledge, today, lookUpNights }: StayQuestion, suited: Villa[]) {
  const length = wish.nights ?? 1
  const last = addDays(today, DAYS_LOOKED_AHEAD)
  const nights = await lookUpNights(today, addDays(last, length))
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
  const wants = wish.wants ?? []
  const matches = (villa: Villa) => wants.filter((stem) => hasFeature(featuresOf(villa), stem)).length
  const close = orderVillas(suitableVillas(open, guests === undefined ? {} : { guests }), wish.pick).sort(
    (one, other) => matches(other) - matches(one),
  )
  return join(
    words.noneFit,
    wants.length > 1 && answerFromNotes(wants.join(' and '), knowledge, ['fact']),
    words.closest,
    close
      .slice(0, MOST_LISTED)
      .map((villa) => linePrices(villa, wish))
      .join('\n'),
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
