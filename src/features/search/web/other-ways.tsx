import { Link } from '@tanstack/react-router'
import { guestsOffered } from '@/features/bookings/rules/limits'
import type { Party } from '@/features/bookings/rules/party'
import { partyFromLink } from '@/features/bookings/rules/party-link'
import { contactLink } from '@/features/contact/rules/contact-link'
import { groupLink } from '@/features/groups/rules/group-link'
import type { GroupLink } from '@/features/groups/rules/group-search'
import { splitParty } from '@/features/groups/rules/split-party'
import { DEFAULT_BOARD } from '@/features/rates/rules/board'
import { formatPrice } from '@/kernel/money'
import { formatStay, type Stay } from '@/kernel/stay'
import { buttonClass } from '@/web/ui/button'
import { PageLink } from '@/web/ui/page-link'
import type { CheckoutLink } from '../rules/checkout-link'
import { otherDatesLink } from '../rules/choice-link'
import { type Combination, findCombinations, kindsOf, placesIn } from '../rules/combinations'
import { DAYS_AROUND, type Offer, type PricedStay } from '../rules/offers'
import type { FullCategory } from '../rules/results'
import { RESULTS_WORDS } from './results-text'

/** Categories with nothing free on the searched nights, each with the nearest dates on which it has. */
export function FullCategories({ full, link }: { full: readonly FullCategory[]; link: CheckoutLink }) {
  const { full: words, card } = RESULTS_WORDS
  if (full.length === 0) return null
  return (
    <section aria-labelledby="full-title">
      <h2 id="full-title" className="text-xl">
        {words.title}
      </h2>
      <ul className="mt-4 ruled border-y border-line-strong/40">
        {full.map(({ id, name, nearest, against }) => (
          <li key={id} className="grid gap-3 py-4 lg:grid-cols-[14rem_1fr]">
            <h3 className="text-lg">{(id !== null && name) || card.others}</h3>
            <NearestDates full={{ nearest, against }} link={link} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The nearest dates on which a category has something free, each with its price. */
export function NearestDates({
  full: { nearest, against },
  link,
}: {
  full: { nearest: readonly PricedStay[]; against: FullCategory['against'] }
  link: CheckoutLink
}) {
  const { full: words } = RESULTS_WORDS
  return (
    <div className="grid gap-3">
      {against && (
        <p className="flex flex-wrap items-center gap-3">
          {against.says}
          {against.longer && <DatesLink priced={against.longer} link={link} />}
        </p>
      )}
      {nearest.length > 0 && (
        <div className="flex flex-wrap items-center gap-3">
          <span className="text-ink-soft">{words.nearest}</span>
          {nearest.map((one) => (
            <DatesLink key={one.stay.checkIn} priced={one} link={link} />
          ))}
        </div>
      )}
      {nearest.length === 0 && !against && (
        <p className="flex flex-wrap items-center gap-3">
          <span className="text-ink-soft">{words.none(DAYS_AROUND)}</span>
          <PageLink path="/calendar" className={buttonClass({ look: 'quiet', size: 'small' })}>
            {words.calendar}
          </PageLink>
        </p>
      )}
    </div>
  )
}

function DatesLink({ priced: one, link }: { priced: PricedStay; link: CheckoutLink }) {
  return (
    <Link
      to="/booking"
      search={otherDatesLink(link, one.stay)}
      className={buttonClass({ look: 'quiet', size: 'small', className: 'tabular' })}
    >
      {formatStay(one.stay)}, {formatPrice(one.total)}
    </Link>
  )
}

type TogetherProps = {
  /** Every free villa, whatever party it takes. */
  offers: readonly Offer[]
  /** The nearest stays of the same length in which the party finds room. */
  nearest: readonly PricedStay[]
  party: Party
  stay: Stay
  link: CheckoutLink
}

/** Villas that hold together the party that none of them holds alone, and the way to book them as one. */
export function VillasTogether({ offers, nearest, party, stay, link }: TogetherProps) {
  const { together: words } = RESULTS_WORDS
  const { guests } = party
  const combinations = findCombinations(offers, {
    ...{ stay, guests, childAges: party.childAges },
    board: DEFAULT_BOARD,
  })
  if (combinations.length === 0)
    return (
      <div className="rounded-card border border-dashed border-line-strong p-5">
        <p className="text-lg font-semibold">{words.tooMany(placesIn(offers))}</p>
        {nearest.length > 0 && (
          <div className="mt-4 grid gap-3">
            <p>{words.others(guests)}</p>
            <NearestDates full={{ nearest, against: null }} link={link} />
          </div>
        )}
        <p className="mt-4">{words.orWrite}</p>
        <PageLink
          path={contactLink('Room Booking Inquiry', words.message(stay, guests))}
          className={buttonClass({ look: 'primary', className: 'mt-4' })}
        >
          {words.write}
        </PageLink>
      </div>
    )
  return (
    <section aria-labelledby="together-title">
      <h2 id="together-title" className="text-xl">
        {words.title(guests)}
      </h2>
      <p className="mt-2 max-w-measure text-ink-soft">{words.line}</p>
      <ul className="mt-4 grid gap-4 lg:grid-cols-3">
        {combinations.map((combination) => {
          const kinds = kindsOf(combination).map(({ count, name }) => words.kind(count, name))
          const { total, places } = combination
          return (
            <li key={kinds.join()} className="flex flex-col rounded-card border border-line bg-paper p-5">
              <h3 className="text-lg">{kinds.join(', ')}</h3>
              <p className="mt-1 text-sm text-ink-soft">{words.places(places)}</p>
              <p className="tabular mt-4 text-sm text-ink-soft">
                <strong className="text-xl text-forest">{formatPrice(total)}</strong>{' '}
                {RESULTS_WORDS.card.total(combination.offers[0]?.quote.nights.length ?? 0)}
              </p>
              <Link
                to="/booking/group"
                search={combinationLink(combination, party, stay)}
                className={buttonClass({ look: 'action', className: 'mt-4' })}
              >
                {words.book}
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** To the page that books these villas as one, the party spread over them. */
function combinationLink({ offers }: Combination, party: Party, stay: Stay): GroupLink {
  const parties = splitParty(
    party,
    offers.map(({ villa }) => guestsOffered(villa)),
  )
  const parts = offers.flatMap(({ villa }, place) => {
    const own = parties[place]
    return own ? [{ villaId: villa.id, party: own, stay: null }] : []
  })
  return groupLink(stay, party, parts)
}

/** The way for those who want several villas, a wedding for one, whatever number of guests they searched for. */
export function SeveralVillas({ link, stay }: { link: CheckoutLink; stay: Stay }) {
  const { several: words } = RESULTS_WORDS
  return (
    <p className="flex flex-wrap items-center gap-3">
      <span className="text-ink-soft">{words.line}</span>
      <Link
        to="/booking/group"
        search={groupLink(stay, partyFromLink(link), [])}
        className={buttonClass({ look: 'quiet', size: 'small' })}
      >
        {words.choose}
      </Link>
    </p>
  )
}

/** Said to the largest party there is, which a link that named more guests was read as. */
export function LargestParty({ stay, guests }: { stay: Stay; guests: number }) {
  const words = RESULTS_WORDS
  return (
    <p className="mt-3 flex flex-wrap items-center gap-3">
      {words.most(guests)}
      <PageLink
        path={contactLink('Room Booking Inquiry', words.mostMessage(stay, guests))}
        className={buttonClass({ look: 'quiet', size: 'small' })}
      >
        {words.together.write}
      </PageLink>
    </p>
  )
}
