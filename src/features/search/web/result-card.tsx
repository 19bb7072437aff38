import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { guestsOffered } from '@/features/bookings/rules/limits'
import { categoriesQuery } from '@/features/categories/queries'
import { describeBeds } from '@/features/categories/rules/beds'
import { categoryPath } from '@/features/categories/rules/category-page'
import type { Villa } from '@/features/villas/contract'
import { VILLA_WORDS } from '@/features/villas/text'
import type { Day } from '@/kernel/days'
import { labelled } from '@/kernel/labels'
import { formatPrice } from '@/kernel/money'
import type { Stay } from '@/kernel/stay'
import { buttonClass } from '@/web/ui/button'
import { Icon, type IconName } from '@/web/ui/icon'
import { PageLink } from '@/web/ui/page-link'
import type { CheckoutLink } from '../rules/checkout-link'
import { choiceLink, type ResultChoice, searchedOf } from '../rules/choice-link'
import { amenitiesOf, type CategoryResult, findAdditions, findBeds, picturesOf } from '../rules/results'
import { ParticularVillas } from './particular-villas'
import { ResultPictures } from './result-pictures'
import { ResultInShillings } from './result-shillings'
import { RESULTS_WORDS } from './results-text'

const { card: words } = RESULTS_WORDS

// A hotel that has none loads none.
const PlanLinks = lazy(async () => ({
  default: (await import('@/features/rate-choice/web/plan-links')).PlanLinks,
}))

/** So few villas that a guest should know how many are left. */
const FEW = 2
const MOST_ADDITIONS = 4

type ResultCardProps = {
  result: CategoryResult
  /** All that are listed, by whose pictures rooms are told from houses. */
  villas: readonly Villa[]
  /** Those of them that would hold the party and are booked. */
  taken: readonly Villa[]
  stay: Stay
  today: Day
  link: CheckoutLink
  /** True for the one that is seen first. */
  isFirst: boolean
}

/** A category with what is free of it: its pictures, what it holds and costs, and the ways on. */
export function ResultCard({ result, villas, taken, stay, today, link, isFirst }: ResultCardProps) {
  const { id, offers, best } = result
  const name = nameOf(result)
  const nights = best.quote.nights.length
  const least = Math.min(...best.quote.nights.map(({ cents }) => cents))
  const choice = id === null || offers.length === 1 ? { villa: best.villa.id } : { anyOf: id }
  return (
    <article className="grid overflow-hidden rounded-card border border-line bg-paper lg:grid-cols-[5fr_6fr]">
      <ResultPictures name={name} pictures={picturesOf(result, villas)} isFirst={isFirst} />
      <div className="grid min-w-0 content-start gap-4 p-5 lg:p-7">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
          <h3 className="text-xl">{name}</h3>
          {offers.length <= FEW && (
            <strong className="font-semibold text-clay">{words.left(offers.length)}</strong>
          )}
        </div>
        <Facts result={result} />
        <MoreThanCheaper result={result} />
        <div className="grid gap-4 border-t border-line pt-4 sm:grid-cols-[1fr_auto] sm:items-center">
          <p className="tabular text-sm text-ink-soft">
            <strong className="text-xl text-forest">{formatPrice(best.quote.total)}</strong>{' '}
            {words.total(nights)}
            <ResultInShillings price={best.quote.total} />
            <span className="block">{words.perNight(least)}</span>
          </p>
          <Link
            to="/booking"
            search={choiceLink(link, choice)}
            className={buttonClass({ look: 'action', size: 'large' })}
          >
            {'anyOf' in choice ? words.any : words.only}
            <span className="sr-only">{labelled('', name)}</span>
          </Link>
        </div>
        <Boards result={result} link={link} choice={choice} name={name} />
        {best.villa.ratePlans && (
          <Suspense>
            <PlanLinks
              villa={best.villa}
              stay={stay}
              quote={best.quote}
              today={today}
              renderLink={(plan, content) => (
                <Link
                  to="/booking"
                  search={choiceLink(link, { ...choice, ...(plan && { plan }) })}
                  className={buttonClass({ look: 'quiet', size: 'small', className: 'h-full w-full' })}
                >
                  {content}
                  <span className="sr-only">{labelled('', name)}</span>
                </Link>
              )}
            />
          </Suspense>
        )}
      </div>
      <div className="col-span-full ruled border-t border-line px-5">
        <Details result={result} link={link} />
        {offers.length > 1 && <ParticularVillas result={result} villas={villas} taken={taken} link={link} />}
      </div>
    </article>
  )
}

