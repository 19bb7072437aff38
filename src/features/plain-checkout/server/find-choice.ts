import { readAvailability } from '@/features/availability/rules/availability'
import { checkStay } from '@/features/bookings/rules/limits'
import { partyFromLink } from '@/features/bookings/rules/party-link'
import { MOST_GUESTS } from '@/features/bookings/rules/stay-link'
import { listBookedNights } from '@/features/bookings/server/store'
import { judgeForGuest } from '@/features/promo-codes/server/judge-for-guest'
import { readToldFacts } from '@/features/property/server/store'
import { planOptions } from '@/features/rate-choice/rules/plan-options'
import { DEFAULT_BOARD } from '@/features/rates/rules/board'
import type { Quote } from '@/features/rates/rules/pricing'
import { applyPromo } from '@/features/rates/rules/promo'
import { applyPlan, choosePlan } from '@/features/rates/rules/rate-plan'
import { pickAny } from '@/features/search/rules/any-villa'
import type { CheckoutLink } from '@/features/search/rules/checkout-link'
import { searchedOf } from '@/features/search/rules/choice-link'
import { findOffers } from '@/features/search/rules/offers'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { listShownVillas } from '@/features/villas/server/store'
import { addDays } from '@/kernel/days'
import type { Context } from '@/server/context'
import { linkFields } from '../rules/plain-form'
import type { PlainChoice, PlainPage } from '../rules/plain-page'
import { PLAIN_WORDS as words } from '../text'

type Lost = Extract<PlainPage, { step: 'lost' }>

/** What a link chooses with its price, by the rules of the search; or why it cannot be had, with the way back to the results. */
export async function findChoice(
  context: Pick<Context, 'database' | 'settings' | 'today' | 'now'>,
  link: CheckoutLink,
  { code, address }: { code: string; address: string },
): Promise<PlainChoice | Lost> {
  const {
    database: { orm },
    today,
    now,
  } = context
  const { checkIn, checkOut, anyOf, villa } = link
  const results = `/booking?${new URLSearchParams(linkFields(searchedOf(link)))}`
  const lost = (message: string): Lost => ({ step: 'lost', message, path: results, link: words.toStart })
  if (!checkIn || !checkOut || (anyOf === undefined && villa === undefined)) return lost(words.noStay)
  const stay = { checkIn, checkOut }
  const party = partyFromLink(link)
  const [problem] = checkStay({ ...stay, guests: party.guests }, { today: today(), maxGuests: MOST_GUESTS })
  if (problem) return lost(problem.message)
  const villas = await listShownVillas(orm, today())
  const window = { first: checkIn, last: addDays(checkOut, -1) }
  const bookings = await listBookedNights(orm, { start: window.first, end: window.last })
  const known = readAvailability(
    villas.map(({ id }) => id),
    today(),
    [{ window, bookings }],
  )
  const { guests, childAges } = party
  const wish = { stay, guests, childAges, board: link.board ?? DEFAULT_BOARD }
  const offers = findOffers(villas, known, wish)
  const offer = anyOf === undefined ? offers.find((one) => one.villa.id === villa) : pickAny(offers, anyOf)
  if (!offer) return lost(words.gone)
  const { categoryId } = offer.villa
  const promo = code ? await judgeForGuest(context, { code, stay, categoryId }, address) : null
  const isHeld = promo !== null && !('refusal' in promo)
  const alter = (quote: Quote) => (isHeld ? applyPromo(quote, promo) : quote)
  const chosen = choosePlan(offer.villa.ratePlans, link.plan, { stay, categoryId, today: today() })
  const plan = chosen && 'refusal' in chosen ? null : chosen
  const hotel = await readToldFacts(orm)
  const asked = { ...offer, stay, hotel, alter, today: today(), now: now().getTime() }
  return {
    villaId: offer.villa.id,
    villaName: unitNameOf(offer.villa, 'full'),
    anyOf: anyOf === undefined ? null : { id: anyOf, name: offer.villa.categoryName ?? offer.villa.name },
    stay,
    party,
    board: wish.board,
    quote: alter(plan ? applyPlan(offer.quote, plan) : offer.quote),
    plans: planOptions(asked),
    planProblem: chosen && 'refusal' in chosen ? chosen.refusal : null,
    codeProblem: promo && !isHeld ? promo.refusal : null,
  }
}
