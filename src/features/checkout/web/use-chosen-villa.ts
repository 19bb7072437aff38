import { useCallback, useEffect, useState } from 'react'
import { guestsOffered } from '@/features/bookings/rules/limits'
import type { Board } from '@/features/rates/rules/board'
import { boardSupplement, rateOf } from '@/features/rates/rules/pricing'
import { reviewAnyChoice } from '@/features/search/rules/any-villa'
import type { Wish } from '@/features/search/rules/offers'
import type { Villa } from '@/features/villas/contract'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { categoriesOf } from '@/features/villas/rules/villa-groups'
import type { BookingDraft } from '../rules/checkout'
import { isShown } from './step-villa'
import { STEP_VILLA_WORDS as words } from './step-villa-text'
import type { useOffers } from './use-offers'

type Asked = Pick<ReturnType<typeof useOffers>, 'known' | 'isFresh'>

/**
 * Looks after what is chosen while others book: gives up a villa that cannot be had any more or is not in view, and says
 * why until another is chosen; where any of a category will do, puts another of the same price in its place.
 */
export function useChosenVilla(
  draft: BookingDraft,
  wish: Wish,
  { known, isFresh }: Asked,
  isSent: boolean,
  onChange: (changed: Partial<BookingDraft>) => void,
) {
  const [reason, setReason] = useState<string | null>(null)
  const hasChosen = draft.villaId !== null || draft.anyOf !== null
  const verdict = known && hasChosen && !isSent ? judge(draft, known, wish, isFresh) : null
  const [why, villaId] = [verdict?.why ?? null, verdict?.villaId ?? null]
  const { anyOf } = draft

  const giveUp = useCallback(
    (because: string | null) => {
      setReason(because)
      onChange({ villaId: null, anyOf: null })
    },
    [onChange],
  )

  const isGone = verdict !== null && villaId === null
  useEffect(() => {
    if (isGone) giveUp(why)
  }, [isGone, why, giveUp])
  useEffect(() => {
    if (villaId !== null) onChange({ villaId, anyOf })
  }, [villaId, anyOf, onChange])

  return { message: hasChosen ? null : reason, giveUp }
}

type Known = NonNullable<Asked['known']>

/** What is to be done: another villa to take, or why the choice is given up; null where it stands. */
function judge(
  draft: BookingDraft,
  known: Known,
  wish: Wish,
  isFresh: boolean,
): { villaId: number | null; why: string | null } | null {
  const { anyOf, villaId } = draft
  if (anyOf !== null) {
    const review = reviewAnyChoice({ ...draft, anyOf }, known, wish)
    if (review.kind === 'stands') return null
    const name = categoriesOf(known.villas).find(({ id }) => id === anyOf)?.name ?? ''
    if (review.kind === 'hidden') return { villaId: null, why: words.otherKindOfAny(name) }
    // An old answer is good enough to pick by, not to give up by.
    if (!isFresh && villaId !== null) return null
    if (review.kind === 'picked') return { villaId: review.villaId, why: null }
    return isFresh ? { villaId: null, why: words.goneOfAny(name, review.from) } : null
  }
  const villa = known.villas.find(({ id }) => id === villaId)
  if (villa && !isShown(villa, draft))
    return { villaId: null, why: words.otherKind(unitNameOf(villa, 'full')) }
  if (!isFresh || known.offers.some((offer) => offer.villa.id === villaId)) return null
  return { villaId: null, why: villa ? reasonFor(villa, wish.guests, wish.board) : null }
}

function reasonFor(villa: Villa, guests: number, board: Board): string {
  const name = unitNameOf(villa, 'full')
  const most = guestsOffered(villa)
  if (most < guests) return words.tooSmall(name, most)
  return boardSupplement(rateOf(villa), board) === null ? words.noMeals(name) : words.lost(name)
}