function nameOf({ name, id }: Pick<CategoryResult, 'name' | 'id'>): string {
  return (id !== null && name) || words.others
}

function Facts({ result }: { result: CategoryResult }) {
  const { best, offers } = result
  const { villa } = best
  const sizes = offers.flatMap((offer) => offer.villa.roomSize ?? [])
  const facts: [IconName, string | null][] = [
    ['guests', words.sleeps(guestsOffered(villa))],
    ['bed', villa.beds ? describeBeds(villa.beds) : findBeds(villa.amenities)],
    ['hut', VILLA_WORDS.bedrooms(villa.bedrooms)],
    ['bath', VILLA_WORDS.bathrooms(villa.bathrooms)],
    ['pin', sizes.length > 0 ? words.sizes(Math.min(...sizes), Math.max(...sizes)) : null],
  ]
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1.5 text-sm">
      {facts.map(
        ([icon, fact]) =>
          fact && (
            <li key={icon} className="flex items-center gap-1.5">
              {icon !== 'pin' && <Icon name={icon} className="size-4.5 text-leaf" />}
              {fact}
            </li>
          ),
      )}
    </ul>
  )
}

/** What makes it cost more than the next cheaper category. */
function MoreThanCheaper({ result }: { result: CategoryResult }) {
  const additions = findAdditions(result)
  if (!additions || !result.cheaper) return null
  const { guests, bedrooms, size, amenities } = additions
  const parts = [
    guests !== null && words.room(guests),
    bedrooms !== null && words.bedrooms(bedrooms),
    size > 0 && words.larger(size),
    ...amenities.map(words.addition),
  ].filter((part) => part !== false)
  if (parts.length === 0) return null
  return (
    <p className="text-sm">
      <span className="font-semibold">{words.moreThan(result.cheaper.name ?? words.others)}</span>{' '}
      {parts.slice(0, MOST_ADDITIONS).join(', ')}
    </p>
  )
}

type BoardsProps = Pick<ResultCardProps, 'result' | 'link'> & { choice: ResultChoice; name: string }

function Boards({ result: { boards }, link, choice, name }: BoardsProps) {
  if (boards.length === 0) return null
  return (
    <ul aria-label={words.boards} className="tabular grid grid-cols-2 gap-2">
      {boards.map(({ board, more }) => (
        <li key={board}>
          <Link
            to="/booking"
            search={choiceLink(link, { ...choice, board })}
            className={buttonClass({ look: 'quiet', size: 'small', className: 'h-full w-full' })}
          >
            {words.board[board]} {words.more(more)}
            <span className="sr-only">{labelled('', name)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Details({ result, link }: Pick<ResultCardProps, 'result' | 'link'>) {
  const { category, best } = result
  const { data: categories = [] } = useQuery(categoriesQuery)
  const { view, kitchen = [] } = best.villa
  const amenities = [...new Set([...amenitiesOf(result), ...kitchen, ...(category?.includedServices ?? [])])]
  return (
    <details>
      <summary className="min-h-11 py-2.5 font-semibold text-forest">{words.details}</summary>
      <div className="pb-5 text-sm">
        <p className="max-w-measure text-ink-soft">{category?.description ?? best.villa.description}</p>
        {best.villa.guestPrices && <p className="mt-4">{best.villa.guestPrices.says}</p>}
        {view && <p className="mt-4 font-semibold">{words.view(view)}</p>}
        <ul className="mt-4 grid gap-x-6 gap-y-1.5 sm:grid-cols-2">
          {amenities.map((amenity) => (
            <li key={amenity} className="flex gap-2">
              <Icon name="check" className="mt-0.5 size-4 text-leaf" />
              {amenity}
            </li>
          ))}
        </ul>
        {category && (
          <PageLink
            path={categoryPath(category, categories)}
            search={searchedOf(link)}
            className="mt-2 inline-flex min-h-11 items-center font-semibold text-forest underline underline-offset-4"
          >
            {words.page(category.name)}
          </PageLink>
        )}
      </div>
    </details>
  )
}
