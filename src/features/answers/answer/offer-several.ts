import { guestsOffered } from '@/features/bookings/rules/limits'
import { GROUP_PAGE } from '@/features/groups/paths'
import type { StayWish } from '@/features/questions/understand/stay-wish'
import type { Villa } from '@/features/villas/contract'
import { countNights, type Stay } from '@/kernel/stay'
import { linkTo } from '../rules/contact-links'
import { conciergeText } from '../text'
import { listGroup, orderVillas, splitOver } from './describe-villas'
import { isFree, type Nights, suitableVillas } from './find-stays'
import { criteriaOf, join, type StayQuestion } from './stay-question'

const words = conciergeText.stay

/** How many villas are asked for, each for itself; null where it is one, or where villas are named. */
export function wantedVillas({ named, villas = 1 }: StayWish): number | null {
  return named || villas < 2 ? null : villas
}

/** Asks for the days of several villas. */
export function askDatesOfSeveral(wanted: number, { knowledge }: StayQuestion): string {
  return join(
    words.several(wanted, knowledge.villas.length),
    words.askDates,
    linkTo(words.groupPage, GROUP_PAGE),
  )
}

/** So many villas that hold the party together, with what they come to; nothing where that cannot be. */
export function offerSeveral(
  wanted: number,
  question: StayQuestion,
  stay: Stay,
  nights: Nights,
  remarks: readonly string[],
): string {
  const { wish, knowledge } = question
  const { guests = wanted, budget } = wish
  if (guests < wanted) return ''
  // A budget for the whole stay is one for all of them.
  const { most, ...others } = { ...criteriaOf(wish, 1), guests: 1 }
  const each = budget?.per === 'night' && most !== undefined ? { ...others, most } : others
  const free = suitableVillas(knowledge.villas, each).filter((villa) => isFree(villa, stay, nights))
  const alike = suitableVillas(free, { guests: Math.ceil(guests / wanted) })
  const chosen = [orderVillas(alike, wish.pick), orderVillas(free, 'largest')]
    .map((some) => some.slice(0, wanted))
    .find((some) => some.length === Math.min(wanted, free.length) && bedsOf(some) >= (wish.guests ?? 1))
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

function bedsOf(villas: readonly Villa[]): number {
  return villas.reduce((sum, villa) => sum + guestsOffered(villa), 0)
}
