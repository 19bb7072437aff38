import { GROUP_PAGE } from '@/features/groups/paths'
import { linkTo } from '@/features/property/rules/contact-links'
import type { StayWish } from '@/features/questions/understand/stay-wish'
import { bookableVillas } from '@/features/search/rules/offers'
import { countNights, type Stay } from '@/kernel/stay'
import { conciergeText } from '../text'
import { join } from './compose'
import { listGroup, listPrices, orderVillas, splitOver } from './describe-villas'
import { isFree, type Nights, placesIn, suitableVillas } from './find-stays'
import { criteriaOf, poolOf, type StayQuestion, spread } from './stay-question'

const words = conciergeText.stay

/** How many villas are asked for, each for itself; null where it is one. */
function wantedVillas({ named, villas = 1 }: StayWish): number | null {
  const isOneOf = named?.every(({ by, villaIds }) => by === 'room' || villaIds.length < villas)
  return villas < 2 || isOneOf ? null : villas
}

/** Asks for the days of several villas, where that many are asked for. */
export function askDatesOfSeveral(question: StayQuestion): string {
  const { wish, knowledge } = question
  const wanted = wantedVillas(wish)
  if (wanted === null || wish.pick) return ''
  const { guests = wanted, ...each } = criteriaOf(wish, 1)
  const least = { ...each, guests: Math.ceil(guests / wanted) }
  const fitting = suitableVillas(bookableVillas(poolOf(question)), least)
  return join(
    words.several(wanted, knowledge.villas.length),
    listPrices(spread(orderVillas(fitting, wish.pick)), wish),
    words.askDates,
    linkTo(words.groupPage, GROUP_PAGE),
  )
}

/** So many villas that hold the party together, with what they come to; nothing where that cannot be. */
export function offerSeveral(
  question: StayQuestion,
  stay: Stay,
  nights: Nights,
  remarks: readonly string[],
): string {
  const { wish, knowledge } = question
  const wanted = wantedVillas(wish)
  if (wanted === null || (wish.guests ?? wanted) < wanted) return ''
  const { guests = wanted, budget } = wish
  // A budget for the whole stay is one for all of them.
  const { most, ...others } = { ...criteriaOf(wish, 1), guests: 1 }
  const each = budget?.per === 'night' && most !== undefined ? { ...others, most } : others
  const free = suitableVillas(poolOf(question), each).filter((villa) => isFree(villa, stay, nights))
  const alike = suitableVillas(free, { guests: Math.ceil(guests / wanted) })
  const chosen = [orderVillas(alike, wish.pick), orderVillas(free, 'largest')]
    .map((some) => some.slice(0, wanted))
    .find((some) => some.length === Math.min(wanted, free.length) && placesIn(some) >= (wish.guests ?? 1))
  if (!chosen) return ''
  const { total } = splitOver(chosen, stay, wish)
  const isTooDear = budget?.per === 'stay' && total !== null && total > budget.cents
  const open = chosen.every((villa) => alike.includes(villa)) ? alike : free
  return join(
    wanted > knowledge.villas.length && words.several(wanted, knowledge.villas.length),
    words.severalFree(wanted, open.length, stay, countNights(stay)),
    isTooDear && words.severalTooDear,
    listGroup(chosen, stay, wish),
    linkTo(words.groupPage, GROUP_PAGE),
    ...remarks,
  )
}
